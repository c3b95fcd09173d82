// What the parts of the board share: the view, the words, the looks of elements and what a press
// does. The board makes one, its parts ask it.

import { getContext, setContext } from "svelte";

import type { IunuColumnView, IunuPlayerView, IunuView } from "../../lib/api";
import type { Texts } from "../board";
import { providePressing, type Pressing } from "../pressing";
import type { Shared } from "../shell.svelte";
import type { Foresight } from "./foresight";
import type { Layout } from "./layout";

/** The table as its parts see it. All members are live. */
export interface Scene extends Pressing, Shared {
  readonly view: IunuView;
  readonly texts: Texts;
  readonly layout: Layout;
  /** The viewer's own area; null for spectators. */
  readonly own: IunuPlayerView | null;
  /** What the chosen option would do. */
  readonly foresight: Foresight;
  /** The columns of a seat or of Heliopolis, in rank order. */
  columns(seat: number): readonly IunuColumnView[];
  /** How often an element is among the cards gathered for one answer, or chosen before. */
  gathered(id: string): number;
}

const KEY = Symbol("iunu scene");

/** Gives the scene to all parts below. */
export function provideScene(scene: Scene): void {
  setContext(KEY, scene);
  providePressing(scene);
}

/** The scene of the board this part belongs to. */
export function useScene(): Scene {
  return getContext<Scene>(KEY);
}
