// What the parts of the board share: the view, the words, the looks of elements and what a press
// does. The board makes one, its parts ask it.

import { getContext, setContext } from "svelte";

import type { ValleyCardFace, ValleyPlayerView, ValleyView } from "../../lib/api";
import type { Texts } from "../board";
import { providePressing, type Pressing } from "../pressing";
import type { Shared } from "../shell.svelte";
import type { Layout } from "./layout";
import type { Purse } from "./payment";

/** The table as its parts see it. All members are live. */
export interface Scene extends Pressing, Shared {
  readonly view: ValleyView;
  readonly texts: Texts;
  readonly layout: Layout;
  /** The player whose hand and piles lie at the lower edge. */
  readonly own: ValleyPlayerView;
  /** The player whose tomb is shown. */
  readonly tomb: ValleyPlayerView;
  /** The payment that is being put together. */
  readonly purse: Purse | null;
  /** The card of the hand that is picked, by its element. */
  readonly first: string | null;
  face(card: string): ValleyCardFace;
  /** A sentence of this game by the end of its key. */
  say(key: string, args?: Readonly<Record<string, unknown>>): string;
  /** What the chosen option would add to a tomb's points; empty if nothing. */
  gain(card: string): string;
  showTomb(seat: number): void;
}

const KEY = Symbol("valley scene");

/** Gives the scene to all parts below. */
export function provideScene(scene: Scene): void {
  setContext(KEY, scene);
  providePressing(scene);
}

/** The scene of the board this part belongs to. */
export function useScene(): Scene {
  return getContext<Scene>(KEY);
}
