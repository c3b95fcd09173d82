// Which elements of the board a meaning or an event of Imhotep is about. Ids are stable: the page
// marks by them what changed, and the tests find by them what can be pressed.

import type { ImhotepEvent } from "../../lib/api";
import type { Meaning } from "../board";

/** Ids of elements; numbers count from 1 as people do, seats from 0. */
export const element = {
  ship: (ship: number) => `ship-${ship}`,
  space: (ship: number, space: number) => `ship-${ship}-space-${space}`,
  site: (site: string) => `site-${hyphens(site)}`,
  card: (card: string) => `card-${hyphens(card)}`,
  market: (space: number) => `market-${space}`,
  pair: "market-pair",
  draw: "market-draw",
  discard: "market-discard",
  pyramidSpace: (space: number) => `pyramid-space-${space}`,
  smallPyramid: (pyramid: string) => `pyramid-${pyramid}`,
  smallSpace: (pyramid: string, space: number) => `pyramid-${pyramid}-space-${space}`,
  overflow: "pyramid-extra",
  temple: (space: number) => `temple-${space}`,
  chamber: (row: number, column: number) => `chamber-${row}-${column}`,
  obelisk: (seat: number) => `obelisk-${seat}`,
  sled: (seat: number) => `sled-${seat}`,
  quarry: (seat: number) => `quarry-${seat}`,
  /** The quarry of whoever is asked: pressing it gets stones. */
  ownQuarry: "quarry",
  hand: (seat: number) => `cards-${seat}`,
  points: (seat: number) => `points-${seat}`,
  round: "round",
  /** What has no place of its own lies in the tray: `tray-accept`, `tray-keep-sail`. */
  tray: (...words: readonly (string | number)[]) =>
    ["tray", ...words.map((word) => hyphens(String(word)))].join("-"),
} as const;

function hyphens(id: string): string {
  return id.replaceAll("_", "-");
}

/**
 * The elements a meaning names, in the order they are pressed: one, or a ship and then a site.
 * A verb that is new gets a place in the tray, so that nothing can be out of reach.
 */
export function elementsOf(meaning: Meaning): string[] {
  const number = (key: string): number => Number(meaning[key]);
  const word = (key: string): string => String(meaning[key]);
  switch (meaning["verb"]) {
    case "get":
      return [element.ownQuarry];
    case "load":
      return [element.space(number("ship"), number("space"))];
    case "sail":
      return [element.ship(number("ship")), element.site(word("site"))];
    case "play":
      return [element.card(word("card"))];
    case "to":
      return [element.site(word("site"))];
    case "pick":
      return [element.market(number("space"))];
    case "pair":
      return [element.pair];
    case "build":
      return [element.smallPyramid(word("pyramid"))];
    default:
      return [element.tray(...Object.values(meaning))];
  }
}

/** The elements an event changed. */
export function elementsOfEvent(event: ImhotepEvent): string[] {
  switch (event.event) {
    case "stone_loaded":
      return [element.space(event.ship, event.space), element.sled(event.player)];
    case "ship_sailed":
      return [element.ship(event.ship), element.site(event.site)];
    case "ship_removed":
      return [element.ship(event.ship)];
    case "stone_unloaded":
      return [element.space(event.ship, event.space)];
    case "stones_taken":
      return [element.sled(event.player), element.quarry(event.player)];
    case "stone_returned":
      return [element.quarry(event.player)];
    case "card_taken":
      return [element.market(event.space), element.hand(event.player)];
    case "pair_taken":
    case "pair_seen":
      return [element.pair];
    case "card_kept":
    case "card_drawn":
    case "card_played":
      return [element.card(event.card), element.hand(event.player)];
    case "card_discarded":
    case "market_cleared":
      return [element.discard];
    case "pile_reshuffled":
      return [element.draw, element.discard];
    case "market_filled":
      return event.cards.map((_, index) => element.market(index + 1));
    case "red_card_resolved":
      return [element.site(event.site), element.quarry(event.player)];
    case "round_started":
      return [element.round];
    case "category_scored":
      return [element.points(event.player)];
    default:
      return elementsOfBuilding(event);
  }
}

function elementsOfBuilding(event: ImhotepEvent): string[] {
  switch (event.event) {
    case "pyramid_stone":
      return [element.pyramidSpace(event.space), element.points(event.player)];
    case "small_pyramid_stone":
      return [element.smallSpace(event.pyramid, event.space), element.points(event.player)];
    case "overflow_stone":
      return [element.overflow, element.points(event.player)];
    case "temple_stone":
      return [element.temple(event.space)];
    case "temple_scored":
      return [element.temple(event.space), element.points(event.player)];
    case "chamber_stone":
      return [element.chamber(event.row, event.column)];
    case "obelisk_stone":
      return [element.obelisk(event.player)];
    case "tower_built":
      return [element.obelisk(event.player), element.points(event.player)];
    case "turn_passed":
    case "pick_declined":
    case "bonus_declined":
    case "red_card_void":
      return [element.hand(event.player)];
    case "game_ended":
      return event.winners.map((seat) => element.points(seat));
    case "round_ended":
    case "round_deadlocked":
      return [element.round];
    default:
      return [];
  }
}
