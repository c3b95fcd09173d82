// Rivals without a seat: automata of the rules that collect points and can win.

import type { GameView } from "../lib/api";
import { total } from "../lib/log";

/** One of them, as the end of a game shows it. */
export interface Automaton {
  /** The key of its name among the game's words. */
  readonly name: string;
  readonly scores: Readonly<Record<string, number>>;
  /** Among all, seats and automata, from 1. */
  readonly place: number;
}

/** The automata of a game, once it is over. */
export function automataOf(view: GameView): Automaton[] {
  if (!("heliopolis" in view) || view.heliopolis === null) return [];
  const { scores } = view.heliopolis;
  // RULING 12-B: it has no money, so that a player with as many points and some money is before it.
  const before = view.players.filter((player) => {
    const ahead = total(player.scores) - total(scores);
    return ahead > 0 || (ahead === 0 && player.deben > 0);
  });
  return [{ name: "iunu-board-heliopolis", scores, place: before.length + 1 }];
}
