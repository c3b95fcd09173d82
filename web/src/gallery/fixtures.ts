// The kept positions of Imhotep, for the gallery and the tests. `scripts/fixtures.py` writes them.

import type { ImhotepEvent, ImhotepView } from "../lib/api";
import type { Option } from "../games/board";
import { bundle, GameWords } from "../lib/words";

/** What one seat sees at one moment, what it is asked and what its options would do. */
export interface Moment {
  readonly prompt: string | null;
  readonly seat: number | null;
  readonly view: ImhotepView;
  readonly options: readonly Option[];
  readonly previews: Readonly<Record<string, readonly ImhotepEvent[]>>;
  /** What led here. */
  readonly events: readonly ImhotepEvent[];
}

interface Kept {
  readonly players: number;
  readonly moments: readonly Moment[];
}

const FILES = import.meta.glob<Kept>("../games/imhotep/fixtures/*[0-9].json", {
  eager: true,
  import: "default",
});
const WORDS = import.meta.glob<string>("../games/imhotep/fixtures/*.ftl", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** Names that need room, in letters of all four languages. */
export const NAMES = ["Hanka", "Tomasz", "Zsófi", "Bartoloměj"];

/** The kept games by name: `a3`, `b4`. */
export const GAMES: ReadonlyMap<string, Kept> = new Map(
  Object.entries(FILES).map(([file, kept]) => [file.replace(/^.*\/|\.json$/g, ""), kept]),
);

const read = new Map<string, GameWords>();

/** Imhotep's words in a language. */
export function wordsIn(lang: string): GameWords {
  const known = read.get(lang);
  if (known !== undefined) return known;
  const source = WORDS[`../games/imhotep/fixtures/words.${lang}.ftl`];
  if (source === undefined) throw new RangeError(`no words were kept for the language ${lang}`);
  const words = new GameWords("imhotep", lang, bundle(lang, source), NAMES);
  read.set(lang, words);
  return words;
}
