import { expect, test } from "vitest";
import { parse } from "../src/lib/router.svelte";

test("the bare address is home", () => {
  expect(parse("/")).toEqual({ page: "home" });
});

test("a table's link may name a moment", () => {
  expect(parse("/t/Abc-12_x", "?n=17")).toEqual({ page: "table", id: "Abc-12_x", n: 17 });
  expect(parse("/t/Abc-12_x")).toEqual({ page: "table", id: "Abc-12_x", n: null });
});

test("a moment that is no number is the present", () => {
  expect(parse("/t/a", "?n=-3")).toEqual({ page: "table", id: "a", n: null });
  expect(parse("/t/a", "?n=1e9")).toEqual({ page: "table", id: "a", n: null });
});

test("a fragment names a rule", () => {
  expect(parse("/games/imhotep/rules", "", "#IMH-5.12")).toEqual({ page: "rules", game: "imhotep", rule: "IMH-5.12" });
});

test("every other page has its address", () => {
  expect(parse("/new/imhotep")).toEqual({ page: "new", game: "imhotep" });
  expect(parse("/t/a/end")).toEqual({ page: "end", id: "a" });
  expect(parse("/t/a/analysis")).toEqual({ page: "analysis", id: "a" });
  expect(parse("/t/a/fairness")).toEqual({ page: "fairness", id: "a" });
  expect(parse("/fairness")).toEqual({ page: "fairness", id: null });
  expect(parse("/games/imhotep/box")).toEqual({ page: "box", game: "imhotep" });
  expect(parse("/about")).toEqual({ page: "about" });
});

test("what nobody knows is missing, and broken escapes do no harm", () => {
  expect(parse("/t")).toEqual({ page: "missing" });
  expect(parse("/t/a/b/c")).toEqual({ page: "missing" });
  expect(parse("/games/%E0%A4%A/rules").page).toBe("rules");
});
