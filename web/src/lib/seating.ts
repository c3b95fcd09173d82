// What can be chosen before a game and how many can sit there: what applies, what is sent.

import type { GameInfo, SetupField } from "./api";

/** One value of a field. */
export type Value = string | boolean | number;
/** What is chosen for a field: a value, or several, or one for each seat. */
export type Chosen = Value | readonly Value[];
/** The choices made so far, by field; the others are as usual. */
export type Choices = Readonly<Record<string, Chosen>>;

/** What is chosen for a field of the setup. */
export function valueOf(field: SetupField, chosen: Choices): Chosen {
  return chosen[field.field] ?? field.default;
}

/** What is chosen for one seat. */
export function seatValue(field: SetupField, chosen: Choices, seat: number): Value {
  const values = valueOf(field, chosen);
  return (typeof values === "object" ? values[seat] : values) ?? field.usual;
}

/** The choices with another value for one seat. */
export function withSeat(field: SetupField, chosen: Choices, seat: number, value: Value): Value[] {
  return Array.from({ length: Math.max(seat + 1, listOf(field, chosen).length) }, (_, one) => (one === seat ? value : seatValue(field, chosen, one)));
}

/** What is chosen of a field of several values, in their order. */
export function listOf(field: SetupField, chosen: Choices): readonly Value[] {
  const values = valueOf(field, chosen);
  return typeof values === "object" ? values : [];
}

/** The values with this one taken in or out, in the order of the field. */
export function toggled(field: SetupField, chosen: Choices, value: Value): Value[] {
  const had = listOf(field, chosen);
  return field.values.filter((one) => had.includes(one) !== (one === value));
}

/** How many values can be chosen of a field of several. */
export function limitOf(field: SetupField, setup: readonly SetupField[], chosen: Choices): number {
  const says = setup.find((one) => one.field === field.as_many_as);
  return says === undefined ? field.values.length : Number(valueOf(says, chosen));
}

/** Whether a field can be chosen with so many players and what else is chosen. */
export function applies(field: SetupField, setup: readonly SetupField[], chosen: Choices, players: number): boolean {
  if (field.when_players.length > 0 && !field.when_players.includes(players)) return false;
  return Object.entries(field.when).every(([name, values]) => {
    const other = setup.find((one) => one.field === name);
    if (other === undefined) return false;
    const value = applies(other, setup, chosen, players) ? valueOf(other, chosen) : other.default;
    return typeof value !== "object" && values.includes(value as Value);
  });
}

/** What is sent: every field that applies, complete; the others stay as usual. */
export function setupOf({ setup }: GameInfo, chosen: Choices, players: number): Record<string, Value | Value[]> {
  const fields = setup.filter((field) => applies(field, setup, chosen, players));
  return Object.fromEntries(fields.map((field) => [field.field, sent(field, setup, chosen, players)]));
}

function sent(field: SetupField, setup: readonly SetupField[], chosen: Choices, players: number): Value | Value[] {
  if (field.per_seat) return Array.from({ length: players }, (_, seat) => seatValue(field, chosen, seat));
  const value = valueOf(field, chosen);
  if (typeof value !== "object") return value;
  // As many as another field says, or none: then chance chooses.
  const whole = field.as_many_as === null || value.length === limitOf(field, setup, chosen);
  return whole ? [...value] : [];
}

/** The numbers of players that every choice allows, from the fewest. */
export function playerCounts({ players_min, players_max, setup }: GameInfo, chosen: Choices): number[] {
  const all = Array.from({ length: players_max - players_min + 1 }, (_, index) => players_min + index);
  const allowed = (count: number, field: SetupField): boolean => {
    const value = valueOf(field, chosen);
    if (typeof value === "object" || !applies(field, setup, chosen, count)) return true;
    return field.players[field.values.indexOf(value)]?.includes(count) ?? true;
  };
  return all.filter((count) => setup.every((field) => allowed(count, field)));
}

/** The possible number that is nearest to the wished one. */
export function nearestCount(counts: readonly number[], wished: number): number {
  const away = (count: number): number => Math.abs(count - wished);
  return counts.reduce((best, count) => (away(count) < away(best) ? count : best), counts[0] ?? wished);
}
