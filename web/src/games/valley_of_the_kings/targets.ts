// What can be pressed on the board now, and what pressing it does. The option list alone decides
// what is possible; a card of the hand is picked before its use, one card of a swap before the other.

import type { ValleyView } from "../../lib/api";
import type { Meaning, Option } from "../board";
import { element, elementsOf } from "./elements";
import { handOf } from "./payment";

/** The first copy of the card that an element shows: copies do the same. */
export function original(id: string): string {
  return /^(hand|pile|tomb|lay|looked)-(?!of-\d)/.test(id) ? id.replace(/-\d+$/, "") : id;
}

/** What pressing an element does. */
export type Target =
  | { readonly kind: "choose"; readonly action: number }
  /** A first step: the card of the hand, or the first card of a swap. */
  | { readonly kind: "step"; readonly first: string }
  | { readonly kind: "back" }
  /** Lays a card down as payment, or takes it up again. */
  | { readonly kind: "lay" };

/** Whether a card of the hand has several uses now, so that it is picked before it is used. */
function byUse(options: readonly Option[]): boolean {
  return options.some(({ meaning }) => meaning["verb"] === "end");
}

/** The elements to press for an option, in order. */
export function path(meaning: Meaning, options: readonly Option[]): string[] {
  const named = elementsOf(meaning);
  const single = named.length === 2 && meaning["verb"] !== "swap" && !byUse(options);
  return single ? named.slice(0, 1) : named;
}

/** The elements that can be pressed, with `first` picked already; of copies, the first one. */
export function targets(
  view: ValleyView,
  options: readonly Option[],
  first: string | null,
): Map<string, Target> {
  const found = new Map<string, Target>();
  if (options.some(({ meaning }) => meaning["verb"] === "pay")) {
    for (const { id } of handOf(view)) found.set(id, { kind: "lay" });
    return found;
  }
  for (const option of options) {
    const [one, other] = path(option.meaning, options);
    if (one === undefined) continue;
    const choose: Target = { kind: "choose", action: option.action };
    if (other === undefined) found.set(one, choose);
    else if (option.meaning["verb"] === "swap") swap(found, one, other, first, choose);
    else use(found, one, other, first, choose);
  }
  return found;
}

function use(
  found: Map<string, Target>,
  card: string,
  use: string,
  first: string | null,
  choose: Target,
): void {
  found.set(card, card === first ? { kind: "back" } : { kind: "step", first: card });
  if (card === first) found.set(use, choose);
}

function swap(
  found: Map<string, Target>,
  one: string,
  other: string,
  first: string | null,
  choose: Target,
): void {
  if (first === one) found.set(other, choose);
  else if (first === other) found.set(one, choose);
  for (const id of [one, other]) {
    if (id === first) found.set(id, { kind: "back" });
    else if (!found.has(id)) found.set(id, { kind: "step", first: id });
  }
}

/** The part of a meaning that a first step fixes, for the decision bar; null if it has no words. */
export function partOf(first: string, options: readonly Option[]): Meaning | null {
  const uses = options.filter(({ meaning }) => path(meaning, options)[0] === first);
  const card = uses.find(({ meaning }) => meaning["verb"] !== "swap")?.meaning["card"];
  return card === undefined ? null : { card };
}

/** The element of a first step, as the decision bar keeps it. */
export function firstOf(part: Meaning | null): string | null {
  const card = part?.["card"];
  return card === undefined ? null : element.hand(String(card));
}

/**
 * What a press on an element that can't be pressed now was meant to do, so that the rules can say
 * why not; null if nothing could be meant.
 */
export function meant(
  id: string,
  view: ValleyView,
  options: readonly Option[],
  first: string | null,
): Meaning | null {
  const verbs = options.map(({ meaning }) => String(meaning["verb"]));
  const space = view.pyramid.find((one) => id === element.space(one.space));
  if (space !== undefined) {
    const verb = verbs.find((one) => SPACE_VERBS.has(one)) ?? (verbs.includes("end") ? "buy" : null);
    if (verb === null || (verb === "buy" && !space.buyable)) return null;
    return { verb, space: space.space, card: space.card ?? "none" };
  }
  const held = handOf(view).find((one) => one.id === id || first === one.id);
  if (held === undefined) return null;
  if (id === element.use("action")) return { verb: "play", card: held.card };
  if (id === element.use("entomb")) return { verb: "entomb", card: held.card };
  const verb = verbs.find((one) => HAND_VERBS.has(one));
  return verb === undefined ? null : { verb, card: held.card };
}

const SPACE_VERBS = new Set(["take", "sacrifice_pyramid", "fall"]);
const HAND_VERBS = new Set(["pay", "discard", "sacrifice", "give", "exchange"]);
