// What can be pressed on the board now, and what pressing it does. The option list alone decides
// what is possible; a choice of two elements is made in two steps.

import type { ImhotepView } from "../../lib/api";
import { agrees, type Meaning, type Option } from "../board";
import { element, elementsOf } from "./elements";

/** What pressing an element does: choose an action, take a first step, or take it back. */
export type Target =
  | { readonly kind: "choose"; readonly action: number }
  | { readonly kind: "step"; readonly part: Meaning }
  | { readonly kind: "back" };

/**
 * The elements that can be pressed. With `bySteps` a ship is pressed before its spaces, which are
 * then drawn large enough for a thumb.
 */
export function targets(
  options: readonly Option[],
  picked: Meaning | null,
  bySteps: boolean,
): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const option of options) {
    const { part, first, last } = path(option.meaning, bySteps);
    if (part === null || first === last) {
      found.set(last, { kind: "choose", action: option.action });
    } else if (picked !== null && agrees(option.meaning, picked)) {
      found.set(last, { kind: "choose", action: option.action });
      found.set(first, { kind: "back" });
    } else if (!found.has(first)) {
      found.set(first, { kind: "step", part });
    }
  }
  return found;
}

interface Path {
  /** What the first step fixes; null if there is only one. */
  readonly part: Meaning | null;
  readonly first: string;
  readonly last: string;
}

/** How an option is reached. */
export function path(meaning: Meaning, bySteps: boolean): Path {
  const named = elementsOf(meaning);
  const last = named.at(-1) ?? element.tray("nothing");
  const ship = meaning["ship"];
  if (ship === undefined) return { part: null, first: last, last };
  const first = element.ship(Number(ship));
  if (bySteps) return { part: { ship }, first, last };
  if (named.length < 2) return { part: null, first: last, last };
  return { part: { verb: meaning["verb"] ?? "sail", ship }, first, last };
}

/**
 * What a press on an element that can't be pressed now was meant to do, so that the rules can say
 * why not; null if nothing could be meant.
 */
export function meant(
  id: string,
  view: ImhotepView,
  options: readonly Option[],
  picked: Meaning | null,
): Meaning | null {
  for (const ship of view.ships) {
    const space = ship.spaces.findIndex((_, n) => id === element.space(ship.ship, n + 1));
    if (space >= 0) return { verb: "load", ship: ship.ship, space: space + 1 };
    if (id === element.ship(ship.ship)) {
      return { verb: "sail", ship: ship.ship, site: freeSite(view) };
    }
  }
  const site = view.sites.find((one) => id === element.site(one.site));
  if (site !== undefined) return toSite(site.site, view, options, picked);
  if (id === element.ownQuarry) return { verb: "get" };
  return ofCards(id, view);
}

function freeSite(view: ImhotepView): string {
  const free = view.sites.find((one) => one.ship === null) ?? view.sites[0];
  return free?.site ?? "";
}

function toSite(
  site: string,
  view: ImhotepView,
  options: readonly Option[],
  picked: Meaning | null,
): Meaning {
  if (options.some((option) => option.meaning["verb"] === "to")) return { verb: "to", site };
  const waiting = view.ships.filter((ship) => ship.site === null);
  const ship = picked?.["ship"] ?? (waiting.find((one) => one.ready) ?? waiting[0])?.ship ?? 1;
  return { verb: "sail", ship, site };
}

function ofCards(id: string, view: ImhotepView): Meaning | null {
  const own = view.players.find((player) => player.seat === view.seat);
  const card = own?.cards.find((one) => id === element.card(one));
  if (card !== undefined) return { verb: "play", card };
  const space = view.market.cards.findIndex((_, n) => id === element.market(n + 1));
  if (space >= 0) {
    return { verb: "pick", space: space + 1, card: view.market.cards[space] ?? "none" };
  }
  if (id === element.pair) return { verb: "pair" };
  const pyramid = Object.keys(view.pyramid.small).find((one) => id === element.smallPyramid(one));
  return pyramid === undefined ? null : { verb: "build", pyramid };
}
