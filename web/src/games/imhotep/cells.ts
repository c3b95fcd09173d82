// Where single stones and cards lie on the five sites. The drawing and the animation both ask here.

import type { Box } from "./layout";

/** A square place. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Spaces of Pyramid A by level: rows and columns. */
const LEVELS = [
  { side: 3, from: 0 },
  { side: 2, from: 9 },
  { side: 1, from: 13 },
] as const;

/** Measures of Pyramid A in a box. */
function pyramidLevel(box: Box, compact: boolean, level: number): Cell & { pitch: number } {
  const sizes = compact ? [21.5, 29, 31] : [34, 36, 40];
  const gaps = compact ? [2.5, 4, 0] : [3, 4, 0];
  const starts = compact ? [0, 0.36, 0.65] : [0, 0.33, 0.6];
  const size = sizes[level] ?? 0;
  const gap = gaps[level] ?? 0;
  const side = LEVELS[level]?.side ?? 1;
  const high = side * size + (side - 1) * gap;
  const lower = !compact && level > 0 ? 9 : 0;
  return {
    x: box.x + (starts[level] ?? 0) * box.width + 4,
    y: box.y + (box.height - high) / 2 + lower,
    size,
    pitch: size + gap,
  };
}

/** Space of Pyramid A, counted from 1 in order of placement: column by column, level by level. */
export function pyramidCell(box: Box, compact: boolean, space: number): Cell {
  const index = space - 1;
  const level = index < 9 ? 0 : index < 13 ? 1 : 2;
  const { side, from } = LEVELS[level];
  const start = pyramidLevel(box, compact, level);
  const column = Math.floor((index - from) / side);
  const row = (index - from) % side;
  return {
    x: start.x + column * start.pitch,
    y: start.y + row * start.pitch,
    size: start.size,
  };
}

/** The place for stones beside what is finished. */
export function overflowCell(box: Box, compact: boolean, small: boolean): Cell {
  const size = compact ? (small ? 20 : 26) : small ? 32 : 40;
  const lower = compact ? 0 : small ? 14 : 9;
  return {
    x: box.x + box.width - size - (compact || small ? 0 : 34),
    y: box.y + (box.height - size) / 2 + lower,
    size,
  };
}

/** One of the three small pyramids. */
export function smallPyramidBox(box: Box, compact: boolean, number: number): Box {
  const pitch = (box.width - (compact ? 24 : 40)) / 3;
  return { x: box.x + number * pitch, y: box.y, width: pitch - 6, height: box.height };
}

/** Space of a small pyramid from 1: the base column by column, then the top. */
export function smallCell(
  box: Box,
  compact: boolean,
  number: number,
  space: number,
  base: number,
): Cell {
  const own = smallPyramidBox(box, compact, number);
  const size = compact ? Math.min(23, (own.width - 8) / 3) : 36;
  const pitch = size + (compact ? 2 : 3);
  const top = own.y + own.height - 2 * pitch - (compact ? 0 : 3);
  if (space > base) return { x: own.x + 2 * pitch + 5, y: top + pitch / 2, size };
  const index = space - 1;
  return {
    x: own.x + 2 + Math.floor(index / 2) * pitch,
    y: top + (index % 2) * pitch,
    size,
  };
}

/**
 * A stack of the Temple: place of its stone on a level, both counted from 1. The `signs` of side B
 * need room: below the stacks, or above them on a narrow board.
 */
export function templeCell(
  box: Box,
  compact: boolean,
  width: number,
  space: number,
  level: number,
  levels: number,
  signs: boolean,
): Cell {
  const room = compact ? box.width : box.width - 66;
  const pitch = room / width;
  const size = compact ? Math.min(levels > 2 ? 28 : 32, pitch - 16) : levels > 3 ? 36 : 42;
  const floor = box.y + box.height - (compact ? 8 : signs ? 24 : 12);
  const over = compact ? (signs ? 25 : 12) : signs ? 40 : 28;
  const rise = box.height - over - size * 1.34;
  const step = Math.min(size * 0.38, rise / Math.max(1, levels - 1));
  return {
    x: box.x + (space - 0.5) * pitch - size / 2 - (compact ? 6 : 0),
    y: floor - size * 1.34 - (level - 1) * step,
    size,
  };
}

