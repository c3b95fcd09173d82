import { expect, test } from "vitest";
import type { GameInfo, SetupField } from "../src/lib/api";
import { applies, limitOf, nearestCount, playerCounts, seatValue, setupOf, toggled, withSeat } from "../src/lib/seating";

const FREE = { per_seat: false, when_players: [], when: {}, as_many_as: null } as const;

/** A field that always applies, but for what is said otherwise. */
function field(given: Pick<SetupField, "field" | "kind" | "values" | "default" | "usual"> & Partial<SetupField>): SetupField {
  return { ...FREE, when_players: [], players: given.values.map(() => [1, 2, 3, 4]), ...given };
}

const game: GameInfo = {
  id: "iunu",
  names: {},
  players_min: 2,
  players_max: 4,
  minutes: null,
  designers: [],
  year: null,
  minds: [],
  categories: [],
  rule_prefix: "IUN",
  box: "",
  setup: [
    field({ field: "mode", kind: "choice", values: ["standard", "rise_of_aten"], default: "standard", usual: "standard", players: [[2, 3, 4], [2]] }),
    field({ field: "long", kind: "switch", values: [false, true], default: false, usual: false, players: [[2, 3, 4], [2, 3]] }),
  ],
};

test("with the usual choices any number can play", () => {
  expect(playerCounts(game, {})).toEqual([2, 3, 4]);
});

test("only what every choice allows is offered", () => {
  expect(playerCounts(game, { long: true })).toEqual([2, 3]);
  expect(playerCounts(game, { mode: "rise_of_aten", long: true })).toEqual([2]);
});

test("a number that can't be played gives way to the nearest", () => {
  expect(nearestCount([2], 4)).toBe(2);
  expect(nearestCount([3, 4], 2)).toBe(3);
  expect(nearestCount([2, 3, 4], 3)).toBe(3);
});

const gift = field({ field: "gift", kind: "switch", values: [false, true], default: [], usual: false, per_seat: true });
const hunger = field({ field: "hunger", kind: "number", values: [0, 1, 2, 3], default: 0, usual: 0, when_players: [1] });
const caught = field({ field: "catch", kind: "several", values: ["short", "tall", "golden"], default: [], usual: "short", when_players: [1], when: { hunger: [1, 2, 3] }, as_many_as: "hunger" });
const heron: GameInfo = { ...game, id: "heron", players_min: 1, players_max: 2, setup: [gift, hunger, caught] };

test("a choice for one player alone does not apply to two, nor what depends on it", () => {
  const chosen = { hunger: 2 };
  expect(applies(hunger, heron.setup, chosen, 1)).toBe(true);
  expect(applies(hunger, heron.setup, chosen, 2)).toBe(false);
  expect(applies(caught, heron.setup, chosen, 1)).toBe(true);
  expect(applies(caught, heron.setup, {}, 1)).toBe(false);
  expect(applies(caught, heron.setup, chosen, 2)).toBe(false);
  expect(playerCounts(heron, chosen)).toEqual([1, 2]);
});

test("each seat has a value of its own, and the usual one unless it was chosen", () => {
  const chosen = { gift: withSeat(gift, {}, 1, true) };
  expect([seatValue(gift, chosen, 0), seatValue(gift, chosen, 1)]).toEqual([false, true]);
  expect(setupOf(heron, chosen, 2)).toEqual({ gift: [false, true] });
  expect(setupOf(heron, chosen, 1)).toEqual({ gift: [false], hunger: 0 });
});

test("of several as many are sent as another choice says, in their order, or none", () => {
  const one = { hunger: 2, catch: toggled(caught, { hunger: 2 }, "golden") };
  expect(limitOf(caught, heron.setup, one)).toBe(2);
  expect(setupOf(heron, one, 1)["catch"]).toEqual([]);
  const two = { hunger: 2, catch: toggled(caught, one, "short") };
  expect(setupOf(heron, two, 1)["catch"]).toEqual(["short", "golden"]);
  expect(toggled(caught, two, "short")).toEqual(["golden"]);
});
