// A tomb as it is drawn: by sets, niche by niche, and the cards that belong to no set.

import type { ValleyCardFace, ValleyPlayerView, ValleySetView } from "../../lib/api";
import { counted } from "./cards";

/** One place of a set in a tomb. */
export interface Niche {
  readonly number: number;
  readonly card: string;
  /** How many copies lie there; 0 while it is empty. */
  readonly count: number;
}

/** The niches of a set, by number. */
export function nichesOf(
  set: ValleySetView,
  player: ValleyPlayerView,
  faces: readonly ValleyCardFace[],
): Niche[] {
  const lie = new Map(counted(player.tomb).map(({ card, count }) => [card, count]));
  return faces
    .filter((face) => face.set === set.set)
    .sort((a, b) => a.number - b.number)
    .map(({ number, card }) => ({ number, card, count: lie.get(card) ?? 0 }));
}

/** The cards of a type without sets in a tomb, with how many of each. */
export function looseOf(
  type: string,
  player: ValleyPlayerView,
  faces: readonly ValleyCardFace[],
): { card: string; count: number }[] {
  const ids = new Set(faces.filter((face) => face.type === type).map((face) => face.card));
  return counted(player.tomb.filter((card) => ids.has(card)));
}

/** What one more different card would bring to a set; 0 if it is complete. */
export function nextGain({ points, next_points }: ValleySetView): number {
  return next_points - points;
}
