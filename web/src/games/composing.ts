// How boards are composed: one wide drawing that is scaled, and a narrow one for small screens.

/** The size of a composition in units of the drawing. */
export interface Composition {
  readonly compact: boolean;
  readonly width: number;
  readonly height: number;
}

/** Width of every wide composition. */
export const WIDE = 1108;
/** The wide composition is never drawn smaller than this, so that captions stay legible. */
export const SMALLEST_SCALE = 0.85;
/** From this width on the wide composition is used. */
export const WIDE_FROM = WIDE * SMALLEST_SCALE;

/** How large a composition is drawn in a box of these pixels: as a whole if it stays legible. */
export function scaleFor(drawn: Composition, width: number, height: number): number {
  const byWidth = width / drawn.width;
  if (drawn.compact) return byWidth;
  return Math.min(byWidth, Math.max(SMALLEST_SCALE, height / drawn.height));
}
