// What a table has heard from the server besides its state: moments, previews, reasons, refusals.

import type { GameEvent, GameView, Meaning, RivalInfo } from "./api";

/** A moment of the past. */
export interface Moment {
  n: number;
  view: GameView;
  scores: Record<string, number>[];
  rivals: RivalInfo[];
  events: GameEvent[];
}

/** What an option would do. */
export interface Foreseen {
  action: number;
  events: GameEvent[];
  seal: "chance" | "reveal" | null;
  cut: boolean;
}

/** Why something is not possible. */
export interface Why {
  meaning: Meaning;
  key: string;
  rule: string;
}

/** Something asked for was not done: the rules' reason by its key, or the server's words. */
export interface Refusal {
  reason: string | null;
  words: string;
}
