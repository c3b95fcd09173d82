// How many can sit at a new table with the choices made for it.

import type { GameInfo, OptionInfo } from "./api";

/** The choices made so far, by field; the others are as usual. */
export type Choices = Readonly<Record<string, string | boolean>>;

/** What is chosen for an option. */
export function valueOf(option: OptionInfo, chosen: Choices): string | boolean {
  return chosen[option.field] ?? option.default;
}

/** The numbers of players that every choice allows, from the fewest. */
export function playerCounts({ players_min, players_max, options }: GameInfo, chosen: Choices): number[] {
  const all = Array.from({ length: players_max - players_min + 1 }, (_, index) => players_min + index);
  const allowed = (count: number, option: OptionInfo): boolean => {
    const at = option.values.indexOf(valueOf(option, chosen));
    return option.players[at]?.includes(count) ?? true;
  };
  return all.filter((count) => options.every((option) => allowed(count, option)));
}

/** The possible number that is nearest to the wished one. */
export function nearestCount(counts: readonly number[], wished: number): number {
  const away = (count: number): number => Math.abs(count - wished);
  return counts.reduce((best, count) => (away(count) < away(best) ? count : best), counts[0] ?? wished);
}
