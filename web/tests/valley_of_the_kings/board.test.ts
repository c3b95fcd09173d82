// The board as it is drawn: each target is a button with a name, and no text is too small.

import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import type { Meaning, Option } from "../../src/games/board";
import Drawn from "../../src/games/valley_of_the_kings/Drawn.svelte";
import { SMALLEST_SCALE } from "../../src/games/composing";
import { partOf, path } from "../../src/games/valley_of_the_kings/targets";
import { momentOf, MOMENTS, NAMES, wordsIn, type Moment } from "./kept";

const WIDE = 1108;
const PHONE = 360;
/** One moment of every question. */
const moments = [...new Map(MOMENTS.map((one) => [one.prompt, one])).values()];

interface Wish {
  readonly picked?: Meaning | null;
  readonly chosen?: number;
  readonly lang?: string;
  readonly options?: readonly Option[];
}

function draw(moment: Moment, width: number, wish: Wish = {}): string {
  const seats = NAMES.map((name, seat) => ({ seat, name, pigment: seat, mine: seat === 0 }));
  const chosen = wish.chosen ?? null;
  const props = {
    ...{ view: moment.view, seats, options: wish.options ?? moment.options },
    ...{ chosen, preview: chosen === null ? [] : (moment.previews[chosen] ?? []) },
    ...{ texts: wordsIn(wish.lang ?? "en"), changed: new Set<string>(), events: [], animate: false },
    ...{ choose: () => undefined, explain: () => undefined, pick: () => undefined },
    ...{ picked: wish.picked ?? null, width, height: 744 },
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
    const now = offers(draw(moment, width));
    for (const { action, meaning } of moment.options) {
      const [first = "", last] = path(meaning, moment.options);
      expect([...now.keys()]).toContain(first);
      const part = partOf(first, moment.options);
      if (last === undefined) expect(now.get(first)).toBeTruthy();
      else if (part !== null) {
        expect(offers(draw(moment, width, { picked: part })).get(last)).toBeTruthy();
      } else expect(draw(moment, width, { chosen: action })).toContain('aria-pressed="true"');
    }
  });

  test.each([
    [WIDE, 11.5 / SMALLEST_SCALE],
    [PHONE, 12.5],
  ])("has no text that would be too small at %i px", (width, least) => {
    const sizes = textSizes(draw(moment, width, { lang: "hu" }));
    expect(sizes.length).toBeGreaterThan(10);
    for (const { size, tag } of sizes) expect(size, tag).toBeGreaterThanOrEqual(least);
  });
});

test.each(["en", "cs", "pl", "hu"])("says everything in %s, no key is left over", (lang) => {
  for (const { moment } of moments) {
    for (const width of [WIDE, PHONE]) {
      expect(draw(moment, width, { lang })).not.toMatch(/valley_of_the_kings-|name-card/);
    }
  }
});

test("without a question nothing is offered and nothing is ringed", () => {
  const html = draw(momentOf("over"), WIDE);
  expect(offers(html).size).toBe(0);
  expect(html).not.toContain("state-available");
});

test("only one thing on the board is a tab stop, and it is an offer", () => {
  const html = draw(momentOf("play"), WIDE);
  const stops = [...html.matchAll(/<g[^>]*data-element[^>]*>/g)].filter(([tag]) => tag.includes('tabindex="0"'));
  expect(stops).toHaveLength(1);
  expect(stops[0]?.[0]).not.toContain("aria-disabled");
});

test("a card that is picked is read in full, with both of its uses", () => {
  const moment = momentOf("play");
  const use = moment.options.find(({ meaning }) => meaning["verb"] === "entomb");
  const card = String(use?.meaning["card"]);
  const html = draw(moment, PHONE, { picked: { card } });
  expect(html).toContain(`data-reads="${card}"`);
  expect(html).toContain('data-element="use-action"');
  expect(html).toContain('data-element="use-entomb"');
});

test("the chosen purchase shows what would fall, before it is paid", () => {
  const moment = momentOf("play");
  const buy = moment.options.find(({ meaning }) => meaning["space"] === "bl");
  if (buy === undefined) throw new Error("the first kept turn can't buy from the left of the base");
  const arrows = (html: string): number => [...html.matchAll(/class="line[^"]*"[^>]*d="M|d="M[^"]*"[^>]*class="line/g)].length;
  expect(arrows(draw(moment, WIDE))).toBe(0);
  expect(arrows(draw(moment, WIDE, { chosen: buy.action }))).toBe(2);
});

test("a pile that may not be looked through shows its top card alone", () => {
  const own = MOMENTS.find(({ prompt, moment: { view, seat } }) => {
    const player = view.players[seat ?? 0];
    return prompt === "play" && player?.discard === null && (player?.discard_size ?? 0) > 2;
  });
  if (own === undefined) throw new Error("no kept turn has a pile of three cards");
  const html = draw(own.moment, WIDE);
  expect(html).not.toContain('data-element="pile-');
  expect(html).toContain('data-element="discards"');
});

test("of another's hand only the backs are drawn", () => {
  const { view } = momentOf("over");
  const html = draw({ ...momentOf("over"), view: { ...view, seat: null } }, WIDE);
  expect(html).not.toContain('data-element="hand-');
});
