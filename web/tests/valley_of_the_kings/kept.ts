// The kept positions of Valley of the Kings. `scripts/fixtures.py` writes them.

import type { Option } from "../../src/games/board";
import type { ValleyEvent, ValleyView } from "../../src/lib/api";
import { bundle, GameWords } from "../../src/lib/words";

/** What one seat sees at one moment, what it is asked and what its options would do. */
export interface Moment {
  readonly prompt: string | null;
  readonly seat: number | null;
  readonly view: ValleyView;
  readonly options: readonly Option[];
  readonly previews: Readonly<Record<string, readonly ValleyEvent[]>>;
  readonly events: readonly ValleyEvent[];
}

const FOLDER = "../../src/games/valley_of_the_kings/fixtures";
const FILES = import.meta.glob<{ moments: readonly Moment[] }>(
  "../../src/games/valley_of_the_kings/fixtures/*[0-9].json",
  { eager: true, import: "default" },
);
const WORDS = import.meta.glob<string>("../../src/games/valley_of_the_kings/fixtures/*.ftl", {
  eager: true,
  import: "default",
  query: "?raw",
});

export const NAMES = ["Hanka", "Tomasz", "Zsófi", "Bartoloměj"];

/** All moments with a name: game, number and question. */
export const MOMENTS = Object.entries(FILES).flatMap(([file, kept]) =>
  kept.moments.map((moment, n) => ({
    name: `${file.replace(/^.*\/|\.json$/g, "")} ${n} ${short(moment)}`,
    prompt: short(moment),
    moment,
  })),
);

function short({ prompt }: Moment): string {
  return prompt?.replace("valley_of_the_kings-prompt-", "") ?? "over";
}

/** The first kept moment of a question. */
export function momentOf(prompt: string): Moment {
  const found = MOMENTS.find((one) => one.prompt === prompt);
  if (found === undefined) throw new Error(`no kept game has the question ${prompt}`);
  return found.moment;
}

/** The words of the game in a language. */
export function wordsIn(lang: string): GameWords {
  const source = WORDS[`${FOLDER}/words.${lang}.ftl`];
  if (source === undefined) throw new RangeError(`no words were kept for the language ${lang}`);
  return new GameWords("valley_of_the_kings", lang, bundle(lang, source), NAMES);
}
