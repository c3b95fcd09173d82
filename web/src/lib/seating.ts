// How many can sit at a new table with the choices made for it.

import type { GameInfo, SetupField } from "./api";

/** The choices made so far, by field; the others are as usual. */
export type Choices = Readonly<Record<string, string | boolean>>;

/** What is chosen for a field of the setup. */
export function valueOf(field: SetupField, chosen: Choices): string | boolean {
  return chosen[field.field] ?? field.default;
}

/** The numbers of players that every choice allows, from the fewest. */
export function playerCounts({ players_min, players_max, setup }: GameInfo, chosen: Choices): number[] {
  const all = Array.from({ length: players_max - players_min + 1 }, (_, index) => players_min + index);
  const allowed = (count: number, field: SetupField): boolean => {
    const at = field.values.indexOf(valueOf(field, chosen));
    return field.players[at]?.includes(count) ?? true;
  };
  return all.filter((count) => setup.every((field) => allowed(count, field)));
}

/** The possible number that is nearest to the wished one. */
export function nearestCount(counts: readonly number[], wished: number): number {
  const away = (count: number): number => Math.abs(count - wished);
  return counts.reduce((best, count) => (away(count) < away(best) ? count : best), counts[0] ?? wished);
}
