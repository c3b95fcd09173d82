// The kept positions of Imhotep, for the gallery and the tests. `scripts/fixtures.py` writes them.

import { byName, reader, type Kept } from "../../gallery/fixtures";
import type { ImhotepEvent, ImhotepView } from "../../lib/api";
import type { GameWords } from "../../lib/words";

const FILES = import.meta.glob<Kept<ImhotepView, ImhotepEvent>>("./fixtures/*[0-9].json", {
  eager: true,
  import: "default",
});
const WORDS = import.meta.glob<string>("./fixtures/*.ftl", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** The kept games by name: `a3`, `b4`. */
export const KEPT = byName(FILES);

/** The words of Imhotep in a language. */
export const wordsIn: (lang: string) => GameWords = reader("imhotep", WORDS);
