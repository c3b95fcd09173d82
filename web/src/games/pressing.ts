// What everything that can be pressed asks its board: how it looks, what a press does, whether it is
// where the keyboard stops. A board gives one of these to its parts; `Hit` is drawn from it.

import { getContext, setContext } from "svelte";

import type { Look } from "../drawing/looks";

/** The answers of a board about its elements, by their ids. All members are live. */
export interface Pressing {
  /** Whether an answer is chosen, so that Enter confirms it. */
  decided(): boolean;
  look(id: string): Look;
  /** Whether pressing it does something now. */
  offers(id: string): boolean;
  /** What pressing it would do, in words; empty if it is only a first step. */
  offer(id: string): string;
  changed(id: string): boolean;
  press(id: string): void;
  tabindex(id: string): 0 | -1;
  focused(id: string): void;
}

const KEY = Symbol("pressing");

/** Gives the answers to all parts below. */
export function providePressing(pressing: Pressing): void {
  setContext(KEY, pressing);
}

/** The answers of the board this part belongs to. */
export function usePressing(): Pressing {
  return getContext<Pressing>(KEY);
}
