// The kept positions of Iunu, for the gallery and the tests. `scripts/fixtures.py` writes them.

import type { IunuEvent, IunuView } from "../lib/api";
import type { GameWords } from "../lib/words";
import { byName, reader, type Kept } from "./fixtures";

const FILES = import.meta.glob<Kept<IunuView, IunuEvent>>("../games/iunu/fixtures/*[0-9].json", {
  eager: true,
  import: "default",
});
const WORDS = import.meta.glob<string>("../games/iunu/fixtures/*.ftl", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** The kept games by name: `standard3`, `aten2`. */
export const IUNU_GAMES = byName(FILES);

/** Iunu's words in a language. */
export const iunuWordsIn: (lang: string) => GameWords = reader("iunu", WORDS);
