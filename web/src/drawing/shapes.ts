// Small shapes given as path data, for drawings that need many of them, and what measures them.

/** A rectangle. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A point on a circle; degrees count clockwise from the right. */
export function onCircle(cx: number, cy: number, r: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(cx + r * Math.cos(angle)), round(cy + r * Math.sin(angle))];
}

/** A part of a ring between two radii and two angles below 180 degrees apart. */
export function sector(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const a = onCircle(cx, cy, outer, from);
  const b = onCircle(cx, cy, outer, to);
  const c = onCircle(cx, cy, inner, to);
  const d = onCircle(cx, cy, inner, from);
  return `M${a}A${outer} ${outer} 0 0 1 ${b}L${c}A${inner} ${inner} 0 0 0 ${d}Z`;
}

/** A five-rayed star as on tomb ceilings, to be stroked. */
export function star(cx: number, cy: number, r: number): string {
  const rays = [0, 1, 2, 3, 4].map((n) => onCircle(cx, cy, r, -90 + n * 72));
  return rays.map((end) => `M${cx} ${cy}L${end}`).join("");
}

/** The ankh in a box of 24, to be stroked 3 wide. */
export const ANKH = "M12 11.5C7.5 8.5 7 2 12 2s4.5 6.5 0 9.5zM12 11V23M5 13h14";

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
