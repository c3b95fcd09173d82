import { expect, test } from "vitest";
import { people, plain, things, typeset } from "../src/lib/typography";

const shown = (text: string, lang: string): string => typeset(text, lang).replaceAll("\u00a0", "~");

test("spaces hold where print would hold them", () => {
  expect(shown("Pharaoh's wrath: Ahmose, -5 points", "en")).toBe("Pharaoh's wrath: Ahmose, −5~points");
  expect(shown("Poslat loď 3 k Chrámu", "cs")).toBe("Poslat loď 3~k~Chrámu");
  expect(shown("Hra – 2. kolo", "cs")).toBe("Hra~– 2.~kolo");
  expect(shown("bierze z kamieniołomu 3 kamienie i kartę", "pl")).toBe("bierze z~kamieniołomu 3~kamienie i~kartę");
  expect(shown("Az 1-es kocka: 2 lap", "hu")).toBe("Az 1-es kocka: 2~lap");
});

test("names with commas are kept apart by semicolons", () => {
  expect(things(["Akhet, the flood", "Shemu, the harvest"])).toBe("Akhet, the flood; Shemu, the harvest");
  expect(things(["Statue", "Sail"])).toBe("Statue, Sail");
});

test("people are named as one says them", () => {
  expect(people(["A", "B"], "cs").replace("\u00a0", " ")).toBe("A a B");
  expect(people(["A", "B"], "hu")).toBe("A és B");
});

test("marks of a source are no words", () => {
  expect(plain("ship **and** `space`")).toBe("ship and space");
});
