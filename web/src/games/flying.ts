// Things in the air above a board: each waits where it comes from, moves along a low arc, and tells
// when it has landed. What they look like is each board's own.

/** Milliseconds: one thing on its way, until the next follows, and words that rise. */
export const MOVE = 340;
export const FOLLOW = 120;
export const RISE = 900;

/** When something moves, in milliseconds from the start. */
export interface Timed {
  readonly key: number;
  /** When it is first seen. */
  readonly appears: number;
  readonly starts: number;
  readonly lasts: number;
  /** What is not drawn in its place before it lands. */
  readonly hides: string | null;
}

/** A movement that has no number yet. */
export type Unnumbered<T> = T extends unknown ? Omit<T, "key"> : never;

/** The way of one thing, as transforms. */
export interface Way {
  readonly time: Timed;
  readonly from: string;
  /** Half-way, at the top of the arc. */
  readonly over: string;
  readonly to: string;
  /** Whether it fades while it moves. */
  readonly fades: boolean;
  landed(): void;
}

/** An action for the node that flies. */
export function fly(node: SVGGElement, way: Way): { destroy(): void } {
  const { appears, starts, lasts } = way.time;
  const total = starts + lasts - appears;
  const wait = (starts - appears) / total;
  const frames: Keyframe[] = [
    { offset: 0, opacity: 0, transform: way.from },
    { offset: 0, opacity: 1, transform: way.from },
    { offset: wait, opacity: 1, transform: way.from, easing: "ease-in" },
    { offset: wait + (1 - wait) / 2, opacity: 1, transform: way.over, easing: "ease-out" },
    { offset: 1, opacity: way.fades ? 0 : 1, transform: way.to },
  ];
  const running = node.animate(frames, { delay: appears, duration: total, fill: "both" });
  running.onfinish = () => way.landed();
  return { destroy: () => running.cancel() };
}

/** How many things of each element are still in the air. */
export function inTheAir(flights: readonly Timed[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { hides } of flights) {
    if (hides !== null) found.set(hides, (found.get(hides) ?? 0) + 1);
  }
  return found;
}
