// Cards picked for one choice, by the elements they are drawn as. People pick them in any order they
// like; what may be picked, and whether the picks are a choice, is told by the rules.

import type { IunuView, PickRoom } from "../../lib/api";
import type { Choice, Meaning } from "../board";
import { element } from "./elements";
import { placesOf, takable } from "./targets";

/** A choice of several cards. */
export interface Gathering {
  readonly verb: string;
  /** How many may still be picked. */
  readonly still: number;
  /** What picking an element means, and how often it may be picked. */
  readonly room: ReadonlyMap<string, PickRoom>;
}

/** The open choice by the elements of the board; null if there is none. */
export function gatheringOf(view: IunuView, choice: Choice | null): Gathering | null {
  const [first] = choice?.room ?? [];
  if (choice === null || first === undefined) return null;
  const room = choice.room.flatMap(({ meaning, most }) => {
    const places = placesOf(meaning, view);
    const each = { meaning, most: places.length === 1 ? most : 1 };
    return places.map((id): [string, PickRoom] => [id, each]);
  });
  return { verb: String(first.meaning["verb"]), still: choice.most, room: new Map(room) };
}

/** What was chosen by earlier answers to this question, by element and how often. */
export function chosenElements(view: IunuView, verb: string): Map<string, number> {
  const found = new Map<string, number>();
  const add = (id: string): void => void found.set(id, (found.get(id) ?? 0) + 1);
  for (const position of view.chosen_positions) add(element.forum(position));
  if (view.chosen_positions.length > 0) return found;
  for (const [n, caste] of view.chosen.entries()) {
    const before = view.chosen.slice(0, n).filter((one) => one === caste).length;
    if (verb === "place") add(element.hand(caste, before + 1));
    else if (verb === "feed") add(element.column(view.seat ?? -1, caste));
    else add(element.forum(nth(view, caste, before)));
  }
  return found;
}

/** The position of a caste's `before`-th card in the Forum. */
function nth(view: IunuView, caste: string, before: number): number {
  return takable(view).filter((position) => view.forum[position - 1] === caste)[before] ?? 0;
}

/** What is gathered after one more press: picked, once more, or put back. */
export function pressed(gathered: readonly string[], id: string, asked: Gathering): string[] {
  const times = gathered.filter((one) => one === id).length;
  const full = gathered.length >= asked.still;
  if (times < (asked.room.get(id)?.most ?? 0) && !full) return [...gathered, id];
  if (times > 0) return gathered.filter((one) => one !== id);
  return [...gathered.slice(1), id];
}

/** What picking these elements means, in the order they were picked. */
export function picksOf(gathered: readonly string[], asked: Gathering): Meaning[] {
  return gathered.flatMap((id) => {
    const found = asked.room.get(id);
    return found === undefined ? [] : [found.meaning];
  });
}
