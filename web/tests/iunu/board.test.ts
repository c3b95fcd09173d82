// How every option of Iunu is reached on its board, and what the board tells and keeps secret.

import { describe, expect, test } from "vitest";
import { wordsIn } from "../../src/games/iunu/kept";
import Drawn from "../../src/games/iunu/Drawn.svelte";
import { targets } from "../../src/games/iunu/targets";
import { drawn, offers, PHONE, WIDE } from "../drawing";
import { MOMENTS, momentOf, type IunuMoment } from "./moments";

/** One moment of every question, and of every game a turn and its end. */
const moments = [...new Map(MOMENTS.map((one) => [kind(one), one])).values()];

function kind({ game, moment: { prompt } }: (typeof MOMENTS)[number]): string {
  return prompt === null || prompt === "iunu-prompt-play" ? `${game} ${prompt}` : prompt;
}

function draw(moment: IunuMoment, width: number): string {
  return drawn(Drawn, moment, wordsIn("en"), width);
}

describe.each(moments)("$name", ({ moment }) => {
  test.each([WIDE, PHONE])("shows a named button for every option at %i px", (width) => {
    const shown = offers(draw(moment, width));
    const chosen = targets(moment.view, moment.options);
    for (const option of moment.options) {
      const places = [...chosen].filter(([, one]) => one === option).map(([id]) => id);
      expect(places, option.meaning["verb"] as string).not.toHaveLength(0);
      for (const id of places) expect(shown.get(id), id).toBeTruthy();
    }
    expect([...shown.keys()].sort()).toEqual([...chosen.keys()].sort());
  });
});

test("a majority says who leads it and by how much", () => {
  const { moment } = MOMENTS.find(({ game, moment }) => game === "thebes2" && moment.prompt === null) ?? {};
  if (moment === undefined) throw new Error("the fixture thebes2 has no end");
  const led = moment.view.castes.filter(({ leader }) => leader !== null);
  expect(led.length).toBeGreaterThan(0);
  const html = draw(moment, WIDE);
  const words = wordsIn("en");
  for (const { caste, majority_vp: points, leader, lead } of led) {
    const standing = leader === moment.view.players.length ? "heliopolis" : "leads";
    const said = words.say("iunu-say-standing", { caste, points, standing, player: leader, lead });
    expect(html).toContain(`aria-label="${said}"`);
  }
});

test("a spectator sees the backs of hands and no afterlife card", () => {
  const seen = momentOf("play", "standard3");
  const players = seen.view.players.map((player) => ({ ...player, hand: null, hidden_cards: null, afterlife: null }));
  const html = draw({ ...seen, options: [], view: { ...seen.view, seat: null, players } }, WIDE);
  expect(html).not.toContain('data-element="hand-');
  expect(html).toContain(wordsIn("en").say("iunu-board-hands"));
});
