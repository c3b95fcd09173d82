// What the parts of the board share: the view, the words, the looks of elements and what a press
// does. The board makes one, its parts ask it.

import { getContext, setContext } from "svelte";

import type { ImhotepView } from "../../lib/api";
import type { Texts } from "../board";
import { providePressing, type Pressing } from "../pressing";
import type { Shared } from "../shell.svelte";
import type { Ghost } from "./ghosts";
import type { Layout } from "./layout";

/** The table as its parts see it. All members are live. */
export interface Scene extends Pressing, Shared {
  readonly view: ImhotepView;
  readonly texts: Texts;
  readonly layout: Layout;
  /** The seat whose quay is shown. */
  readonly quay: number;
  ghost(id: string): Ghost | undefined;
  showQuay(seat: number): void;
}

const KEY = Symbol("imhotep scene");

/** Gives the scene to all parts below. */
export function provideScene(scene: Scene): void {
  setContext(KEY, scene);
  providePressing(scene);
}

/** The scene of the board this part belongs to. */
export function useScene(): Scene {
  return getContext<Scene>(KEY);
}
