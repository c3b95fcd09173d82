// Every option can be reached on the board, in exactly one way, on wide and narrow screens.

import { describe, expect, test } from "vitest";
import type { Moment as AnyMoment } from "../../src/gallery/fixtures";
import { KEPT } from "../../src/games/imhotep/kept";
import type { Meaning, Option } from "../../src/games/board";
import { element } from "../../src/games/imhotep/elements";
import { meant, path, targets } from "../../src/games/imhotep/targets";
import type { ImhotepEvent, ImhotepView } from "../../src/lib/api";

type Moment = AnyMoment<ImhotepView, ImhotepEvent>;

const moments: { name: string; moment: Moment }[] = [...KEPT].flatMap(([game, kept]) =>
  kept.moments.map((moment, n) => ({ name: `${game} ${n} ${moment.prompt ?? "over"}`, moment })),
);

/** Actions that can be chosen with at most one step before, with how many elements offer each. */
function reachable(options: readonly Option[], bySteps: boolean): Map<number, number> {
  const offered = new Map<string, number>();
  const first = targets(options, null, bySteps);
  const steps: (Meaning | null)[] = [null];
  for (const target of first.values()) if (target.kind === "step") steps.push(target.part);
  for (const step of steps) {
    for (const [id, target] of targets(options, step, bySteps)) {
      if (target.kind === "choose") offered.set(id, target.action);
    }
  }
  const counts = new Map<number, number>();
  for (const action of offered.values()) counts.set(action, (counts.get(action) ?? 0) + 1);
  return counts;
}

describe.each(moments.filter(({ moment }) => moment.options.length > 0))("$name", ({ moment }) => {
  test.each([false, true])("every option has one element that chooses it (by steps: %s)", (by) => {
    const found = pressed(moment.options, by);
    expect(found).toEqual(moment.options.map((option) => option.action));
    expect([...reachable(moment.options, by).keys()].sort()).toEqual(
      moment.options.map((option) => option.action).sort(),
    );
  });
});

/** Presses the way to each option and tells what was chosen. */
function pressed(options: readonly Option[], bySteps: boolean): (number | null)[] {
  return options.map(({ meaning }) => {
    const { first, last, part } = path(meaning, bySteps);
    const start = targets(options, null, bySteps).get(part === null ? last : first);
    if (start?.kind === "choose") return start.action;
    if (start?.kind !== "step") return null;
    const end = targets(options, start.part, bySteps).get(last);
    return end?.kind === "choose" ? end.action : null;
  });
}

test("a picked ship can be put back", () => {
  const options = [sail(1, "temple", 18), sail(1, "market", 17)];
  expect(targets(options, { verb: "sail", ship: 1 }, false).get("ship-1")).toEqual({ kind: "back" });
});

test("sites wait until a ship is picked", () => {
  const found = targets([sail(2, "temple", 24)], null, false);
  expect([...found.keys()]).toEqual(["ship-2"]);
});

test("on a narrow screen a ship is opened before it is loaded", () => {
  const load: Option = { action: 1, meaning: { verb: "load", ship: 1, space: 1 }, seal: null };
  const options = [load, sail(1, "temple", 19)];
  expect([...targets(options, null, true).keys()]).toEqual(["ship-1"]);
  expect([...targets(options, { ship: 1 }, true).keys()].sort()).toEqual(
    ["ship-1", "ship-1-space-1", "site-temple"].sort(),
  );
});

describe("a press on what can't be done asks the rules why", () => {
  const moment = moments.find(({ name }) => name.startsWith("a3 3"))?.moment;
  if (moment === undefined) throw new Error("the fixture a3 has too few moments");
  const { view, options } = moment;
  const why = (id: string, picked: Meaning | null = null) => meant(id, view, options, picked);

  test("a taken space", () => {
    expect(why(element.space(2, 1))).toEqual({ verb: "load", ship: 2, space: 1 });
  });

  test("a ship that is not ready", () => {
    expect(why(element.ship(1))).toEqual({ verb: "sail", ship: 1, site: "market" });
  });

  test("a closed site for the ship that was picked", () => {
    const picked = { verb: "sail", ship: 3 };
    expect(why(element.site("temple"), picked)).toEqual({ verb: "sail", ship: 3, site: "temple" });
  });

  test("a card of the Market out of turn", () => {
    expect(why(element.market(1))).toEqual({ verb: "pick", space: 1, card: view.market.cards[0] });
  });

  test("something that no action is about", () => {
    expect(why(element.draw)).toBeNull();
  });
});

function sail(ship: number, site: string, action: number): Option {
  return { action, meaning: { verb: "sail", ship, site }, seal: null };
}
