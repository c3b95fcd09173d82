// Where things lie on the board: the wide composition, and one for narrow screens that is as wide as
// it is given and as high as it needs. Everything is in units of the drawing.

import type { Box } from "../../drawing/shapes";
import { WIDE, WIDE_FROM, type Composition } from "../composing";
import { CASTES } from "./castes";

export type { Box };

/** One Dynasty of the table of castes. */
export interface Row {
  /** Heliopolis has the seat after the last. */
  readonly seat: number;
  /** Whether it is the viewer's own and drawn large. */
  readonly own: boolean;
  /** Wide: a band of the table. Narrow: the strip of its counters. */
  readonly box: Box;
}

/** All places of one composition. */
export interface Layout extends Composition {
  /** Size of captions: never smaller on the screen than the house allows. */
  readonly caption: number;
  readonly title: number;
  readonly deck: Box;
  /** The row of Forum cards, without its title. */
  readonly forum: Box;
  /** The stone with dice, afterlife deck, bank and bread. */
  readonly stone: Box;
  /** Side of a die, and where the first lies. */
  readonly die: { readonly x: number; readonly y: number; readonly size: number; readonly pitch: number };
  readonly afterlife: Box;
  readonly bank: Box;
  readonly bread: Box;
  /** The table of castes: slab, heads, bands. */
  readonly table: Box;
  readonly heads: Box;
  readonly rows: readonly Row[];
  /** Hand cards lie in here. */
  readonly hand: Box;
  readonly purse: Box;
  /** Preview, secrets, or choices without a place of their own. */
  readonly parchment: Box;
}

/** What the composition must make room for. */
export interface Needs {
  /** Seats in the order they are shown, the viewer's own last if there is one. */
  readonly seats: readonly number[];
  /** The viewer's seat; null for a spectator. */
  readonly own: number | null;
  /** What lies on the parchment. */
  readonly parchment: "nothing" | "words" | "choices" | "cards";
  /** How many choices or lines lie on it. */
  readonly choices: number;
}

const WIDE_HEIGHT = 740;
const COMPACT_MAX = 560;
const COMPACT_MIN = 344;
/** Where the columns of the wide table begin, and how wide each is. */
const COLUMNS = { x: 126, width: 107.4 } as const;
/** Height of another player's band by how many there are. */
const BANDS = [0, 84, 64, 52] as const;
const HEADS = 50;
/** The narrow table: room for a caste's name, height of a line. */
const NAMES = 104;
const LINE = 44;

/** The composition for a board that is `width` pixels wide. */
export function layoutFor(width: number, needs: Needs): Layout {
  return width >= WIDE_FROM ? wide(needs) : compact(width, needs);
}

function wide(needs: Needs): Layout {
  const table = { x: 10, y: 202, width: 1088, height: 352 };
  const heads = { x: table.x, y: table.y, width: table.width, height: HEADS };
  return {
    compact: false,
    width: WIDE,
    height: WIDE_HEIGHT,
    caption: 13.8,
    title: 18,
    deck: { x: 22, y: 18, width: 96, height: 134 },
    forum: { x: 144, y: 30, width: 592, height: 151 },
    stone: { x: 752, y: 12, width: 342, height: 172 },
    die: { x: 766, y: 54, size: 58, pitch: 65 },
    afterlife: { x: 974, y: 28, width: 36, height: 50 },
    bank: { x: 974, y: 92, width: 26, height: 26 },
    bread: { x: 974, y: 132, width: 26, height: 26 },
    table,
    heads,
    rows: bands(table, needs),
    hand: { x: 204, y: 568, width: 576, height: 165 },
    purse: { x: 20, y: 560, width: 172, height: 176 },
    parchment:
      needs.parchment === "cards"
        ? { x: 204, y: 560, width: 894, height: 176 }
        : { x: 796, y: 564, width: 302, height: wideParchment(needs) },
  };
}

function bands(table: Box, needs: Needs): Row[] {
  const others = needs.seats.filter((seat) => seat !== needs.own);
  const room = table.height - 5 - HEADS;
  const equal = needs.own === null;
  const high = equal ? room / others.length : (BANDS[others.length] ?? 52);
  const rows: Row[] = others.map((seat, n) => ({
    seat,
    own: false,
    box: { x: table.x, y: table.y + HEADS + n * high, width: table.width, height: high },
  }));
  if (needs.own === null) return rows;
  const y = table.y + HEADS + others.length * high;
  const height = table.y + table.height - 5 - y;
  return [...rows, { seat: needs.own, own: true, box: { x: table.x, y, width: table.width, height } }];
}

