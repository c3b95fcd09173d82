// What holds of every board: no text is too small, nothing is left in keys, and without a question
// nothing is offered. How each option is reached is tested with each game.

import { describe, expect, test } from "vitest";
import type { KeptModule, Moment } from "../src/gallery/fixtures";
import { SMALLEST_SCALE } from "../src/games/composing";
import type { GameEvent, GameView } from "../src/lib/api";
import { drawn, elements, offers, PHONE, textSizes, WIDE, type Drawn } from "./drawing";

interface Board {
  readonly game: string;
  /** One moment of every question. */
  readonly moments: readonly { name: string; over: boolean; options: number; draw: Draw }[];
}
type Draw = (width: number, lang?: string) => string;

interface DrawnModule {
  default: Drawn<GameView, GameEvent>;
}
const DRAWN = import.meta.glob<DrawnModule>("../src/games/*/Drawn.svelte", { eager: true });
const SHELVES = import.meta.glob<KeptModule>("../src/games/*/kept.ts", { eager: true });

function board(file: string, component: Drawn<GameView, GameEvent>): Board {
  const game = file.split("/").at(-2) ?? "";
  const shelf = SHELVES[file.replace("Drawn.svelte", "kept.ts")];
  if (shelf === undefined) throw new RangeError(`${game} keeps no positions`);
  const kept = [...shelf.KEPT].flatMap(([name, { moments }]) => moments.map((moment) => ({ kind: kindOf(name, moment), moment })));
  const moments = new Map(kept.map(({ kind, moment }) => [kind, moment]));
  return {
    game,
    moments: [...moments].map(([name, moment]) => ({
      name: `${game}: ${name}`,
      over: moment.prompt === null,
      options: moment.options.length,
      draw: (width, lang = "en") => drawn(component, moment, shelf.wordsIn(lang), width, { gather: () => undefined }),
    })),
  };
}

/** The same question on another board, or in another variant, is another moment. */
function kindOf(game: string, { prompt }: Moment): string {
  return `${game.replace(/\d/, "")} ${prompt ?? "over"}`;
}

const BOARDS = Object.entries(DRAWN).map(([file, { default: component }]) => board(file, component));

describe.each(BOARDS)("$game", ({ game, moments }) => {
  test.each(moments)("$name: no text would be too small", ({ draw }) => {
    for (const [width, least] of [
      [WIDE, 11.5 / SMALLEST_SCALE],
      [PHONE, 12.5],
    ] as const) {
      const sizes = textSizes(draw(width, "hu"));
      expect(sizes.length).toBeGreaterThan(10);
      for (const { size, tag } of sizes) expect(size, tag).toBeGreaterThanOrEqual(least);
    }
  });

  test.each(["en", "cs", "pl", "hu"])("says everything in %s, no key is left over", (lang) => {
    const key = new RegExp(`${game}-(board|say|action|phrase|category|event)|name-(card|site|caste)`);
    for (const { draw } of moments) {
      for (const width of [WIDE, PHONE]) expect(draw(width, lang)).not.toMatch(key);
    }
  }, 30_000);

  test("without a question nothing is offered and nothing is ringed", () => {
    const ends = moments.filter(({ over }) => over);
    expect(ends.length).toBeGreaterThan(0);
    for (const { draw } of ends) {
      expect(offers(draw(WIDE)).size).toBe(0);
      expect(draw(WIDE)).not.toContain("state-available");
    }
  });

  test("only one thing on the board is a tab stop, and it is an offer", () => {
    const turn = moments.reduce((most, one) => (one.options > most.options ? one : most));
    const stops = elements(turn.draw(WIDE)).filter((tag) => tag.includes('tabindex="0"'));
    expect(stops).toHaveLength(1);
    expect(stops[0]).not.toContain("aria-disabled");
  });
});