/** Columns of the Burial Chamber that are drawn. */
export function chamberColumns(box: Box, compact: boolean, stones: number, rows: number): number {
  const printed = compact ? Math.floor(chamberWidth(box, compact) / 25.5) : 8;
  return Math.max(printed, Math.ceil((stones + 1) / rows));
}

function chamberWidth(box: Box, compact: boolean): number {
  return compact ? box.width - 46 : box.width - 158;
}

/** Space of the Burial Chamber; row and column count from 1. */
export function chamberCell(
  box: Box,
  compact: boolean,
  columns: number,
  row: number,
  column: number,
): Cell {
  const pitch = Math.min(compact ? 25.5 : 37.5, chamberWidth(box, compact) / columns);
  const size = pitch - (compact ? 2.5 : 3.5);
  const tall = compact ? 24.2 : 37.5;
  return { x: box.x + 2 + (column - 1) * pitch, y: box.y + (row - 1) * tall, size };
}

/** Width of a tablet with a place, on a narrow board. */
export const PLACE = 32;

/** Lowest stone of an obelisk of side A and how far the next is from it. */
export function obeliskCell(
  box: Box,
  compact: boolean,
  players: number,
  place: number,
  stone: number,
  height: number,
): Cell {
  if (compact) {
    const pitch = box.height / players;
    const size = Math.min(21, pitch - 2);
    const step = Math.min(size + 1, (box.width - players * PLACE - 48) / Math.max(1, height));
    return { x: box.x + 8 + stone * step, y: box.y + place * pitch, size };
  }
  const size = 26;
  const step = Math.min(22, 66 / Math.max(1, height));
  const x = box.x + 14 + place * obeliskPitch(players);
  return { x, y: box.y + box.height - 51 - stone * step, size };
}

/** Distance between obelisks of side A. */
export function obeliskPitch(players: number): number {
  return players > 3 ? 64 : 82;
}

/** A tower of side B. */
export function towerCell(box: Box, compact: boolean, tower: number, stone: number): Cell {
  const pitch = compact ? Math.min(29, box.width * 0.115) : 46;
  const size = compact ? 17 : 24;
  const step = compact ? 13 : 20;
  return {
    x: box.x + 6 + tower * pitch,
    y: box.y + box.height - (compact ? 38 : 46) - stone * step,
    size,
  };
}

/** A waiting stone of side B. */
export function singleCell(
  box: Box,
  compact: boolean,
  players: number,
  place: number,
  stone: number,
  stones: number,
): Cell {
  const pitch = Math.min(compact ? 20 : 26, (box.height - (compact ? 0 : 18)) / players);
  const size = pitch - 3;
  const left = compact ? box.x + box.width * 0.115 * 5 + 40 : box.x + 290;
  const room = box.x + box.width - left - size - 4;
  const step = Math.min(size + 3, room / Math.max(1, stones));
  return { x: left + stone * step, y: box.y + place * pitch, size };
}

/** Where the piles of the Market lie; on a narrow board they are only told of. */
export function marketPile(box: Box, compact: boolean): Box {
  if (compact) return { x: box.x - 70, y: box.y + 6, width: 30, height: 38 };
  return { x: box.x + 403, y: box.y + 4, width: 44, height: 56 };
}

/** A card space of the Market. */
export function marketCard(box: Box, compact: boolean, space: number): Box {
  if (compact) {
    const pitch = box.width / 4;
    return { x: box.x + (space - 1) * pitch, y: box.y + 1, width: pitch - 5, height: box.height };
  }
  return { x: box.x + (space - 1) * 100, y: box.y - 3, width: 94, height: 118 };
}
