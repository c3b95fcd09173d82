// Moving between the things that can be pressed by arrow keys: to the nearest in that direction.

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A thing and the middle of the place it takes. */
export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** The nearest place in the direction of an arrow key; what lies straight ahead is nearer. */
export function nearest(key: string, from: Place, places: readonly Place[]): Place | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const ahead = dx * step[0] + dy * step[1];
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    const far = ahead + aside * 2.5;
    if (ahead > 1 && far < least) {
      best = place;
      least = far;
    }
  }
  return best;
}

/** All things below a node that can be pressed, where they are on the screen. */
export function placesIn(node: Element): Place[] {
  return [...node.querySelectorAll<SVGGElement>("[data-element]")].map((found) => {
    const box = found.getBoundingClientRect();
    const id = found.dataset["element"] ?? "";
    return { id, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}
