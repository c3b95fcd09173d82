// Questions that ask for several cards are asked one by one, in rank order. People pick the cards in
// any order they like; when they are enough, the answers go out in the order that is asked.

import type { IunuView } from "../../lib/api";
import type { Meaning, Option } from "../board";
import { rankOf } from "./castes";
import { element } from "./elements";
import { handCopies, ownHand, takable } from "./targets";

/** A question for several cards. */
export interface Gathering {
  readonly verb: "place" | "take" | "pick" | "feed";
  /** How many are still to be chosen. */
  readonly still: number;
  /** Whether fewer will do. */
  readonly fewer: boolean;
  /** How often each element may be picked. */
  readonly room: ReadonlyMap<string, number>;
}

/** The open question as one for several cards; null if it is none. */
export function gatheringOf(view: IunuView, options: readonly Option[]): Gathering | null {
  const verbs = new Set(options.map(({ meaning }) => meaning["verb"]));
  const { still } = view;
  if (verbs.has("place")) return { verb: "place", still, fewer: false, room: handRoom(view) };
  if (verbs.has("take")) return { verb: "take", still, fewer: false, room: forumRoom(view) };
  if (verbs.has("pick")) return { verb: "pick", still, fewer: false, room: forumRoom(view) };
  if (verbs.has("feed")) return { verb: "feed", still, fewer: true, room: columnRoom(view) };
  return null;
}

function handRoom(view: IunuView): Map<string, number> {
  const castes = new Set(ownHand(view));
  return new Map([...castes].flatMap((caste) => handCopies(view, caste)).map((id) => [id, 1]));
}

function forumRoom(view: IunuView): Map<string, number> {
  const taken = chosenElements(view, "take");
  const ids = takable(view).map((position) => element.forum(position));
  return new Map(ids.filter((id) => !taken.has(id)).map((id) => [id, 1]));
}

function columnRoom(view: IunuView): Map<string, number> {
  const own = view.players[view.seat ?? -1];
  const found = new Map<string, number>();
  for (const { caste, size, fed } of own?.columns ?? []) {
    const unfed = size - fed - view.chosen.filter((one) => one === caste).length;
    if (unfed > 0) found.set(element.column(own?.seat ?? -1, caste), unfed);
  }
  return found;
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
  if (times < (asked.room.get(id) ?? 0) && !full) return [...gathered, id];
  if (times > 0) return gathered.filter((one) => one !== id);
  return [...gathered.slice(1), id];
}

/** The answers in the order they are asked; none while cards are missing. */
export function answersFor(
  gathered: readonly string[],
  asked: Gathering,
  view: IunuView,
): Meaning[] {
  if (gathered.length === 0 || (gathered.length < asked.still && !asked.fewer)) return [];
  const answers = gathered.map((id) => answer(id, asked.verb, view));
  const ends = asked.fewer && gathered.length < asked.still ? [{ verb: "done" }] : [];
  if (asked.verb === "place" && view.mode === "rise_of_aten") return answers;
  return [...answers.sort((a, b) => order(a) - order(b)), ...ends];
}

function answer(id: string, verb: Gathering["verb"], view: IunuView): Meaning {
  const [, first = "", second = ""] = id.split("-");
  const lies = view.forum[Number(first) - 1] ?? "";
  if (verb === "pick") return { verb, position: Number(first), caste: lies };
  if (verb === "take") return { verb, caste: lies };
  return { verb, caste: verb === "place" ? first : second };
}

function order(meaning: Meaning): number {
  const { position } = meaning;
  return position === undefined ? rankOf(String(meaning["caste"])) : Number(position);
}
