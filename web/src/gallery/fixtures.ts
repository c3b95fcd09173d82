// The kept positions of Imhotep, for the gallery and the tests, and how such files are read.
// `scripts/fixtures.py` writes them.

import type { ImhotepEvent, ImhotepView } from "../lib/api";
import type { Option } from "../games/board";
import { bundle, GameWords } from "../lib/words";

/** What one seat sees at one moment, what it is asked and what its options would do. */
export interface Moment<View = ImhotepView, Event = ImhotepEvent> {
  readonly prompt: string | null;
  readonly seat: number | null;
  readonly view: View;
  readonly options: readonly Option[];
  readonly previews: Readonly<Record<string, readonly Event[]>>;
  /** What led here. */
  readonly events: readonly Event[];
}

/** One kept game. */
export interface Kept<View = ImhotepView, Event = ImhotepEvent> {
  readonly players: number;
  readonly moments: readonly Moment<View, Event>[];
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

/** Files by the name of the game they keep. */
export function byName<File>(files: Record<string, File>): ReadonlyMap<string, File> {
  return new Map(
    Object.entries(files).map(([file, kept]) => [file.replace(/^.*\/|\.json$/g, ""), kept]),
  );
}

/** Gives a game's words in a language, from its kept files. */
export function reader(game: string, files: Record<string, string>): (lang: string) => GameWords {
  const read = new Map<string, GameWords>();
  return (lang) => {
    const known = read.get(lang);
    if (known !== undefined) return known;
    const source = files[`../games/${game}/fixtures/words.${lang}.ftl`];
    if (source === undefined) throw new RangeError(`no words were kept for the language ${lang}`);
    const words = new GameWords(game, lang, bundle(lang, source), NAMES);
    read.set(lang, words);
    return words;
  };
}

/** The kept games by name: `a3`, `b4`. */
export const GAMES: ReadonlyMap<string, Kept> = byName(FILES);

/** Imhotep's words in a language. */
export const wordsIn = reader("imhotep", WORDS);
