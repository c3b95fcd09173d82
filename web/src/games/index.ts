// Which component draws which game's board: the folder of its name. Loaded when first needed.

import type { Component } from "svelte";

import type { GameEvent, GameView } from "../lib/api";
import type { BoardProps, Meaning, Texts } from "./board";

type Inside = Parameters<Component>[0];
type Drawn = ReturnType<Component>;

/**
 * A game's board, and where its meanings and events lie on it. The components are written as
 * methods, so that each may ask for the view and the events of its own game alone.
 */
export interface BoardModule {
  default(inside: Inside, props: BoardProps<GameView>): Drawn;
  /** What the list of players shows of one beside name and points: a sled, a purse. */
  PlayerLine?(inside: Inside, props: { view: GameView; seat: number; texts: Texts }): Drawn;
  /** How far the game is, for the header, where rounds are not counted towards a last one. */
  status?(view: GameView, texts: Texts): string;
  /** Ids of the elements a meaning names. */
  elementsOf(meaning: Meaning): string[];
  /** Ids of the elements an event touched. */
  elementsOfEvent(event: GameEvent): string[];
}

const FOLDERS = import.meta.glob<BoardModule>("./*/index.ts");

/** The boards by id of the game. */
export const BOARDS: Readonly<Record<string, () => Promise<BoardModule>>> = Object.fromEntries(
  Object.entries(FOLDERS).map(([file, load]) => [file.split("/")[1], load]),
);
