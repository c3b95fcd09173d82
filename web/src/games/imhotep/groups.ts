// Which stones of the Burial Chamber touch stones of the same owner.

/** A bar between two touching stones of one owner; rows and columns count from 1. */
export interface Bond {
  readonly seat: number;
  readonly from: { readonly row: number; readonly column: number };
  readonly to: { readonly row: number; readonly column: number };
}

/** All bonds, for stones in order of placement: column by column, `rows` in each (IMH-7.4.2). */
export function bonds(stones: readonly number[], rows: number): Bond[] {
  const found: Bond[] = [];
  for (const [index, seat] of stones.entries()) {
    const row = (index % rows) + 1;
    const column = Math.floor(index / rows) + 1;
    const from = { row, column };
    if (row < rows && stones[index + 1] === seat) {
      found.push({ seat, from, to: { row: row + 1, column } });
    }
    if (stones[index + rows] === seat) found.push({ seat, from, to: { row, column: column + 1 } });
  }
  return found;
}
