// Imhotep for the table frame: its board, and where its meanings and events lie on it.

export { default } from "./Board.svelte";
export { default as PlayerLine } from "./PlayerLine.svelte";
export { elementsOf, elementsOfEvent } from "./elements";
