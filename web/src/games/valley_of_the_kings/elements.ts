// Which elements of the board a meaning or an event of Valley of the Kings is about. Ids are
// stable: the page marks by them what changed, and the tests find by them what can be pressed.

import type { ValleyEvent } from "../../lib/api";
import type { Meaning } from "../board";

/** Ids of elements; copies count from 1, seats from 0. */
export const element = {
  space: (space: string) => `pyramid-${space}`,
  stock: "stock",
  boneyard: "boneyard",
  /** A card of the own hand; here and in piles further copies of it have a number. */
  hand: (card: string, copy = 1) => numbered(`hand-${hyphens(card)}`, copy),
  handOf: (seat: number) => `hand-of-${seat}`,
  /** What a card of the hand can be used for once it is picked. */
  use: (use: "action" | "entomb") => `use-${use}`,
  deck: "deck",
  discards: "discards",
  pile: (card: string, copy = 1) => numbered(`pile-${hyphens(card)}`, copy),
  inPlay: "in-play",
  tomb: (card: string, copy = 1) => numbered(`tomb-${hyphens(card)}`, copy),
  tombOf: (seat: number) => `tomb-of-${seat}`,
  /** The end of the first step of the turn. */
  end: "step-discard",
  lay: (card: string, copy = 1) => numbered(`lay-${hyphens(card)}`, copy),
  layRest: "lay-rest",
  looked: (card: string, copy = 1) => numbered(`looked-${hyphens(card)}`, copy),
  close: "close",
  points: (seat: number) => `points-${seat}`,
  /** What has no place of its own lies in the tray: `tray-pass`, `tray-choose-1`. */
  tray: (...words: readonly (string | number)[]) =>
    ["tray", ...words.map((word) => hyphens(String(word)))].join("-"),
} as const;

function hyphens(id: string): string {
  return id.replaceAll("_", "-").replaceAll("+", "-");
}

function numbered(id: string, copy: number): string {
  return copy === 1 ? id : `${id}-${copy}`;
}

/**
 * The elements a meaning names, in the order they are pressed: one, or a card of the hand and what
 * it is used for, or two spaces of the pyramid. A verb that is new gets a place in the tray, so
 * that nothing can be out of reach.
 */
export function elementsOf(meaning: Meaning): string[] {
  const word = (key: string): string => String(meaning[key]);
  switch (meaning["verb"]) {
    case "buy":
    case "take":
    case "sacrifice_pyramid":
    case "fall":
      return [element.space(word("space"))];
    case "swap":
      return [element.space(word("space")), element.space(word("other_space"))];
    case "play":
      return [element.hand(word("card")), element.use("action")];
    case "entomb":
      return [element.hand(word("card")), element.use("entomb")];
    case "pay":
    case "discard":
    case "sacrifice":
    case "give":
    case "exchange":
      return [element.hand(word("card"))];
    case "entomb_pile":
    case "to_deck":
      return [element.pile(word("card"))];
    case "unearth":
    case "exchange_for":
      return [element.tomb(word("card"))];
    case "keep":
    case "discard_looked":
      return [element.looked(word("card"))];
    case "lay":
      return [element.lay(word("card"))];
    case "lay_rest":
      return [element.layRest];
    case "end":
      return [element.end];
    case "arrange":
      return [element.discards];
    case "choose":
      return [element.tray("choose", word("option"))];
    default:
      return [element.tray(...Object.values(meaning))];
  }
}

/** The elements an event changed. */
export function elementsOfEvent(event: ValleyEvent): string[] {
  switch (event.event) {
    case "pyramid_filled":
      return [...event.spaces.map((space) => element.space(space)), element.stock];
    case "card_bought":
      return [element.space(event.space), element.points(event.player)];
    case "card_fell":
    case "cards_swapped":
      return event.event === "card_fell"
        ? [element.space(event.space)]
        : event.spaces.map((space) => element.space(space));
    case "card_sacrificed":
      return event.space === null
        ? [element.boneyard]
        : [element.boneyard, element.space(event.space)];
    case "card_taken":
      return takenFrom(event.zone, event.space);
    case "boneyard_begun":
      return [element.boneyard];
    case "card_entombed":
      return [element.tomb(event.card), element.tombOf(event.player)];
    case "card_unearthed":
      return [element.tombOf(event.player), element.handOf(event.player)];
    case "action_begun":
    case "action_repeated":
      return [element.inPlay];
    case "category_scored":
      return [element.points(event.player)];
    case "game_ended":
      return event.winners.map((seat) => element.points(seat));
    default:
      return "player" in event ? [element.handOf(event.player)] : [];
  }
}

function takenFrom(zone: string, space: string | null): string[] {
  if (space !== null) return [element.space(space)];
  return [zone === "stock" ? element.stock : element.boneyard];
}
