// Every text the page says is there in four languages, with the same arguments, and none is idle.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bundle, format, GameWords } from "../src/lib/words";

const HERE = new URL("../src/", import.meta.url);
const LANGUAGES = ["en", "cs", "pl", "hu"] as const;

const source = (lang: string): string => readFileSync(new URL(`texts/${lang}.ftl`, HERE), "utf8");

/** Keys with the arguments their texts use. */
function messages(lang: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  let key = "";
  for (const line of source(lang).split("\n")) {
    key = /^([a-z][\w-]*) =/.exec(line)?.[1] ?? key;
    if (key === "" || line.startsWith("#")) continue;
    const used = found.get(key) ?? new Set();
    for (const match of line.matchAll(/\$(\w+)/g)) used.add(match[1] ?? "");
    found.set(key, used);
  }
  return found;
}

function code(): string {
  const files = readdirSync(HERE, { recursive: true }).filter((name): name is string => typeof name === "string");
  const read = (name: string): string => readFileSync(new URL(name.replaceAll("\\", "/"), HERE), "utf8");
  return files.filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("games")).map(read).join("\n");
}

const CODE = code();

test.each(LANGUAGES)("%s has the keys of English with the same arguments", (lang) => {
  expect([...messages(lang).keys()].sort()).toEqual([...messages("en").keys()].sort());
  for (const [key, used] of messages("en")) expect([...(messages(lang).get(key) ?? [])].sort(), key).toEqual([...used].sort());
});

test.each(LANGUAGES)("%s can be filled in without an error", (lang) => {
  const made = bundle(lang, source(lang));
  for (const [key, used] of messages(lang)) {
    for (const count of [0, 1, 2, 5]) {
      const errors: Error[] = [];
      const value = made.getMessage(key)?.value;
      expect(value, key).toBeTruthy();
      if (value) made.formatPattern(value, Object.fromEntries([...used].map((name) => [name, name === "count" ? count : "x"])), errors);
      expect(errors, key).toEqual([]);
    }
  }
});

test("every text that the page asks for by name is there", () => {
  const known = messages("en");
  const asked = [...CODE.matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)].map((match) => match[1] ?? "");
  expect(asked.length).toBeGreaterThan(150);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});

test("no text is idle", () => {
  const families = [...CODE.matchAll(/`([a-z-]*-)\$\{|`\$\{[^}]+\}(-[a-z]+)`/g)].map((match) => match[1] ?? match[2] ?? "");
  const idle = [...messages("en").keys()].filter(
    (key) => !CODE.includes(`"${key}"`) && !families.some((part) => key.startsWith(part) || key.endsWith(part)),
  );
  expect(idle).toEqual([]);
});

test("a game's sentence gets names for ids, players for seats, numbers and words for lists", () => {
  const words = bundle("en", 'name-site-temple = { "Temple" }\nname-card-sail = Sail\nhidden = hidden\nx-event-sailed = { $player } ({ $player_seat }) to the { $site_name }\nx-event-seen = { $cards ->\n    [hidden] secret\n   *[other] { $cards }: { $cards_name }\n}\nx-category-blue-cards = Blue cards\nx-event-scored = { $category_name }\nx-event-moved = from { $from_site_name }');
  const game = new GameWords("x", "en", words, ["Hanka", "Tomasz"]);
  expect(game.say("x-event-sailed", { player: 1, site: "temple" })).toBe("Tomasz (1) to the Temple");
  expect(game.say("x-event-seen", { cards: ["sail", "other"] })).toBe("2: Sail, other");
  expect(game.say("x-event-seen", { cards: null })).toBe("secret");
  expect(game.say("x-event-scored", { category: "blue_cards" })).toBe("Blue cards");
  expect(game.say("x-event-moved", { from_site: "temple" })).toBe("from Temple");
  expect(format(words, "nowhere")).toBe("nowhere");
});

test("what else is worded about a thing is an attribute of its name", () => {
  const words = bundle("en", "name-card-urn = Urn\n    .text = Draw a card.");
  expect(format(words, "name-card-urn.text")).toBe("Draw a card.");
  expect(format(words, "name-card-urn.other")).toBe("name-card-urn.other");
});
