import { expect, test } from "vitest";
import type { GameInfo } from "../src/lib/api";
import { nearestCount, playerCounts } from "../src/lib/seating";

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
    { field: "mode", kind: "choice", values: ["standard", "rise_of_aten"], default: "standard", players: [[2, 3, 4], [2]] },
    { field: "long", kind: "switch", values: [false, true], default: false, players: [[2, 3, 4], [2, 3]] },
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
