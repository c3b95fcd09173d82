// What the chosen option would do, as signs on the board: stones that would lie there, points they
// would bring, the way a ship would take.

import type { ImhotepEvent } from "../../lib/api";
import { element } from "./elements";

/** A stone that would come here. */
export interface Ghost {
  readonly seat: number;
  /** "+3", or empty. */
  readonly label: string;
  /** How many stones, where it can be more than one. */
  readonly stones: number;
}

/** All signs of a preview. */
export interface Foresight {
  readonly ghosts: ReadonlyMap<string, Ghost>;
  readonly route: { readonly ship: number; readonly site: string } | null;
}

/** Reads a preview. */
export function foresee(events: readonly ImhotepEvent[]): Foresight {
  const ghosts = new Map<string, Ghost>();
  let route: Foresight["route"] = null;
  for (const event of events) {
    if (event.event === "ship_sailed") route = { ship: event.ship, site: event.site };
    const sign = signOf(event);
    if (sign !== null) add(ghosts, sign.id, sign.ghost);
  }
  return { ghosts, route };
}

function add(ghosts: Map<string, Ghost>, id: string, ghost: Ghost): void {
  const before = ghosts.get(id);
  const stones = ghost.stones + (before?.stones ?? 0);
  ghosts.set(id, { ...ghost, stones });
}

function plus(points: number): string {
  return points === 0 ? "" : `+${points}`;
}

function signOf(event: ImhotepEvent): { id: string; ghost: Ghost } | null {
  const sign = (id: string, seat: number, label = "", stones = 1) => ({
    id,
    ghost: { seat, label, stones },
  });
  switch (event.event) {
    case "stone_loaded":
      return sign(element.space(event.ship, event.space), event.player);
    case "stones_taken":
      return sign(element.sled(event.player), event.player, plus(event.stones), event.stones);
    case "pyramid_stone":
      return sign(element.pyramidSpace(event.space), event.player, plus(event.points));
    case "small_pyramid_stone":
      return sign(
        element.smallSpace(event.pyramid, event.space),
        event.player,
        plus(event.points),
      );
    case "overflow_stone":
      return sign(element.overflow, event.player, plus(event.points));
    case "temple_stone":
      return sign(element.temple(event.space), event.player);
    case "chamber_stone":
      return sign(element.chamber(event.row, event.column), event.player);
    case "obelisk_stone":
      return sign(element.obelisk(event.player), event.player);
    default:
      return null;
  }
}
