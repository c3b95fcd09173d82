// What the chosen option would change, read from its preview: cards that would join columns, bread,
// money and dice.

import type { IunuEvent } from "../../lib/api";
import type { Meaning } from "../board";
import { element } from "./elements";

/** All signs of a preview. */
export interface Foresight {
  /** Cards that would join or leave a column, by its element. */
  readonly cards: ReadonlyMap<string, number>;
  /** Bread that would come to a column, by its element. */
  readonly bread: ReadonlyMap<string, number>;
  /** Money gained or paid, by seat. */
  readonly deben: ReadonlyMap<number, number>;
  /** The dice as they would be, the highest first; null if they stay. */
  readonly dice: readonly number[] | null;
}

/**
 * Reads a preview. Playing a card shows it to all, so its preview is empty; what everybody would see
 * then stands in its meaning.
 */
export function foresee(
  events: readonly IunuEvent[],
  meaning: Meaning | undefined,
  seat: number | null,
): Foresight {
  const cards = new Map<string, number>();
  const bread = new Map<string, number>();
  const deben = new Map<number, number>();
  let dice: readonly number[] | null = null;
  const add = <Key>(to: Map<Key, number>, key: Key, count: number): void => {
    if (count !== 0) to.set(key, (to.get(key) ?? 0) + count);
  };
  if (seat !== null && (meaning?.["verb"] === "play" || meaning?.["verb"] === "pair")) {
    const pair = meaning["verb"] === "pair";
    add(cards, element.column(seat, String(meaning["caste"])), pair ? 2 : 1);
    add(deben, seat, pair ? -Number(meaning["deben"]) : 0);
  }
  for (const event of events) {
    if (event.event === "dice_reduced" || event.event === "dice_rolled") dice = event.dice;
    for (const [seat, count] of money(event)) add(deben, seat, count);
    if (event.event === "cards_played") {
      add(cards, element.column(event.player, event.caste), event.count);
    } else if (event.event === "farmer_taken") {
      add(cards, element.column(event.player, "farmer"), 1);
      add(cards, element.column(event.owner, "farmer"), -1);
    } else if (event.event === "bread_placed") {
      for (const caste of event.castes) add(bread, element.column(event.player, caste), 1);
    }
  }
  return { cards, bread, deben, dice };
}

/** Whose money an event changes, and by how much. */
export function money(event: IunuEvent): (readonly [number, number])[] {
  switch (event.event) {
    case "deben_gained":
      return [[event.player, event.deben]];
    case "bribe_paid":
      return [
        [event.player, event.deben],
        [event.owner, -event.deben],
      ];
    case "cards_played":
    case "card_hidden":
    case "afterlife_seen":
    case "bread_placed":
    case "cards_kept":
      return event.deben === 0 ? [] : [[event.player, -event.deben]];
    default:
      return [];
  }
}
