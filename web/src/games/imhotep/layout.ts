// Where things lie on the board: the wide composition, and one for narrow screens that is as wide
// as it is given and as high as it needs. Everything is in units of the drawing.

import type { Box } from "../../drawing/shapes";
import { WIDE, WIDE_FROM, type Composition } from "../composing";

export type { Box };

/** Where a drawing of fixed size stands, and how large. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** All places of one composition. */
export interface Layout extends Composition {
  /** Size of captions: never smaller on the screen than the house allows. */
  readonly caption: number;
  readonly title: number;
  /** Height of the scoring track at the top, 0 without one. */
  readonly track: number;
  readonly moorings: readonly Spot[];
  /** Where the picked ship is drawn large; null in the wide composition. */
  readonly opened: Spot | null;
  /** Bow of a docked ship, by site. */
  readonly docks: readonly Spot[];
  readonly slabs: readonly Box[];
  /** The part of a slab right of its name. */
  readonly contents: readonly Box[];
  readonly quay: Box;
  /** The round card. */
  readonly round: Spot;
  /** For choices without a place of their own. */
  readonly tray: Box;
}

/** What the composition must make room for. */
export interface Needs {
  /** Different cards on the quay. */
  readonly cards: number;
  /** Choices in the tray. */
  readonly tray: number;
  /** Whether the tray holds cards. */
  readonly trayCards: boolean;
  /** Whether a ship is opened (compact only). */
  readonly opened: boolean;
}

const SITES = 5;
const SHIPS = 4;
const WIDE_HEIGHT = 744;
/** The narrow one grows no wider than this in its own units; beyond, it is scaled. */
const COMPACT_MAX = 560;
const COMPACT_MIN = 340;

/** Room for a card on the narrow quay. */
export const SMALL_CARD = { width: 46, height: 58, gap: 5 } as const;

/** Room for the round card at the end of the narrow quay. */
const ROUND_CARD = 76;

function range<T>(length: number, make: (n: number) => T): T[] {
  return Array.from({ length }, (_, n) => make(n));
}

/** The composition for a board that is `width` pixels wide. */
export function layoutFor(width: number, needs: Needs): Layout {
  return width >= WIDE_FROM ? wide() : compact(width, needs);
}

function wide(): Layout {
  const slabs = range(SITES, (n) => ({ x: 448, y: 41 + n * 140.5, width: 646, height: 134 }));
  return {
    compact: false,
    width: WIDE,
    height: WIDE_HEIGHT,
    caption: 13.8,
    title: 20,
    track: 34,
    moorings: range(SHIPS, (n) => ({ x: 22, y: 51 + n * 92, scale: 0.88 })),
    opened: null,
    docks: slabs.map((slab) => ({ x: 392, y: slab.y + slab.height / 2 - 32, scale: 0.58 })),
    slabs,
    contents: slabs.map((slab) => ({ x: 630, y: slab.y + 8, width: 456, height: 112 })),
    quay: { x: 0, y: 424, width: 250, height: WIDE_HEIGHT - 424 },
    round: { x: 304, y: 139, scale: 1 },
    tray: { x: 8, y: 560, width: 230, height: 178 },
  };
}

function compact(pixels: number, needs: Needs): Layout {
  const width = Math.min(COMPACT_MAX, Math.max(COMPACT_MIN, pixels));
  const half = width / 2;
  const scale = Math.min(0.82, (half - 16) / 262);
  const row = 100 * scale;
  const river = row * 2 + 26;
  const opened = needs.opened ? { x: 30, y: river + 4, scale: 1.16 } : null;
  const shore = river + (opened === null ? 0 : 124);
  const quay = { x: 0, y: shore + 6, width, height: quayHeight(width, needs.cards) };
  const tray = { x: 8, y: quay.y + quay.height, width: width - 16, height: trayHeight(needs) };
  const top = tray.y + tray.height + 4;
  const slabs = range(SITES, (n) => ({ x: 8, y: top + n * 92, width: width - 16, height: 86 }));
  return {
    compact: true,
    width,
    height: top + SITES * 92 + 4,
    caption: 13,
    title: 17,
    track: 0,
    moorings: range(SHIPS, (n) => ({
      x: 14 + (n % 2) * half,
      y: 16 + Math.floor(n / 2) * (row + 7),
      scale,
    })),
    opened,
    docks: slabs.map((slab) => ({ x: slab.x + 100, y: slab.y + 44, scale: 0.34 })),
    slabs,
    contents: slabs.map((slab) => ({
      x: slab.x + 110,
      y: slab.y + 5,
      width: slab.width - 116,
      height: 72,
    })),
    quay,
    round: { x: width - ROUND_CARD, y: quay.y + 2, scale: 0.76 },
    tray,
  };
}

/** Cards that stand side by side on the narrow quay, between the quarry and the round card. */
export function cardsInRow(width: number): number {
  const room = width - 222 - ROUND_CARD;
  return Math.max(1, Math.floor(room / (SMALL_CARD.width + SMALL_CARD.gap)));
}

function quayHeight(width: number, cards: number): number {
  const rows = Math.max(1, Math.ceil(cards / cardsInRow(width)));
  return 14 + rows * (SMALL_CARD.height + SMALL_CARD.gap);
}

function trayHeight(needs: Needs): number {
  if (needs.tray === 0) return 0;
  return needs.trayCards ? 136 : 58;
}
