// Iunu for the table frame: its board, and where its meanings and events lie on it.

import type { IunuView } from "../../lib/api";
import type { Texts } from "../board";

export { default } from "./Board.svelte";
export { default as PlayerLine } from "./PlayerLine.svelte";
export { elementsOf, elementsOfEvent } from "./elements";

/** The round; the clock of the game, the deck, stands on the board. */
export function status({ round, final }: IunuView, texts: Texts): string {
  return final ? texts.say("iunu-board-final") : texts.say("iunu-board-round", { round });
}
