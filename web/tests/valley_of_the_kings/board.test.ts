// How every option of Valley of the Kings is reached on its board, and what the board tells and hides.

import { describe, expect, test } from "vitest";
import { wordsIn } from "../../src/games/valley_of_the_kings/kept";
import type { BoardProps } from "../../src/games/board";
import Drawn from "../../src/games/valley_of_the_kings/Drawn.svelte";
import { partOf, path } from "../../src/games/valley_of_the_kings/targets";
import type { ValleyEvent, ValleyView } from "../../src/lib/api";
import { drawn, offers, PHONE, WIDE } from "../drawing";
import { momentOf, MOMENTS, type Moment } from "./kept";

/** One moment of every question. */
const moments = [...new Map(MOMENTS.map((one) => [one.prompt, one])).values()];

function draw(moment: Moment, width: number, wish: Partial<BoardProps<ValleyView, ValleyEvent>> = {}): string {
  return drawn(Drawn, moment, wordsIn("en"), width, wish);
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
