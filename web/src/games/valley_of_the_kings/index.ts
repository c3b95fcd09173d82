// Valley of the Kings for the table frame: its board, and where meanings and events lie on it.

import type { ValleyView } from "../../lib/api";
import type { Texts } from "../board";

export { default } from "./Board.svelte";
export { default as PlayerLine } from "./PlayerLine.svelte";
export { elementsOf, elementsOfEvent } from "./elements";

/** How far the game is: rounds have no last one, the stock is the clock. */
export function status(view: ValleyView, texts: Texts): string {
  const round = texts.say("valley_of_the_kings-board-round", { round: view.round });
  return `${round} · ${texts.name("zone", "stock")} ${view.stock}`;
}
