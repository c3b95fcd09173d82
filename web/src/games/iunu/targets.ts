// What can be pressed on the board now, and what pressing it does. The option list alone decides
// what is possible; equal cards are alike, so any of them will do.

import type { IunuView } from "../../lib/api";
import type { Meaning, Option } from "../board";
import { rankOf } from "./castes";
import { element, elementsOf } from "./elements";

/** The elements that can be pressed, each with the option it chooses. */
export function targets(view: IunuView, options: readonly Option[]): Map<string, Option> {
  const found = new Map<string, Option>();
  const pairs = new Set(
    options.filter(({ meaning }) => meaning["verb"] === "pair").map(({ meaning }) => meaning["caste"]),
  );
  for (const option of options) {
    const single = option.meaning["verb"] === "play" && pairs.has(option.meaning["caste"] ?? "");
    const places = placesOf(option.meaning, view);
    // A second card of a caste stands for playing both.
    for (const id of single ? places.slice(0, 1) : places) {
      if (!found.has(id)) found.set(id, option);
    }
  }
  return found;
}

/** All elements that stand for an option. */
export function placesOf(meaning: Meaning, view: IunuView): string[] {
  const caste = String(meaning["caste"]);
  switch (meaning["verb"]) {
    case "play":
    case "hide":
    case "place":
      return handCopies(view, caste);
    case "pair":
      return handCopies(view, caste).slice(1);
    case "take":
      return forumCopies(view, caste);
    case "feed":
      return [element.column(view.seat ?? -1, caste)];
    default:
      return elementsOf(meaning);
  }
}

/** The cards of a caste in the own hand that are not yet chosen in the open question. */
export function handCopies(view: IunuView, caste: string): string[] {
  const held = ownHand(view).filter((one) => one === caste).length;
  const chosen = view.chosen.filter((one) => one === caste).length;
  return Array.from({ length: held }, (_, n) => element.hand(caste, n + 1)).slice(chosen);
}

/** The cards of a caste in the Forum that may be taken and are not yet chosen. */
export function forumCopies(view: IunuView, caste: string): string[] {
  const chosen = view.chosen.filter((one) => one === caste).length;
  return takable(view)
    .filter((position) => view.forum[position - 1] === caste)
    .slice(chosen)
    .map((position) => element.forum(position));
}

/** Positions of the Forum that were there before this turn's cards. */
export function takable(view: IunuView): number[] {
  return view.forum.slice(0, view.forum.length - view.placed).map((_, n) => n + 1);
}

/** The viewer's own cards, in rank order. */
export function ownHand(view: IunuView): readonly string[] {
  return view.players[view.seat ?? -1]?.hand ?? [];
}

/**
 * What a press on an element that can't be pressed now was meant to do, so that the rules can say
 * why not; null if nothing could be meant.
 */
export function meant(id: string, view: IunuView, options: readonly Option[]): Meaning | null {
  const asked = new Set(options.map(({ meaning }) => meaning["verb"]));
  const [kind, first = "", second = ""] = id.split("-");
  switch (kind) {
    case "hand":
      return ofHand(first, Number(second), asked);
    case "forum": {
      const caste = view.forum[Number(first) - 1];
      if (caste === undefined) return null;
      return asked.has("pick") ? { verb: "pick", position: Number(first) } : { verb: "take", caste };
    }
    case "die":
      return { verb: asked.has("seek") ? "seek" : "reroll", die: Number(first) };
    case "column":
      return ofColumn(Number(first), second, view, asked);
    default:
      return null;
  }
}

function ofHand(caste: string, copy: number, asked: ReadonlySet<unknown>): Meaning {
  if (asked.has("hide")) return { verb: "hide", caste };
  if (asked.has("place")) return { verb: "place", caste };
  return { verb: copy > 1 ? "pair" : "play", caste };
}

function ofColumn(
  seat: number,
  caste: string,
  view: IunuView,
  asked: ReadonlySet<unknown>,
): Meaning | null {
  if (rankOf(caste) < 0) return null;
  if (asked.has("feed") && seat === view.seat) return { verb: "feed", caste };
  return asked.has("raid") && caste === "farmer" ? { verb: "raid", player: seat } : null;
}
