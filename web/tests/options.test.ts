import { expect, test } from "vitest";
import type { Option } from "../src/games/board";
import { arranged, KEYS } from "../src/lib/options";

let next = 0;
const option = (meaning: Option["meaning"]): Option => ({ action: (next += 1), meaning, seal: null });
const load = (ship: number, space: number): Option => option({ verb: "load", ship, space });
const label = ({ meaning }: Option): string => (meaning["verb"] === "get" ? "Get new stones" : `Load ship ${meaning["ship"]}, space ${meaning["space"]}`);

test("a few options keep their whole labels", () => {
  expect(arranged([load(1, 1), load(1, 2)], label)).toMatchObject([{ heading: "", options: [{ short: "Load ship 1, space 1" }, {}] }]);
});

test("many options stand behind the words they share, and none is lost", () => {
  const many = [option({ verb: "get" }), load(1, 1), load(1, 2), load(1, 3), load(2, 1), load(2, 2), load(3, 1)];
  const groups = arranged(many, label);
  expect(groups.map((group) => group.heading)).toEqual(["", "Load ship 1, space", "Load ship 2, space", ""]);
  expect(groups[1]?.options.map((item) => item.short)).toEqual(["1", "2", "3"]);
  expect(groups[3]?.options.map((item) => item.short)).toEqual(["Load ship 3, space 1"]);
  expect(groups.flatMap((group) => group.options.map((item) => item.option.action)).sort()).toEqual(many.map((one) => one.action).sort());
});

test("options that share nothing but their verb stand together behind it", () => {
  const buy = (space: string, card: string): Option => option({ verb: "buy", space, card });
  const many = [buy("left", "Boat"), buy("right", "Urn"), ...[1, 2, 3, 4, 5].map((space) => load(1, space))];
  const words = (one: Option): string => (one.meaning["verb"] === "buy" ? `Buy ${one.meaning["card"]}` : label(one));
  expect(arranged(many, words).map((group) => group.heading)).toEqual(["Buy", "Load ship 1, space"]);
});

test("no key is used twice, and those of hint and undo stay free", () => {
  expect(new Set(KEYS).size).toBe(KEYS.length);
  expect(KEYS).not.toMatch(/[hz]/);
});
