// The board as it is drawn: each target is a button with a name, and no text is too small.

import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { GAMES, NAMES, wordsIn, type Moment } from "../../src/gallery/fixtures";
import type { Meaning } from "../../src/games/board";
import Drawn from "../../src/games/imhotep/Drawn.svelte";
import { SMALLEST_SCALE } from "../../src/games/composing";
import { path } from "../../src/games/imhotep/targets";

const WIDE = 1108;
const PHONE = 360;
const kept = [...GAMES].flatMap(([game, { moments }]) =>
  moments.map((moment, n) => ({
    name: `${game} ${n} ${moment.prompt ?? "over"}`,
    kind: `${game.replace(/\d/, "")} ${moment.prompt}`,
    moment,
  })),
);
/** One moment of every question on every mixture of sides. */
const moments = [...new Map(kept.map((one) => [one.kind, one])).values()];

function draw(moment: Moment, width: number, picked: Meaning | null = null, lang = "en"): string {
  const seats = NAMES.map((name, seat) => ({ seat, name, pigment: seat, mine: seat === 0 }));
  const props = {
    ...{ view: moment.view, seats, options: moment.options, texts: wordsIn(lang) },
    ...{ chosen: null, preview: [], changed: new Set<string>(), events: [], animate: false },
    ...{ choose: () => undefined, explain: () => undefined, picked, pick: () => undefined },
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
    const bySteps = width === PHONE;
    const ways = moment.options.map((option) => path(option.meaning, bySteps));
    const now = offers(draw(moment, width));
    const opened = new Map<string, Map<string, string>>();
    for (const { part, first, last } of ways) {
      const step = JSON.stringify(part);
      const shown = part === null ? now : (opened.get(step) ?? offers(draw(moment, width, part)));
      opened.set(step, shown);
      expect([...now.keys()]).toContain(part === null ? last : first);
      expect(shown.get(last)).toBeTruthy();
    }
  });

  test.each([
    [WIDE, 11.5 / SMALLEST_SCALE],
    [PHONE, 12.5],
  ])("has no text that would be too small at %i px", (width, least) => {
    const html = draw(moment, width, null, "hu");
    const sizes = textSizes(html);
    expect(sizes.length).toBeGreaterThan(10);
    for (const { size, tag } of sizes) expect(size, tag).toBeGreaterThanOrEqual(least);
  });
});

test.each(["en", "cs", "pl", "hu"])("says everything in %s, no key is left over", (lang) => {
  for (const { moment } of moments.filter(({ moment }) => moment.prompt === null)) {
    for (const width of [WIDE, PHONE]) {
      expect(draw(moment, width, null, lang)).not.toMatch(/imhotep-(board|say|action|phrase)/);
    }
  }
});

test("without a question nothing is offered and nothing is ringed", () => {
  const over = moments.find(({ moment }) => moment.options.length === 0)?.moment;
  if (over === undefined) throw new Error("no kept game has an end");
  const html = draw(over, WIDE);
  expect(offers(html).size).toBe(0);
  expect(html).not.toContain("state-available");
});

test("only one thing on the board is a tab stop, and it is an offer", () => {
  const turn = kept.find(({ name }) => name.startsWith("a3 3"))?.moment;
  if (turn === undefined) throw new Error("the fixture a3 has too few moments");
  const html = draw(turn, WIDE);
  const stops = [...html.matchAll(/<g[^>]*data-element[^>]*>/g)].filter(([tag]) => tag.includes('tabindex="0"'));
  expect(stops).toHaveLength(1);
  expect(stops[0]?.[0]).not.toContain("aria-disabled");
});
