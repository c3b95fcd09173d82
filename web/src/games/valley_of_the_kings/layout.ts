// Where things lie on the board: the wide composition, and one for narrow screens that is as wide
// as it is given and as high as it needs. Everything is in units of the drawing.

import type { Box } from "../../drawing/shapes";
import { WIDE, WIDE_FROM, type Composition } from "../composing";

export type { Box };

/** All places of one composition. */
export interface Layout extends Composition {
  /** Size of captions: never smaller on the screen than the house allows. */
  readonly caption: number;
  readonly title: number;
  /** The six spaces of the pyramid by their ids. */
  readonly spaces: Readonly<Record<string, Box>>;
  readonly stock: Box;
  readonly boneyard: Box;
  readonly deck: Box;
  readonly discards: Box;
  readonly tomb: Box;
  readonly steps: Box;
  /** What the turn still allows or demands, in words; beside the steps or above the hand. */
  readonly notes: Box;
  readonly hand: Box;
  readonly handCard: Size;
  readonly inPlay: Box;
  /** For a card that is read, and for choices in words. On a narrow screen it grows upwards. */
  readonly aside: Box;
  /** For choices among many cards. */
  readonly sheet: Box;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const WIDE_HEIGHT = 718;
/** The narrow one grows no wider than this in its own units; beyond, it is scaled. */
const COMPACT_MAX = 480;
const COMPACT_MIN = 340;

/** Rows of the pyramid from the apex down. */
const ROWS = [["a"], ["ml", "mr"], ["bl", "bc", "br"]] as const;

/** The composition for a board that is `width` pixels wide. */
export function layoutFor(width: number, inPlay: boolean): Layout {
  return width >= WIDE_FROM ? wide() : compact(width, inPlay);
}

function pyramid(middle: number, top: number, card: Size, gap: number): Record<string, Box> {
  const found: Record<string, Box> = {};
  for (const [row, spaces] of ROWS.entries()) {
    const whole = spaces.length * card.width + (spaces.length - 1) * gap;
    for (const [column, space] of spaces.entries()) {
      found[space] = {
        x: middle - whole / 2 + column * (card.width + gap),
        y: top + row * (card.height + Math.min(gap, 5)),
        ...card,
      };
    }
  }
  return found;
}

function wide(): Layout {
  return {
    compact: false,
    width: WIDE,
    height: WIDE_HEIGHT,
    caption: 14,
    title: 20,
    spaces: pyramid(392, 12, { width: 134, height: 150 }, 9),
    stock: { x: 24, y: 92, width: 80, height: 110 },
    boneyard: { x: 18, y: 254, width: 92, height: 116 },
    deck: { x: 20, y: 556, width: 80, height: 110 },
    discards: { x: 114, y: 554, width: 92, height: 116 },
    tomb: { x: 704, y: 58, width: 392, height: 424 },
    steps: { x: 200, y: 491, width: 484, height: 30 },
    notes: { x: 704, y: 491, width: 392, height: 30 },
    hand: { x: 226, y: 542, width: 654, height: 166 },
    handCard: { width: 122, height: 166 },
    inPlay: { x: 892, y: 540, width: 204, height: 170 },
    aside: { x: 468, y: 8, width: 228, height: 156 },
    sheet: { x: 112, y: 120, width: 584, height: 364 },
  };
}

function compact(pixels: number, inPlay: boolean): Layout {
  const width = Math.min(COMPACT_MAX, Math.max(COMPACT_MIN, pixels));
  const card = { width: (width - 26) / 3, height: 90 };
  const spaces = pyramid(width / 2, 8, card, 5);
  const foot = 8 + 3 * (card.height + 5);
  const pile = { width: 50, height: 60 };
  const right = width - 14 - pile.width;
  const tomb = { x: 0, y: foot + 1, width, height: 66 };
  const steps = { x: 6, y: tomb.y + tomb.height + 5, width: width - 12, height: 28 };
  const handCard = { width: Math.min(84, (width - 12 - 4 * 4) / 5), height: 104 };
  const hand = { x: 6, y: steps.y + steps.height + 9, width: width - 12, height: 104 };
  const notes = { x: 8, y: hand.y + hand.height + 4, width: width - 16, height: 22 };
  const played = { x: 6, y: notes.y + notes.height + 4, width: width - 12, height: 66 };
  const end = inPlay ? played.y + played.height : notes.y + notes.height;
  return {
    compact: true,
    width,
    height: end + 6,
    caption: 13,
    title: 16,
    spaces,
    stock: { x: 8, y: 8, ...pile },
    boneyard: { x: right, y: 8, ...pile },
    deck: { x: 6, y: 8 + card.height + 5, ...pile },
    discards: { x: right, y: 8 + card.height + 5, ...pile },
    tomb,
    steps,
    notes,
    hand,
    handCard,
    inPlay: played,
    aside: { x: 6, y: hand.y - 18 - 120, width: width - 12, height: 120 },
    sheet: { x: 6, y: 8, width: width - 12, height: steps.y + steps.height - 8 },
  };
}

/** Where a card of a row lies; cards overlap when there are many. */
export function inRow(row: Box, card: Size, count: number, index: number, gap: number): Box {
  const free = row.width - card.width;
  const pitch = Math.min(card.width + gap, count > 1 ? free / (count - 1) : 0);
  const whole = pitch * (count - 1) + card.width;
  const start = row.x + Math.max(0, (row.width - whole) / 2);
  return { x: start + index * pitch, y: row.y, ...card };
}

/** Where a card of the own hand lies. */
export function handBox(layout: Layout, count: number, index: number): Box {
  return inRow(layout.hand, layout.handCard, count, index, layout.compact ? 4 : 10);
}
