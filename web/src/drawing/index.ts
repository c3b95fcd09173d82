// Drawings that pages and boards of all games share. Data in, svg out; no game's rules in here.

export { default as Ankh } from "./Ankh.svelte";
export { default as Column } from "./Column.svelte";
export { default as Defs } from "./Defs.svelte";
export { default as Die4 } from "./Die4.svelte";
export { default as Emblem } from "./Emblem.svelte";
export { default as Ghost } from "./Ghost.svelte";
export { default as Icon } from "./Icon.svelte";
export { default as Mark } from "./Mark.svelte";
export { default as Pier } from "./Pier.svelte";
export { default as Pile } from "./Pile.svelte";
export { default as Reed } from "./Reed.svelte";
export { default as Ring } from "./Ring.svelte";
export { default as River } from "./River.svelte";
export { default as Seal } from "./Seal.svelte";
export { default as Ship } from "./Ship.svelte";
export { default as Slab } from "./Slab.svelte";
export { default as Sled } from "./Sled.svelte";
export { default as Socket } from "./Socket.svelte";
export { default as Star } from "./Star.svelte";
export { default as Stone } from "./Stone.svelte";
export { default as WordMark } from "./WordMark.svelte";
export { default as Words } from "./Words.svelte";
export { PIGMENTS, pigmentOf, type Pigment } from "./players";
