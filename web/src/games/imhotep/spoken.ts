// The board read aloud: names of ships and sites for screen readers, from the game's own sentences.

import type { ImhotepShipView, ImhotepSiteView, ImhotepView } from "../../lib/api";
import type { Texts } from "../board";

type Name = (seat: number) => string;

/** A ship: what it carries, whether it may sail or where it lies. */
export function shipLabel(ship: ImhotepShipView, texts: Texts, name: Name): string {
  const load = ship.spaces.filter((seat) => seat !== null).length;
  return texts.say("imhotep-say-ship", {
    ship: ship.ship,
    capacity: ship.capacity,
    load,
    missing: Math.max(0, ship.minimum - load),
    spaces: ship.spaces.map((seat) => (seat === null ? texts.say("imhotep-say-free") : name(seat))),
    site: ship.site ?? "none",
  });
}

/** A site: its side, its dock and what lies on it. */
export function siteLabel(
  site: ImhotepSiteView,
  view: ImhotepView,
  texts: Texts,
  name: Name,
): string {
  const dock = { side: site.side, ship: site.ship ?? 0 };
  switch (site.site) {
    case "market":
      return texts.say("imhotep-say-site-market", { ...dock, ...market(view) });
    case "pyramid":
      return site.side === "a"
        ? texts.say("imhotep-say-site-pyramid", { ...dock, ...pyramid(view) })
        : texts.say("imhotep-say-site-pyramids", { ...dock, ...pyramids(view) });
    case "temple":
      return texts.say("imhotep-say-site-temple", { ...dock, ...temple(view, name) });
    case "burial_chamber":
      return [
        texts.say("imhotep-say-site-burial-chamber", { ...dock, stones: view.chamber.stones.length }),
        ...rows(view).map((stones, n) =>
          texts.say("imhotep-say-row", { row: n + 1, stones: stones.map(name) }),
        ),
      ].join(" ");
    default:
      return obelisks(dock, view, texts);
  }
}

function market(view: ImhotepView): Record<string, unknown> {
  const { cards, pair, draw, discard } = view.market;
  return { cards: cards.filter((card) => card !== null), pair, draw, discard: discard.length };
}

function pyramid(view: ImhotepView): Record<string, unknown> {
  const { stones, values, overflow, overflow_value } = view.pyramid;
  return {
    stones: stones.length + overflow.length,
    points: values[stones.length] ?? overflow_value,
  };
}

function pyramids(view: ImhotepView): Record<string, unknown> {
  const counts = Object.entries(view.pyramid.small).map(([id, stones]) => [id, stones.length]);
  return { ...Object.fromEntries(counts), extra: view.pyramid.overflow.length };
}

function temple(view: ImhotepView, name: Name): Record<string, unknown> {
  return { stones: view.temple.stones.length, visible: visibleStones(view).map(name) };
}

function obelisks(
  dock: Record<string, unknown>,
  view: ImhotepView,
  texts: Texts,
): string {
  const { tower_values, towers } = view.obelisks;
  return [
    texts.say("imhotep-say-site-obelisks", { ...dock, points: tower_values[towers.length] ?? 0 }),
    ...view.players.map((player) =>
      texts.say("imhotep-say-obelisk", {
        player: player.seat,
        stones: player.obelisk,
        built: towers.filter((seat) => seat === player.seat).length,
      }),
    ),
  ].join(" ");
}

/** Whose stone is on top of each space of the Temple, from the left. */
export function visibleStones(view: ImhotepView): number[] {
  const { stones, width } = view.temple;
  const tops: number[] = [];
  for (const [index, seat] of stones.entries()) tops[index % width] = seat;
  return tops;
}

/** The Burial Chamber's stones by row. */
export function rows(view: ImhotepView): number[][] {
  const found = Array.from({ length: view.chamber.rows }, (): number[] => []);
  for (const [index, seat] of view.chamber.stones.entries()) {
    found[index % view.chamber.rows]?.push(seat);
  }
  return found;
}
