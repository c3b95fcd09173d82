// How every option of Imhotep is reached on the board: by a named button, in one step or in two.

import { describe, expect, test } from "vitest";
import type { Moment as AnyMoment } from "../../src/gallery/fixtures";
import { KEPT, wordsIn } from "../../src/games/imhotep/kept";
import type { Meaning } from "../../src/games/board";
import Drawn from "../../src/games/imhotep/Drawn.svelte";
import { path } from "../../src/games/imhotep/targets";
import type { ImhotepEvent, ImhotepView } from "../../src/lib/api";
import { drawn, offers, PHONE, WIDE } from "../drawing";

type Moment = AnyMoment<ImhotepView, ImhotepEvent>;

const kept = [...KEPT].flatMap(([game, { moments }]) =>
  moments.map((moment, n) => ({
    name: `${game} ${n} ${moment.prompt ?? "over"}`,
    kind: `${game.replace(/\d/, "")} ${moment.prompt}`,
    moment,
  })),
);
/** One moment of every question on every mixture of sides. */
const moments = [...new Map(kept.map((one) => [one.kind, one])).values()];

function draw(moment: Moment, width: number, picked: Meaning | null = null): string {
  return drawn(Drawn, moment, wordsIn("en"), width, { picked });
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
});
