// The kept positions of Iunu, for the gallery and the tests. `scripts/fixtures.py` writes them.

import { byName, reader, type Kept } from "../../gallery/fixtures";
import type { IunuEvent, IunuView } from "../../lib/api";
import type { GameWords } from "../../lib/words";

const FILES = import.meta.glob<Kept<IunuView, IunuEvent>>("./fixtures/*[0-9].json", {
  eager: true,
  import: "default",
});
const WORDS = import.meta.glob<string>("./fixtures/*.ftl", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** The kept games by name: `standard3`, `aten2`. */
export const KEPT = byName(FILES);

/** The words of Iunu in a language. */
export const wordsIn: (lang: string) => GameWords = reader("iunu", WORDS);
