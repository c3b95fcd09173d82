// Every verb and every event of the game has its elements on the board.

import { expect, test } from "vitest";
import { KEPT } from "../../src/games/imhotep/kept";
import { elementsOf, elementsOfEvent } from "../../src/games/imhotep/elements";
import { foresee } from "../../src/games/imhotep/ghosts";
import { bonds } from "../../src/games/imhotep/groups";
import { nearest } from "../../src/games/roving";
import vocabulary from "../../src/games/imhotep/fixtures/vocabulary.json";

const moments = [...KEPT.values()].flatMap((kept) => kept.moments);
const events = moments.flatMap((moment) => [
  ...moment.events,
  ...Object.values(moment.previews).flat(),
]);

test("the kept games use every verb of the rules", () => {
  const used = new Set(moments.flatMap((m) => m.options.map((option) => option.meaning["verb"])));
  expect([...used].sort()).toEqual([...vocabulary.verbs].sort());
});

test("every option names an element that no other option of its question names last", () => {
  for (const { options } of moments) {
    const paths = options.map((option) => elementsOf(option.meaning).join(" then "));
    expect(new Set(paths).size).toBe(options.length);
  }
});

test("every event that occurred changed some element", () => {
  const silent = new Set(["market_filled", "game_ended"]);
  for (const event of events) {
    const found = elementsOfEvent(event);
    if (!silent.has(event.event)) expect(found, event.event).not.toHaveLength(0);
    for (const id of found) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
  }
});

test("a preview puts ghosts where stones would come, and a way for the ship", () => {
  const { ghosts, route } = foresee([
    { event: "ship_sailed", player: 0, ship: 2, site: "pyramid", audience: -1 },
    { event: "stone_unloaded", player: 1, ship: 2, space: 1, site: "pyramid", audience: -1 },
    { event: "pyramid_stone", player: 1, space: 4, points: 2, audience: -1 },
    { event: "obelisk_stone", player: 0, stones: 1, audience: -1 },
    { event: "obelisk_stone", player: 0, stones: 2, audience: -1 },
  ]);
  expect(route).toEqual({ ship: 2, site: "pyramid" });
  expect(ghosts.get("pyramid-space-4")).toEqual({ seat: 1, label: "+2", stones: 1 });
  expect(ghosts.get("obelisk-0")?.stones).toBe(2);
});

test("stones of one owner that touch by their sides are joined (IMH-7.4.2)", () => {
  const found = bonds([0, 0, 1, 1, 0, 1], 3);
  expect(found.map(({ from, to }) => [from.row, from.column, to.row, to.column])).toEqual([
    [1, 1, 2, 1],
    [2, 1, 2, 2],
    [3, 1, 3, 2],
  ]);
});

test("an arrow key leads to the nearest thing ahead, not to a nearer one aside", () => {
  const from = { id: "a", x: 0, y: 0 };
  const ahead = { id: "ahead", x: 50, y: 4 };
  const aside = { id: "aside", x: 20, y: 40 };
  expect(nearest("ArrowRight", from, [from, aside, ahead])?.id).toBe("ahead");
  expect(nearest("ArrowLeft", from, [from, aside, ahead])).toBeNull();
});
