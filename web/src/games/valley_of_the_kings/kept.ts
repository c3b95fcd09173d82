// The kept positions of Valley of the Kings, for the gallery and the tests. `scripts/fixtures.py` writes them.

import { byName, reader, type Kept } from "../../gallery/fixtures";
import type { ValleyEvent, ValleyView } from "../../lib/api";
import type { GameWords } from "../../lib/words";

const FILES = import.meta.glob<Kept<ValleyView, ValleyEvent>>("./fixtures/*[0-9].json", {
  eager: true,
  import: "default",
});
const WORDS = import.meta.glob<string>("./fixtures/*.ftl", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** The kept games by name: `plain3`, `completist2`. */
export const KEPT = byName(FILES);

/** The words of Valley of the Kings in a language. */
export const wordsIn: (lang: string) => GameWords = reader("valley_of_the_kings", WORDS);
