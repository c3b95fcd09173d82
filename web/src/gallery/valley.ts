// The kept positions of Valley of the Kings, for the gallery and the tests. `scripts/fixtures.py`
// writes them.

import type { ValleyEvent, ValleyView } from "../lib/api";
import type { GameWords } from "../lib/words";
import { byName, reader, type Kept } from "./fixtures";

const FOLDER = "valley_of_the_kings";
const FILES = import.meta.glob<Kept<ValleyView, ValleyEvent>>(
  "../games/valley_of_the_kings/fixtures/*[0-9].json",
  { eager: true, import: "default" },
);
const WORDS = import.meta.glob<string>("../games/valley_of_the_kings/fixtures/*.ftl", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** The kept games by name: `plain3`, `completist2`. */
export const VALLEY_GAMES = byName(FILES);

/** The words of Valley of the Kings in a language. */
export const valleyWordsIn: (lang: string) => GameWords = reader(FOLDER, WORDS);
