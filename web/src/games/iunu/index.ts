// Iunu for the table frame: its board, and where its meanings and events lie on it.

import type { IunuView } from "../../lib/api";
import type { Texts } from "../board";

export { default } from "./Board.svelte";
export { default as PlayerLine } from "./PlayerLine.svelte";
export { elementsOf, elementsOfEvent } from "./elements";

/** The round, and how many cards are left: the clock of the game. */
export function status({ round, deck, final }: IunuView, texts: Texts): string {
  if (final) return texts.say("iunu-board-final");
  return texts.say("iunu-board-label", { round, deck });
}
