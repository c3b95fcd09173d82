// How the pyramid would crumble (VOK-7.2): the arrows of what falls where. What really happens
// comes from the rules; before they can tell, these are the cards that lie above a gap.

import type { ValleyEvent, ValleySpaceView } from "../../lib/api";

/** A card that would fall. */
export interface Fall {
  readonly from: string;
  readonly to: string;
  /** Whether another card could fall instead. */
  readonly open: boolean;
}

const ABOVE: Readonly<Record<string, readonly string[]>> = {
  bl: ["ml"],
  bc: ["ml", "mr"],
  br: ["mr"],
  ml: ["a"],
  mr: ["a"],
  a: [],
};

/** The falls that a preview tells. */
export function fallsOf(preview: readonly ValleyEvent[]): Fall[] {
  return preview.flatMap((event) =>
    event.event === "card_fell" ? [{ from: event.from_space, to: event.space, open: false }] : [],
  );
}

/** What would fall if the card of a space left; where two could, both, and nothing beyond. */
export function fallsInto(gap: string, pyramid: readonly ValleySpaceView[]): Fall[] {
  const filled = new Set(pyramid.filter(({ card }) => card !== null).map(({ space }) => space));
  const above = (ABOVE[gap] ?? []).filter((space) => filled.has(space));
  const [first] = above;
  if (first === undefined) return [];
  const falls = above.map((from) => ({ from, to: gap, open: above.length > 1 }));
  return above.length > 1 ? falls : [...falls, ...fallsInto(first, pyramid)];
}
