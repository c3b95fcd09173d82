// The measures of a reed ship, in its own units: bow to the right, space 1 at the bow.

/** Side of a space on deck, with its gap. */
export const DECK_CELL = 40;
/** Side of a stone on deck. */
export const DECK_STONE = 32;
/** Height of the deck line above the hull's keel. */
export const DECK = 62;
/** From mast top to wake. */
export const SHIP_HEIGHT = 98;
/** Where the deck begins, behind the mast. */
const DECK_START = 50;

/** Length of a ship from stern to bow. */
export function shipWidth(capacity: number): number {
  return 92 + capacity * DECK_CELL;
}

/** Upper left corner of a space, counted from 1 at the bow. */
export function deckSpace(capacity: number, space: number): { x: number; y: number } {
  return { x: DECK_START + (capacity - space) * DECK_CELL + 4, y: DECK - DECK_STONE - 4 };
}

/** Upper left corner of a pip that stands for a stone of the minimum load. */
export function pip(capacity: number, number: number): { x: number; y: number } {
  return {
    x: DECK_START + capacity * DECK_CELL + 4 + (number % 2) * 11,
    y: DECK - 13 - Math.floor(number / 2) * 11,
  };
}
