// The board as it is drawn: each option is a button with a name, no text is too small, and nothing
// secret is in it.

import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { NAMES } from "../../src/gallery/fixtures";
import { iunuWordsIn } from "../../src/gallery/iunu";
import Drawn from "../../src/games/iunu/Drawn.svelte";
import { SMALLEST_SCALE } from "../../src/games/composing";
import { targets } from "../../src/games/iunu/targets";
import { MOMENTS, momentOf, type IunuMoment } from "./moments";

const WIDE = 1108;
const PHONE = 360;
/** One moment of every question, and of every game a turn and its end. */
const moments = [...new Map(MOMENTS.map((one) => [kind(one), one])).values()];

function kind({ game, moment: { prompt } }: (typeof MOMENTS)[number]): string {
  return prompt === null || prompt === "iunu-prompt-play" ? `${game} ${prompt}` : prompt;
}

function draw(moment: IunuMoment, width: number, lang = "en", plans = true): string {
  const seats = NAMES.map((name, seat) => ({ seat, name, pigment: seat, mine: seat === 0 }));
  const props = {
    ...{ view: moment.view, seats, options: moment.options, texts: iunuWordsIn(lang) },
    ...{ chosen: null, preview: [], changed: new Set<string>(), events: [], animate: false },
    ...{ choose: () => undefined, explain: () => undefined },
    ...(plans ? { plan: () => undefined } : {}),
    ...{ width, height: 744 },
  };
  return render(Drawn, { props }).body;
}

/** The names of the buttons by the id of their element, those that offer something. */
function offers(html: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [tag] of html.matchAll(/<g[^>]*data-element[^>]*>/g)) {
    const id = /data-element="([^"]*)"/.exec(tag)?.[1] ?? "";
    if (tag.includes("aria-disabled")) continue;
    expect(found.has(id), `${id} is drawn twice`).toBe(false);
    found.set(id, /aria-label="([^"]*)"/.exec(tag)?.[1] ?? "");
  }
  return found;
}

/** The size of every text in the drawing's units: groups may scale what is in them. */
function textSizes(html: string): { size: number; tag: string }[] {
  const scales = [1];
  const found: { size: number; tag: string }[] = [];
  for (const [tag] of html.matchAll(/<\/g>|<g\b[^>]*>|<text[^>]*>/g)) {
    const scale = scales.at(-1) ?? 1;
    if (tag === "</g>") scales.pop();
    else if (tag.startsWith("<g")) scales.push(scale * Number(/scale\(([\d.]+)\)/.exec(tag)?.[1] ?? 1));
    else found.push({ tag, size: scale * Number(/font-size="([\d.]+)"/.exec(tag)?.[1] ?? 0) });
  }
  return found;
}

describe.each(moments)("$name", ({ moment }) => {
  test.each([WIDE, PHONE])("shows a named button for every option at %i px", (width) => {
    const shown = offers(draw(moment, width, "en", false));
    const chosen = targets(moment.view, moment.options);
    for (const option of moment.options) {
      const places = [...chosen].filter(([, one]) => one === option).map(([id]) => id);
      expect(places, option.meaning["verb"] as string).not.toHaveLength(0);
      for (const id of places) expect(shown.get(id), id).toBeTruthy();
    }
    expect([...shown.keys()].sort()).toEqual([...chosen.keys()].sort());
  });

  test.each([
    [WIDE, 11.5 / SMALLEST_SCALE],
    [PHONE, 12.5],
  ])("has no text that would be too small at %i px", (width, least) => {
    const sizes = textSizes(draw(moment, width, "hu"));
    expect(sizes.length).toBeGreaterThan(10);
    for (const { size, tag } of sizes) expect(size, tag).toBeGreaterThanOrEqual(least);
  });
});

test.each(["en", "cs", "pl", "hu"])("says everything in %s, no key is left over", (lang) => {
  for (const { moment } of moments.filter(({ game }) => game !== "standard2")) {
    for (const width of [WIDE, PHONE]) {
      expect(draw(moment, width, lang)).not.toMatch(/iunu-(board|say|action|phrase|category)/);
    }
  }
}, 20_000);

test("without a question nothing is offered and nothing is ringed", () => {
  const moment = { ...momentOf("play"), options: [] };
  const html = draw(moment, WIDE);
  expect(offers(html).size).toBe(0);
  expect(html).not.toContain("state-available");
});

test("only one thing on the board is a tab stop, and it is an offer", () => {
  const html = draw(momentOf("play"), WIDE);
  const stops = [...html.matchAll(/<g[^>]*data-element[^>]*>/g)].filter(([tag]) => tag.includes('tabindex="0"'));
  expect(stops).toHaveLength(1);
  expect(stops[0]?.[0]).not.toContain("aria-disabled");
});

test("a majority says who leads it and by how much", () => {
  const { moment } = MOMENTS.find(({ game, moment }) => game === "thebes2" && moment.prompt === null) ?? {};
  if (moment === undefined) throw new Error("the fixture thebes2 has no end");
  const led = moment.view.castes.filter(({ leader }) => leader !== null);
  expect(led.length).toBeGreaterThan(0);
  const html = draw(moment, WIDE);
  const words = iunuWordsIn("en");
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
  expect(html).toContain(iunuWordsIn("en").say("iunu-board-hands"));
});
