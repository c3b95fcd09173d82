// What the board is made of, without drawing it: targets, payment, crumbling, movements, elements.

import { describe, expect, test } from "vitest";
import type { Option } from "../../src/games/board";
import { fallsInto, fallsOf } from "../../src/games/valley_of_the_kings/crumble";
import { element, elementsOf, elementsOfEvent } from "../../src/games/valley_of_the_kings/elements";
import { flightsOf } from "../../src/games/valley_of_the_kings/flights";
import { layoutFor } from "../../src/games/valley_of_the_kings/layout";
import { purse } from "../../src/games/valley_of_the_kings/payment";
import { spreadOf } from "../../src/games/valley_of_the_kings/spreads";
import { meant, original, path, targets } from "../../src/games/valley_of_the_kings/targets";
import { nextGain, nichesOf } from "../../src/games/valley_of_the_kings/tombs";
import vocabulary from "../../src/games/valley_of_the_kings/fixtures/vocabulary.json";
import type { ValleyEvent, ValleyView } from "../../src/lib/api";
import { wordsIn } from "../../src/games/valley_of_the_kings/kept";
import { momentOf, MOMENTS } from "./kept";

const asked = MOMENTS.filter(({ moment }) => moment.options.length > 0);

/** A view with this hand, paying for a card. */
function paying(hand: [string, number][], cost: number, paid: string[] = []): ValleyView {
  const { view, seat } = momentOf("pay");
  const cards = hand.map(([card, gold]) => ({ card, gold }));
  const players = view.players.map((one) => (one.seat === seat ? { ...one, hand: cards } : one));
  const gold = 0;
  return { ...view, players, paying: { space: "bl", card: "scarab", cost, cards: paid, gold } };
}

describe.each(asked)("$name", ({ moment: { view, options } }) => {
  test("every option is reached by elements of its own", () => {
    const ways = options.map(({ meaning }) => path(meaning, options).join(" then "));
    expect(new Set(ways).size).toBe(options.length);
  });

  test("pressing the way to an option chooses it", () => {
    for (const { action, meaning } of options.filter((one) => one.meaning["verb"] !== "pay")) {
      const [first = "", last] = path(meaning, options);
      const start = targets(view, options, null).get(first);
      if (last === undefined) expect(start).toEqual({ kind: "choose", action });
      else {
        expect(start?.kind).toBe("step");
        expect(targets(view, options, first).get(last)).toEqual({ kind: "choose", action });
      }
    }
  });
});

test("the kept games use every verb of the rules", () => {
  const used = new Set(MOMENTS.flatMap(({ moment }) => moment.options.map(({ meaning }) => meaning["verb"])));
  expect([...used].sort()).toEqual([...vocabulary.verbs].sort());
});

test("events name elements that can be marked", () => {
  for (const { moment } of MOMENTS) {
    for (const event of moment.events) {
      for (const id of elementsOfEvent(event)) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    }
  }
});

test("of a swap either card may be pressed first", () => {
  const { view, options } = momentOf("swap");
  const swap = options[0];
  if (swap === undefined) throw new Error("the kept swap has no options");
  const [one = "", other = ""] = elementsOf(swap.meaning);
  const chosen = { kind: "choose", action: swap.action };
  expect(targets(view, options, one).get(other)).toEqual(chosen);
  expect(targets(view, options, other).get(one)).toEqual(chosen);
  expect(targets(view, options, one).get(one)).toEqual({ kind: "back" });
});

test("a second copy of a card stands for the first", () => {
  expect(original("hand-shabti-2")).toBe("hand-shabti");
  expect(original("tomb-of-1")).toBe("tomb-of-1");
  expect(original("tray-choose-2")).toBe("tray-choose-2");
});

describe("a payment", () => {
  const hand: [string, number][] = [["shabti", 1], ["shabti", 1], ["scarab", 3]];

  test("comes to what lies there, and to what the rules have taken note of", () => {
    const laid = purse(paying(hand, 4, ["scarab"]), ["hand-shabti-2"]);
    expect(laid?.paid.map((one) => one.card)).toEqual(["scarab"]);
    expect(laid?.laid.map((one) => one.id)).toEqual(["hand-shabti-2"]);
    expect(laid?.gold).toBe(4);
  });

  test("counts a copy that the rules have taken note of once", () => {
    const found = purse(paying(hand, 2, ["shabti"]), ["hand-shabti-2", "hand-shabti"]);
    expect(found?.paid).toHaveLength(1);
    expect(found?.laid).toHaveLength(1);
    expect(found?.gold).toBe(2);
  });
});

