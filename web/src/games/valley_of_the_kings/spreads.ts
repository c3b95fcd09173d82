// What is spread out over the board, and when: cards that are chosen among and have no place of
// their own, and piles that somebody looks through.

import type { ValleyView } from "../../lib/api";
import type { Option, Texts } from "../board";
import { copies } from "./cards";
import { element, elementsOf } from "./elements";

/** Cards spread out. */
export interface Spread {
  readonly title: string;
  readonly note: string;
  /** Cards already put in order, before those that are left. */
  readonly done: readonly string[];
  readonly cards: readonly { readonly card: string; readonly id: string }[];
  /** Whether the rest may follow as usual. */
  readonly rest: boolean;
  /** Whether it can be closed: nothing has to be chosen. */
  readonly closes: boolean;
}

/** What somebody looks through without having to choose. */
export type Looking = "pile" | "tomb" | null;

const KEY = "valley_of_the_kings";

/** What is spread out now; null if nothing is. */
export function spreadOf(
  view: ValleyView,
  options: readonly Option[],
  looking: Looking,
  shownTomb: number,
  compact: boolean,
  texts: Texts,
): Spread | null {
  const verbs = new Set(options.map(({ meaning }) => String(meaning["verb"])));
  const own = view.players.find((player) => player.seat === view.seat);
  const asked = { note: "", done: [], rest: false, closes: false };
  if (verbs.has("lay")) {
    const arranged = view.arranged ?? [];
    return {
      ...asked,
      title: texts.say(`${KEY}-board-arrange`),
      note: arranged.length > 0 ? texts.say(`${KEY}-board-arranged`, { cards: arranged }) : "",
      done: arranged,
      cards: named(without(allOf(view), arranged), element.lay),
      rest: verbs.has("lay_rest"),
    };
  }
  if (verbs.has("keep") || verbs.has("discard_looked")) {
    const title = texts.say(`${KEY}-board-looked`);
    return { ...asked, title, cards: named(view.looked ?? [], element.looked) };
  }
  if (verbs.has("entomb_pile") || verbs.has("to_deck")) {
    const title = texts.name("zone", "discard_pile");
    return { ...asked, title, cards: named([...(own?.discard ?? [])].reverse(), element.pile) };
  }
  if (verbs.has("repeat")) {
    const title = texts.say(`${KEY}-board-repeat`);
    const cards = options.map(({ meaning }) => ({
      card: String(meaning["card"]),
      id: elementsOf(meaning)[0] ?? "",
    }));
    return { ...asked, title, cards };
  }
  if (compact && (verbs.has("unearth") || verbs.has("exchange_for"))) {
    const title = texts.say(`${KEY}-board-own-tomb`);
    return { ...asked, title, cards: named(own?.tomb ?? [], element.tomb) };
  }
  return lookedThrough(view, looking, shownTomb, texts);
}

function lookedThrough(
  view: ValleyView,
  looking: Looking,
  shownTomb: number,
  texts: Texts,
): Spread | null {
  if (looking === null) return null;
  const own = view.players.find((player) => player.seat === view.seat);
  const free = { done: [], rest: false, closes: true };
  if (looking === "tomb") {
    const tomb = view.players[shownTomb];
    const mine = shownTomb === view.seat;
    const title = mine
      ? texts.say(`${KEY}-board-own-tomb`)
      : texts.say(`${KEY}-board-tomb`, { player: shownTomb });
    const note = (tomb?.tomb.length ?? 0) === 0 ? texts.say(`${KEY}-say-tomb`, { cards: [] }) : "";
    return { ...free, title, note, cards: named(tomb?.tomb ?? [], element.tomb) };
  }
  const title = texts.name("zone", "discard_pile");
  const pile = own?.discard ?? null;
  if (pile !== null) {
    const note = texts.say(`${KEY}-board-pile-open`);
    return { ...free, title, note, cards: named([...pile].reverse(), element.pile) };
  }
  const top = own?.discard_top ?? null;
  const note = texts.say(`${KEY}-board-pile-closed`);
  return { ...free, title, note, cards: named(top === null ? [] : [top], element.pile) };
}

function named(
  cards: readonly string[],
  id: (card: string, copy?: number) => string,
): { card: string; id: string }[] {
  return copies(cards).map(({ card, copy }) => ({ card, id: id(card, copy) }));
}

/** In play and in hand of the active player: what goes on the discard pile (VOK-5.5). */
function allOf(view: ValleyView): string[] {
  const player = view.players[view.active];
  return [
    ...(player?.in_play ?? []).map((one) => one.card),
    ...(player?.hand ?? []).map((one) => one.card),
  ];
}

function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
