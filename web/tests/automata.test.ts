import { expect, test } from "vitest";
import { automataOf } from "../src/games/automata";
import type { IunuView } from "../src/lib/api";
import { momentOf } from "./iunu/moments";

const { view } = momentOf("play", "thebes2");

/** The end of a game with these points and this money of both players, and these of Heliopolis. */
function ended(points: [number, number], deben: [number, number], heliopolis: number): IunuView {
  if (view.heliopolis === null) throw new Error("the kept game has no Heliopolis");
  const players = view.players.map((player, seat) => ({ ...player, deben: deben[seat] ?? 0, scores: { caste_vp: points[seat] ?? 0 } }));
  return { ...view, players, heliopolis: { ...view.heliopolis, scores: { caste_vp: heliopolis - 2, merchant: 2 } } };
}

test("Heliopolis wins with most points", () => {
  expect(automataOf(ended([20, 25], [3, 3], 30))).toMatchObject([{ place: 1, scores: { caste_vp: 28, merchant: 2 } }]);
});

test("of equal points those with money are before Heliopolis", () => {
  expect(automataOf(ended([30, 25], [1, 0], 30))[0]?.place).toBe(2);
  expect(automataOf(ended([30, 30], [0, 0], 30))[0]?.place).toBe(1);
});

test("a game without automata has none", () => {
  expect(automataOf(momentOf("play", "standard3").view)).toEqual([]);
});