describe("crumbling (VOK-7.3)", () => {
  const full = momentOf("play").view.pyramid.map((one) => ({ ...one, card: "scarab" }));
  const empty = (...spaces: string[]) =>
    full.map((one) => (spaces.includes(one.space) ? { ...one, card: null } : one));

  test("a gap at the left pulls down the left side", () => {
    expect(fallsInto("bl", full).map(({ from, to }) => from + to)).toEqual(["mlbl", "aml"]);
  });

  test("into the middle either of two may fall", () => {
    expect(fallsInto("bc", full).map(({ from, open }) => [from, open])).toEqual([["ml", true], ["mr", true]]);
  });

  test("one card above falls without a choice", () => {
    expect(fallsInto("bc", empty("ml", "a"))).toEqual([{ from: "mr", to: "bc", open: false }]);
  });

  test("is told by the preview where there is one", () => {
    const fell: ValleyEvent = { event: "card_fell", card: "scarab", from_space: "ml", space: "bl", audience: -1 };
    expect(fallsOf([fell])).toEqual([{ from: "ml", to: "bl", open: false }]);
  });
});

describe("movements", () => {
  const { view } = momentOf("play");
  const layout = layoutFor(1108, false);
  const bought: ValleyEvent[] = [
    { event: "card_bought", player: 0, card: "scarab", space: "bl", cost: 7, cards: [], gold: 7, audience: -1 },
    { event: "card_fell", card: "boat", from_space: "ml", space: "bl", audience: -1 },
    { event: "card_fell", card: "censer", from_space: "a", space: "ml", audience: -1 },
  ];

  test("cards that fall wait where they lay, and their new places stay empty until they land", () => {
    const flights = flightsOf(bought, view, layout, 0);
    expect(flights.map((one) => one.kind)).toEqual(["card", "fall", "fall"]);
    expect(flights.every((one) => one.appears === 0)).toBe(true);
    expect(flights.map((one) => one.hides)).toEqual([null, "pyramid-bl", "pyramid-ml"]);
    expect(flights.map((one) => one.starts)).toEqual([0, 340, 680]);
  });

  test("a card that falls twice is seen once at a time", () => {
    const twice: ValleyEvent[] = [
      { event: "card_fell", card: "boat", from_space: "a", space: "ml", audience: -1 },
      { event: "card_fell", card: "boat", from_space: "ml", space: "bl", audience: -1 },
    ];
    const [, second] = flightsOf(twice, view, layout, 0);
    expect(second?.appears).toBe(340);
  });

  test("what others draw is not shown", () => {
    const drawn: ValleyEvent = { event: "cards_drawn", player: 1, count: 2, cards: null, audience: -1 };
    expect(flightsOf([drawn], view, layout, 0)).toEqual([]);
  });

  test("points rise over the own tomb", () => {
    const entombed: ValleyEvent = { event: "card_entombed", player: 0, card: "scarab", zone: "hand", before: 1, after: 4, audience: -1 };
    const flights = flightsOf([entombed], view, layout, 0);
    expect(flights.map((one) => (one.kind === "points" ? one.words : one.kind))).toEqual(["card", "+3"]);
  });
});

describe("a press on what can't be done asks the rules why", () => {
  const { view, options } = momentOf("play");

  test("a card of the base that can't be paid", () => {
    const space = view.pyramid.find((one) => one.space === "bc");
    expect(meant("pyramid-bc", view, options, null)).toEqual({ verb: "buy", space: "bc", card: space?.card });
  });

  test("a card above the base is only read", () => {
    expect(meant("pyramid-a", view, options, null)).toBeNull();
  });

  test("a use of the card that is picked", () => {
    const card = view.players[view.seat ?? 0]?.hand?.[0]?.card ?? "";
    expect(meant("use-action", view, options, element.hand(card))).toEqual({ verb: "play", card });
  });
});

test("an ordered discard shows what lies on top, and what is left", () => {
  const { view, options } = momentOf("arrange");
  const spread = spreadOf(view, options, null, 0, false, wordsIn("en"));
  const player = view.players[view.active];
  const all = (player?.in_play.length ?? 0) + (player?.hand?.length ?? 0);
  expect((spread?.cards.length ?? 0) + (spread?.done.length ?? 0)).toBe(all);
  expect(spread?.closes).toBe(false);
});

test("a tomb has a niche for every card of a set, and tells what the next one brings (VOK-13.3)", () => {
  const { view } = momentOf("over");
  for (const player of view.players) {
    for (const set of player.sets) {
      const niches = nichesOf(set, player, view.faces);
      expect(niches.map((one) => one.number)).toEqual(Array.from({ length: set.size }, (_, n) => n + 1));
      expect(niches.filter((one) => one.count > 0)).toHaveLength(set.numbers.length);
      const have = set.numbers.length;
      const bonus = view.completist && have + 1 === set.size ? set.size : 0;
      expect(nextGain(set)).toBe(have === set.size ? 0 : 2 * have + 1 + bonus);
    }
  }
});