function compact(pixels: number, needs: Needs): Layout {
  const width = Math.min(COMPACT_MAX, Math.max(COMPACT_MIN, pixels));
  const inner = width - 16;
  const forum = { x: 8, y: 98, width: inner, height: 106 };
  const hand = { x: 8, y: forum.y + forum.height + 32, width: inner, height: 122 };
  const parchment = {
    x: 8,
    y: hand.y + hand.height + 10,
    width: inner,
    height: parchmentHeight(needs),
  };
  const top = parchment.y + (parchment.height > 0 ? parchment.height + 10 : 2);
  const heads = { x: 8, y: top, width: inner, height: 54 };
  const table = { x: 8, y: top, width: inner, height: heads.height + CASTES.length * LINE + 8 };
  const strip = (inner - NAMES - 4) / needs.seats.length;
  return {
    compact: true,
    width,
    height: table.y + table.height + 8,
    caption: 13,
    title: 17,
    deck: { x: 12, y: 10, width: 46, height: 60 },
    forum,
    stone: { x: 70, y: 6, width: width - 78, height: 66 },
    die: { x: 78, y: 16, size: 44, pitch: 49 },
    afterlife: { x: width - 122, y: 12, width: 34, height: 48 },
    bank: { x: width - 58, y: 13, width: 20, height: 20 },
    bread: { x: width - 58, y: 39, width: 20, height: 20 },
    table,
    heads,
    rows: needs.seats.map((seat, n) => ({
      seat,
      own: seat === needs.own,
      box: {
        x: table.x + NAMES + n * strip,
        y: top,
        width: strip,
        height: table.height,
      },
    })),
    hand,
    purse: { x: 8, y: forum.y + forum.height + 6, width: inner, height: 24 },
    parchment,
  };
}

function wideParchment({ parchment, choices }: Needs): number {
  if (parchment === "choices") return Math.min(170, 42 + choices * 46);
  return choices > 0 ? 48 + choices * 24 : 170;
}

function parchmentHeight({ parchment, choices }: Needs): number {
  if (parchment === "nothing") return 0;
  if (parchment === "cards") return 150;
  return parchment === "choices" ? 12 + choices * 48 : 146;
}

/** The cell of a caste in a Dynasty. */
export function cellOf(layout: Layout, row: Row, caste: number): Box {
  if (layout.compact) {
    const y = layout.heads.y + layout.heads.height + caste * LINE;
    return { x: row.box.x, y, width: row.box.width, height: LINE };
  }
  return {
    x: COLUMNS.x + caste * COLUMNS.width,
    y: row.box.y,
    width: COLUMNS.width,
    height: row.box.height,
  };
}

/** The head of a caste: its sign, its name, who is ahead. */
export function headOf(layout: Layout, caste: number): Box {
  if (layout.compact) {
    const y = layout.heads.y + layout.heads.height + caste * LINE;
    return { x: layout.table.x, y, width: NAMES, height: LINE };
  }
  return {
    x: COLUMNS.x + caste * COLUMNS.width,
    y: layout.heads.y,
    width: COLUMNS.width,
    height: HEADS,
  };
}

/** Where a player's name and purse stand in the table of castes. */
export function nameplateOf(layout: Layout, row: Row): Box {
  if (layout.compact) {
    return { x: row.box.x, y: layout.heads.y, width: row.box.width, height: layout.heads.height };
  }
  return { x: row.box.x, y: row.box.y, width: COLUMNS.x - row.box.x - 4, height: row.box.height };
}

/** The place of a Forum card, counted from 1, among so many. */
export function forumSlot(layout: Layout, position: number, cards: number): Box {
  const { x, y, width, height } = layout.forum;
  const pitch = Math.min(layout.compact ? 110 : 118, width / Math.max(5, cards));
  const gap = layout.compact ? 5 : 10;
  return { x: x + (position - 1) * pitch, y, width: pitch - gap, height };
}

/** The place of a hand card, counted from 1, among so many. */
export function handSlot(layout: Layout, number: number, cards: number): Box {
  const { x, y, width, height } = layout.hand;
  const pitch = Math.min(layout.compact ? 110 : 144, width / Math.max(4, cards));
  const gap = layout.compact ? 8 : 26;
  return { x: x + (number - 1) * pitch, y, width: pitch - gap, height };
}
