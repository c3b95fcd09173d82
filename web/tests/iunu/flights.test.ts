// What moves when something happens, and where it lands.

import { expect, test } from "vitest";
import { flightsOf } from "../../src/games/iunu/flights";
import { handSlot, layoutFor } from "../../src/games/iunu/layout";
import { MOMENTS, momentOf } from "./moments";

const { view } = momentOf("play", "standard3");
const seat = view.seat ?? 0;
const other = (seat + 1) % 3;
const needs = { seats: [other, (seat + 2) % 3, seat], own: seat, parchment: "nothing", choices: 0 } as const;
const layout = layoutFor(1108, needs);

test("a card that is played is not seen in its column before it lands", () => {
  const [card] = flightsOf(
    [{ event: "cards_played", player: seat, caste: "baker", count: 1, deben: 0, audience: -1 }],
    view,
    layout,
  );
  expect(card?.kind).toBe("card");
  expect(card?.hides).toBe(`column-${seat}-baker`);
  expect(card?.from.y).toBeGreaterThan(card?.to.y ?? 0);
});

test("a card that comes to the own hand is not seen there before it lands, each of equal ones apart", () => {
  const hand = ["baker", "farmer", "farmer"];
  const players = view.players.map((one) => (one.seat === seat ? { ...one, hand, hand_size: 3 } : one));
  const drawn = { event: "cards_drawn" as const, player: seat, count: 2, castes: ["farmer", "farmer"], audience: seat };
  const flights = flightsOf([drawn], { ...view, players }, layout);
  expect(flights.map(({ hides }) => hides)).toEqual(["hand-farmer-2", "hand-farmer-1"]);
  expect(flights.map(({ to }) => to.x)).toEqual([handSlot(layout, 3, 3).x, handSlot(layout, 2, 3).x]);
});

test("a card that others hide flies face down", () => {
  const flights = flightsOf(
    [{ event: "card_hidden", player: other, caste: null, deben: 1, audience: 0 }],
    view,
    layout,
  );
  expect(flights.map(({ kind }) => kind)).toEqual(["coin", "card"]);
  expect(flights[1]?.kind === "card" && flights[1].caste).toBeNull();
});

test("all dice that are rolled tumble, and each lands where it lies", () => {
  const flights = flightsOf([{ event: "dice_rolled", player: 0, dice: view.dice, audience: -1 }], view, layout);
  expect(flights.map(({ kind }) => kind)).toEqual(view.dice.map(() => "die"));
  expect(flights.map(({ hides }) => hides)).toEqual(view.dice.map((_, n) => `dice-${n}`));
});

test("bread comes from the supply, and a bribe goes from owner to raider", () => {
  const bread = flightsOf(
    [{ event: "bread_placed", player: seat, castes: ["farmer", "farmer"], price: 1, deben: 2, audience: -1 }],
    view,
    layout,
  );
  expect(bread.filter(({ kind }) => kind === "bread")).toHaveLength(2);
  const [coin] = flightsOf(
    [{ event: "bribe_paid", player: other, owner: seat, deben: 1, audience: -1 }],
    view,
    layout,
  );
  const own = layout.rows.find((row) => row.own)?.box.y ?? 0;
  expect(coin?.from.y).toBeGreaterThan(own);
  expect(coin?.to.y).toBeLessThan(own);
});

test("whatever happened in the kept games can be shown, wide and narrow", () => {
  for (const { moment } of MOMENTS) {
    const seats = [...moment.view.players.keys(), ...(moment.view.heliopolis === null ? [] : [2])];
    for (const width of [1108, 390]) {
      const place = layoutFor(width, { seats, own: moment.seat, parchment: "nothing", choices: 0 });
      for (const { from, to } of flightsOf(moment.events, moment.view, place)) {
        for (const value of [from.x, from.y, from.size, to.x, to.y, to.size]) expect(value).not.toBeNaN();
      }
    }
  }
});
