// What a press means: on equal cards, on a second card of a caste, and on what can't be done.

import { describe, expect, test } from "vitest";
import type { Option } from "../../src/games/board";
import vocabulary from "../../src/games/iunu/fixtures/vocabulary.json";
import { CASTES } from "../../src/games/iunu/castes";
import { elementsOf, elementsOfEvent } from "../../src/games/iunu/elements";
import { foresee } from "../../src/games/iunu/foresight";
import { chosenElements, gatheringOf, picksOf, pressed } from "../../src/games/iunu/gathering";
import { meant, takable, targets } from "../../src/games/iunu/targets";
import { MOMENTS, momentOf } from "./moments";

test("the kept games use every verb of the rules", () => {
  const used = new Set(MOMENTS.flatMap(({ moment }) => moment.options.map(({ meaning }) => meaning["verb"])));
  const rare = ["done"];
  expect([...used, ...rare].sort()).toEqual([...vocabulary.verbs].sort());
});

test("every verb and every event that occurred has its element", () => {
  for (const { moment } of MOMENTS) {
    for (const { meaning } of moment.options) expect(elementsOf(meaning)).not.toHaveLength(0);
    for (const event of [...moment.events, ...Object.values(moment.previews).flat()]) {
      const found = elementsOfEvent(event);
      if (event.event !== "game_ended") expect(found, event.event).not.toHaveLength(0);
      for (const id of found) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    }
  }
});

describe("a hand with two cards of a caste", () => {
  const { view } = momentOf("play");
  const seat = view.seat ?? 0;
  const players = view.players.map((player, n) =>
    n === seat ? { ...player, hand: ["priest", "farmer", "farmer", "farmer"] } : player,
  );
  const table = { ...view, players };
  const play: Option = { action: 8, meaning: { verb: "play", caste: "farmer" }, seal: null };
  const pair: Option = { action: 17, meaning: { verb: "pair", caste: "farmer", deben: 1 }, seal: null };

  test("plays one by its first card and two by any other", () => {
    const found = targets(table, [play, pair]);
    expect([...found].map(([id, { action }]) => [id, action])).toEqual([
      ["hand-farmer-1", 8],
      ["hand-farmer-2", 17],
      ["hand-farmer-3", 17],
    ]);
  });

  test("plays one by any card when a second can't be paid", () => {
    expect([...targets(table, [play]).values()].every((option) => option === play)).toBe(true);
    expect(targets(table, [play]).size).toBe(3);
  });

  test("shows what would join the column and what it costs", () => {
    const { cards, deben } = foresee([], pair.meaning, seat);
    expect(cards.get(`column-${seat}-farmer`)).toBe(2);
    expect(deben.get(seat)).toBe(-1);
  });
});

describe("cards for one choice may be picked in any order", () => {
  const { view, choice } = momentOf("take", "standard");
  const asked = gatheringOf(view, choice ?? null);
  if (asked === null) throw new Error("taking cards is a choice of several");

  test("every card that the rules have room for can be picked, none that was just placed", () => {
    const ids = takable(view).map((position) => `forum-${position}`);
    expect([...asked.room.keys()].sort()).toEqual(ids.sort());
    expect(ids).toHaveLength(view.forum.length - view.placed);
  });

  test("the picks are told as they were made: the rules put them in order", () => {
    const picked = [...asked.room.keys()].slice(-asked.still).reverse();
    const castes = picked.map((id) => view.forum[Number(id.split("-")[1]) - 1]);
    expect(picksOf(picked, asked)).toEqual(castes.map((caste) => ({ verb: "take", caste })));
  });

  test("a picked card can be put back, and one too many replaces the first", () => {
    const [one = "", two = "", three = "", four = ""] = asked.room.keys();
    expect(pressed([one, two], one, asked)).toEqual([two]);
    const full = [one, two, three].slice(0, asked.still);
    expect(pressed(full, four, { ...asked, still: full.length })).toEqual([...full.slice(1), four]);
  });

  test("what was chosen by an earlier answer is marked and can't be picked again", () => {
    const [caste = ""] = view.forum;
    const later = { ...view, chosen: [caste], still: view.still - 1 };
    expect([...chosenElements(later, "take").keys()]).toEqual(["forum-1"]);
    expect(gatheringOf(later, choice ?? null)?.room.has("forum-1")).toBe(false);
  });

  test("without a choice of the rules nothing is gathered", () => {
    expect(gatheringOf(view, null)).toBeNull();
  });
});

test("bread may go on several cards of a column, as often as the rules say", () => {
  const { view, choice } = momentOf("baker");
  const asked = gatheringOf(view, choice ?? null);
  if (asked === null) throw new Error("bread is a choice of several");
  const [room] = choice?.room ?? [];
  const id = `column-${view.seat}-${room?.meaning["caste"]}`;
  expect(asked.room.get(id)?.most).toBe(room?.most);
  expect(picksOf([id, id], asked)).toEqual([room?.meaning, room?.meaning]);
});

test("in Rise of Aten cards are picked by position", () => {
  const { view, choice } = momentOf("pick", "aten");
  const asked = gatheringOf(view, choice ?? null);
  if (asked === null) throw new Error("taking cards is a choice of several");
  expect(picksOf([...asked.room.keys()], asked)).toEqual(choice?.room.map(({ meaning }) => meaning));
});

describe("a press on what can't be done asks the rules why", () => {
  const { view, options } = momentOf("soldier");
  const play = momentOf("play");

  test("a second card that is not offered", () => {
    expect(meant("hand-farmer-2", play.view, play.options)).toEqual({ verb: "pair", caste: "farmer" });
  });

  test("farmers that are safe", () => {
    expect(meant("column-2-farmer", view, options)).toEqual({ verb: "raid", player: 2 });
    expect(meant("column-2-baker", view, options)).toBeNull();
  });

  test("a card of the Forum out of turn", () => {
    expect(meant("forum-1", play.view, play.options)).toEqual({ verb: "take", caste: play.view.forum[0] });
  });

  test("something that no action is about", () => {
    expect(meant("deck", view, options)).toBeNull();
  });
});

test("the castes stand in the order of the rules", () => {
  for (const { moment } of MOMENTS) expect(moment.view.castes.map(({ caste }) => caste)).toEqual(CASTES);
});
