// How the kept positions of the boards are read, for the gallery and the tests. `scripts/fixtures.py`
// writes them; each board says in its `kept.ts` which are its own.

import type { Choice, GameEvent, GameView } from "../lib/api";
import type { Option } from "../games/board";
import { bundle, GameWords } from "../lib/words";

/** What one seat sees at one moment, what it is asked and what its options would do. */
export interface Moment<View = GameView, Event = GameEvent> {
  readonly prompt: string | null;
  readonly seat: number | null;
  readonly view: View;
  readonly options: readonly Option[];
  readonly choice?: Choice | null;
  readonly previews: Readonly<Record<string, readonly Event[]>>;
  /** What led here. */
  readonly events: readonly Event[];
}

/** One kept game. */
export interface Kept<View = GameView, Event = GameEvent> {
  readonly players: number;
  readonly moments: readonly Moment<View, Event>[];
}

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
    const source = files[`./fixtures/words.${lang}.ftl`];
    if (source === undefined) throw new RangeError(`no words were kept for the language ${lang}`);
    const words = new GameWords(game, lang, bundle(lang, source), NAMES);
    read.set(lang, words);
    return words;
  };
}

/** What the `kept.ts` of each board exports. */
export interface KeptModule {
  /** The kept games by name. */
  readonly KEPT: ReadonlyMap<string, Kept>;
  /** The game's words in a language. */
  wordsIn(lang: string): GameWords;
}
