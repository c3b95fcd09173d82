// Which elements of the board a meaning or an event of Iunu is about. Ids are stable: the page marks
// by them what changed, and the tests find by them what can be pressed.

import type { IunuEvent } from "../../lib/api";
import type { Meaning } from "../board";

/** Ids of elements; positions and copies count from 1 as people do, seats from 0. */
export const element = {
  /** One of several equal cards in the own hand. */
  hand: (caste: string, copy: number) => `hand-${caste}-${copy}`,
  /** A place of the Forum from the left. */
  forum: (position: number) => `forum-${position}`,
  wholeForum: "forum",
  /** All dice that show this value: they are alike. */
  die: (value: number) => `die-${value}`,
  dice: "dice",
  /** The cards of a caste in a Dynasty; Heliopolis has the seat after the last. */
  column: (seat: number, caste: string) => `column-${seat}-${caste}`,
  purse: (seat: number) => `purse-${seat}`,
  cards: (seat: number) => `cards-${seat}`,
  points: (seat: number) => `points-${seat}`,
  deck: "deck",
  discard: "discard",
  afterlife: "afterlife",
  round: "round",
  /** What has no place of its own lies in the tray: `tray-bribe-1`, `tray-keep-osiris`. */
  tray: (...words: readonly (string | number)[]) =>
    ["tray", ...words.map((word) => String(word).replaceAll("_", "-"))].join("-"),
} as const;

/** Seat of whoever has no seat: Heliopolis stands after two players (IUN-12). */
const HELIOPOLIS = 2;

/**
 * The elements a meaning names as far as it says them itself. A card of the Forum or the hand that
 * is named by its caste may lie in several places: `targets.ts` knows where.
 */
export function elementsOf(meaning: Meaning): string[] {
  const word = (key: string): string => String(meaning[key]);
  switch (meaning["verb"]) {
    case "reroll":
    case "seek":
      return [element.die(Number(meaning["die"]))];
    case "play":
    case "hide":
    case "place":
      return [element.hand(word("caste"), 1)];
    case "pair":
      return [element.hand(word("caste"), 1), element.hand(word("caste"), 2)];
    case "pick":
      return [element.forum(Number(meaning["position"]))];
    case "take":
      return [element.wholeForum];
    case "raid":
      return [element.column(Number(meaning["player"]), "farmer")];
    default:
      return [element.tray(...Object.values(meaning))];
  }
}

/** The elements an event changed. */
export function elementsOfEvent(event: IunuEvent): string[] {
  switch (event.event) {
    case "round_started":
    case "final_round":
      return [element.round];
    case "dice_rolled":
    case "dice_reduced":
    case "die_rerolled":
      return [element.dice];
    case "forum_laid":
    case "forum_card_turned":
      return [element.wholeForum];
    case "forum_card_discarded":
      return [element.wholeForum, element.discard];
    case "heliopolis_laid":
    case "heliopolis_fed":
      return event.castes.map((caste) => element.column(HELIOPOLIS, caste));
    case "heliopolis_took":
      return [element.wholeForum, element.column(HELIOPOLIS, event.caste)];
    case "heliopolis_afterlife":
      return [element.column(HELIOPOLIS, "priest")];
    case "game_ended":
      return event.winners.map((seat) => element.points(seat));
    case "heliopolis_scored":
    case "heliopolis_won":
      return [element.points(HELIOPOLIS)];
    default:
      return ofPlayer(event);
  }
}

type OfPlayer = Extract<IunuEvent, { player: number }>;

function ofPlayer(event: OfPlayer): string[] {
  const { player } = event;
  const column = (caste: string): string => element.column(player, caste);
  switch (event.event) {
    case "cards_played":
      return event.deben > 0 ? [column(event.caste), element.purse(player)] : [column(event.caste)];
    case "card_hidden":
      return [column("scribe"), element.purse(player)];
    case "deben_gained":
    case "cards_kept":
      return [element.purse(player)];
    case "afterlife_seen":
      return [element.afterlife, element.purse(player)];
    case "afterlife_kept":
    case "afterlife_revealed":
      return [column("priest")];
    case "afterlife_returned":
      return [element.afterlife];
    case "raid_declared":
      return [element.column(event.owner, "farmer")];
    case "bribe_paid":
      return [element.purse(player), element.purse(event.owner)];
    case "farmer_taken":
      return [column("farmer"), element.column(event.owner, "farmer")];
    case "bread_placed":
      return [...event.castes.map(column), element.purse(player)];
    case "hidden_revealed":
      return event.castes.map(column);
    case "cards_placed":
    case "cards_taken":
      return [element.wholeForum, element.cards(player)];
    case "category_scored":
      return [element.points(player)];
    default:
      return [element.cards(player)];
  }
}
