// Cards in the air: where they come from, where they go, and what waits for them.
import { expect, test } from "vitest";
import { KEPT } from "../../src/games/imhotep/kept";
import { flightsOf, type Flight } from "../../src/games/imhotep/flights";
import { layoutFor } from "../../src/games/imhotep/layout";
import type { ImhotepEvent } from "../../src/lib/api";

const moment = KEPT.get("b3")?.moments[0];
if (moment === undefined) throw new Error("the fixtures have no game b3");
const view = { ...moment.view, seat: 0 };
const WIDE = layoutFor(1108, { cards: 0, tray: 0, trayCards: false, opened: false });
const NARROW = layoutFor(390, { cards: 0, tray: 0, trayCards: false, opened: false });

function cards(events: ImhotepEvent[], layout = WIDE): Extract<Flight, { kind: "card" }>[] {
  return flightsOf(events, view, layout).filter((flight) => flight.kind === "card");
}

test("a drawn card flies face up from the pile to the own quay", () => {
  const [drawn] = cards([{ event: "card_drawn", player: 0, card: "statue", audience: -1 }]);
  expect(drawn?.card).toBe("statue");
  expect(drawn?.from.x).toBeGreaterThan(WIDE.contents[0]?.x ?? 0);
  expect(drawn?.to.x).toBeLessThan(WIDE.quay.width);
});

test.each([["wide", WIDE], ["narrow", NARROW]] as const)("another's card leaves the %s board", (_, layout) => {
  const [drawn] = cards([{ event: "card_drawn", player: 1, card: "statue", audience: -1 }], layout);
  const out = layout.compact ? (drawn?.to.y ?? 0) < 0 : (drawn?.to.x ?? 0) > layout.width - 40;
  expect(out).toBe(true);
});

test("a pair is taken face down, one card kept and the other discarded", () => {
  const all = cards([
    { event: "pair_taken", player: 0, audience: -1 },
    { event: "card_kept", player: 0, card: "sail", audience: -1 },
    { event: "card_discarded", player: 0, card: "lever", audience: -1 },
  ]);
  expect(all.map((flight) => flight.card)).toEqual([null, null, "sail", "lever"]);
  expect(all[2]?.from).toEqual(all[0]?.to);
});

test("a filled Market hides each card until it has landed", () => {
  const all = cards([{ event: "market_filled", cards: ["sail", "lever"], pair: 0, audience: -1 }]);
  expect(all.map((flight) => flight.hides)).toEqual(["market-1", "market-2"]);
  expect(all[1]?.starts).toBeGreaterThan(all[0]?.starts ?? 0);
});

test("the round card has its place on every board, within its edges", () => {
  for (const width of [340, 360, 390, 560]) {
    const layout = layoutFor(width, { cards: 6, tray: 0, trayCards: false, opened: false });
    expect(layout.round.x + 82 * layout.round.scale).toBeLessThanOrEqual(layout.width);
    expect(layout.round.y).toBeGreaterThanOrEqual(layout.quay.y);
  }
});
