// Which component draws which game's board. One line a game; each is loaded when first needed.

import type { Component } from "svelte";

import type { GameEvent, GameView } from "../lib/api";
import type { BoardProps, Meaning, Texts } from "./board";

/** A game's board, and where its meanings and events lie on it. */
export interface BoardModule {
  readonly default: Component<BoardProps<GameView>>;
  /** What the list of players shows of one beside name and points: a sled, a purse. */
  readonly PlayerLine?: Component<{ view: GameView; seat: number; texts: Texts }>;
  /** Ids of the elements a meaning names. */
  elementsOf(meaning: Meaning): string[];
  /** Ids of the elements an event touched. */
  elementsOfEvent(event: GameEvent): string[];
}

/** The boards by id of the game. */
export const BOARDS: Readonly<Record<string, () => Promise<BoardModule>>> = {
  imhotep: () => import("./imhotep/index"),
};
