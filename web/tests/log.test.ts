import { expect, test } from "vitest";
import type { GameEvent, LogEntry } from "../src/lib/api";
import { extended, grouped, moments, roundMoments, sinceLastDecision, total } from "../src/lib/log";

const blank: LogEntry = { seq: 0, kind: "action", at: 0, n: null, seat: null, meaning: null, events: [], undone: false, undoes: [], text: null, name: null };
const loaded = (player: number): GameEvent => ({ event: "stone_loaded", player, ship: 1, space: 1, audience: 0 });
const round = (number: number): GameEvent => ({ event: "round_started", round: number, ships: [], player: 0, audience: 0 });
const action = (seq: number, seat: number, events: GameEvent[] = [loaded(seat)]): LogEntry => ({ ...blank, seq, n: seq, seat, events });

test("successive actions of one seat are one turn", () => {
  const items = grouped([action(1, 0), action(2, 0), action(3, 1)]);
  expect(items.map((item) => (item.kind === "turn" ? [item.seat, item.steps.length] : item.kind))).toEqual([[0, 2], [1, 1]]);
});

test("a new round is a heading after the action that began it", () => {
  const items = grouped([action(1, 0, [loaded(0), round(2)]), action(2, 0)]);
  expect(items.map((item) => item.kind)).toEqual(["turn", "round", "turn"]);
});

test("an undo strikes out what it took back and leaves it in the log", () => {
  const entries = extended([action(1, 0), action(2, 0)], [{ ...blank, seq: 3, kind: "undo", n: 3, seat: 0, undoes: [2] }]);
  expect(entries.map((entry) => entry.undone)).toEqual([false, true, false]);
});

test("what changed begins after my last action that still counts", () => {
  const mine = { ...action(3, 0), undone: true };
  expect(sinceLastDecision([action(1, 0), action(2, 1), mine, action(4, 1)], [0]).map((entry) => entry.seq)).toEqual([2, 4]);
});

test("moments begin with the set-up and leave talk out", () => {
  expect(moments([action(1, 0), { ...blank, seq: 2, kind: "chat" }, action(3, 1)])).toEqual([0, 1, 3]);
});

test("moments of rounds leave out what was undone", () => {
  expect(roundMoments([action(1, 0, [round(1)]), { ...action(2, 0, [round(2)]), undone: true }])).toEqual([1]);
});

test("points may be negative and still add up", () => {
  expect(total({ temple: 7, wrath: -5 })).toBe(2);
  expect(total(undefined)).toBe(0);
});
