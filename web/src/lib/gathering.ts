// What a browser does before a game by itself: it adds to chance for its seats, begins a game that
// waits for nobody, and comes along to the next one.

import type { TableInfo } from "./api";
import { server } from "./http";
import { newKey } from "./live";

/** What a seat gives to be mixed into chance. */
export const contribution = (): string => newKey(16);

/** Adds to chance for one's own seats; the host begins if nobody is waited for. */
export async function ready(table: TableInfo): Promise<void> {
  if (table.phase !== "waiting") return;
  for (const seat of table.seats) if (seat.mine) await server.contribute(table.id, seat.seat, contribution());
  const complete = table.seats.every((seat) => seat.kind !== "open" && seat.kind !== "invited");
  if (table.host && complete && !table.starts_when_full) await server.start(table.id);
}

/** The next game of the same people: opens it, or sits down at it; its table. */
export async function rematch(id: string, opened: string | null): Promise<string> {
  if (opened === null) {
    const made = await server.rematch(id);
    await ready(made);
    return made.id;
  }
  const next = await server.table(opened);
  if (next.seats.some((seat) => seat.kept)) await server.join(opened, { contribution: contribution() });
  return opened;
}
