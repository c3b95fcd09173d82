// Sentences of the games and of the page, by Project Fluent. A game's sentences are filled in just
// as on the server: ids get their names, seats their players', lists their number and their words.

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { FluentVariable, Scope } from "@fluent/bundle";
import type { Arguments, GameEvent, Meaning, Texts } from "../games/board";
import { people, things, typeset } from "./typography";

const SEATS = new Set(["player", "owner", "seat", "winners"]);
const HIDDEN = "hidden";

/** A bundle of one language from Fluent sources; of two texts with one key the first counts. */
export function bundle(lang: string, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/** A number that is written as it is where every language writes it alike: formatters are slow to make. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    const plain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return plain || scope === undefined ? String(this.value) : super.toString(scope);
  }
}

/** The text of a key or of its attribute (`key.text`), filled in; the key itself if there is none. */
export function format(from: FluentBundle, key: string, args: Record<string, FluentVariable> = {}): string {
  const [id = key, attribute] = key.split(".");
  const message = from.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) return key;
  const counted = Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new Count(value) : value] as const);
  return typeset(from.formatPattern(pattern, Object.fromEntries(counted), []), from.locales[0] ?? "en");
}

const hyphens = (name: string): string => name.replaceAll("_", "-");

/** Everything about one game that can be said in one language at one table. */
export class GameWords implements Texts {
  constructor(
    readonly game: string,
    readonly lang: string,
    private readonly source: FluentBundle,
    private readonly names: readonly string[],
  ) {}

  has(key: string): boolean {
    return this.source.hasMessage(key);
  }

  say(key: string, args: Arguments = {}): string {
    const given: Record<string, FluentVariable> = {};
    for (const [argument, value] of Object.entries(args)) Object.assign(given, this.given(argument, value));
    Object.assign(given, this.placed(args));
    return format(this.source, key, given);
  }

  action(meaning: Meaning): string {
    return this.say(`${this.game}-action-${hyphens(String(meaning["verb"]))}`, meaning);
  }

  event(event: GameEvent): string {
    if (event.event === "auto_answered") {
      return this.say("event-auto-answered", { player: event.player, answer: this.action(event.meaning) });
    }
    return this.say(`${this.game}-event-${hyphens(event.event)}`, { ...event });
  }

  name(table: string, row: string): string {
    const key = `name-${table}-${row}`;
    return this.has(key) ? format(this.source, key) : row;
  }

  /** What points come from. */
  category(category: string): string {
    return this.say(`${this.game}-category-${hyphens(category)}`);
  }

  /** The name of a rival without a seat. */
  rival(id: string): string {
    return this.say(`${this.game}-rival-${hyphens(id)}`);
  }

  /** A choice before the game begins, by its field. */
  setup(field: string): string {
    return this.say(this.setupKey(field));
  }

  /** What such a choice changes; empty if nothing is said about it. */
  setupHelp(field: string): string {
    const key = `${this.setupKey(field)}-help`;
    return this.has(key) ? this.say(key) : "";
  }

  /** A value of such a choice: named for it, or as the things of the box are. */
  setupValue(field: string, value: string): string {
    const own = `${this.setupKey(field)}-${hyphens(value)}`;
    return this.has(own) ? this.say(own) : (this.nameIn([field, "side", "variant"], value) ?? value);
  }

  private nameIn(tables: readonly string[], row: string): string | null {
    const found = tables.find((table) => this.has(`name-${table}-${row}`));
    return found === undefined ? null : this.name(found, row);
  }

  private setupKey(field: string): string {
    return `${this.game}-setup-${hyphens(field)}`;
  }

  /** The open question, put to the one who must answer it. */
  prompt(key: string, seat: number): string {
    return this.say(key, { player: seat });
  }

  private given(argument: string, value: unknown): Record<string, FluentVariable> {
    if (value === null || value === undefined) {
      return { [argument]: HIDDEN, [`${argument}_name`]: format(this.source, "hidden") };
    }
    if (Array.isArray(value)) {
      return { [argument]: value.length, [`${argument}_name`]: this.listed(argument, value) };
    }
    if (SEATS.has(argument) && typeof value === "number") {
      const seat = this.seat(value);
      return { [argument]: seat, [`${argument}_name`]: seat, [`${argument}_seat`]: value };
    }
    const raw = typeof value === "number" ? value : String(value);
    return { [argument]: raw, [`${argument}_name`]: this.word(argument, value) };
  }

  private listed(argument: string, items: readonly unknown[]): string {
    if (SEATS.has(argument)) return people(items.map((item) => this.seat(item)), this.lang);
    return things(this.words(argument, items));
  }

  private words(argument: string, items: readonly unknown[]): string[] {
    return items.map((item) => this.word(argument.replace(/s$/, ""), item));
  }

  /** Cards and their spaces in pairs, where a sentence is about both. */
  private placed({ cards, spaces }: Arguments): Record<string, string> {
    if (!Array.isArray(cards) || !Array.isArray(spaces)) return {};
    const places = this.words("spaces", spaces);
    return { cards_at_spaces: things(this.words("cards", cards).map((card, index) => `${card} (${places[index] ?? ""})`)) };
  }

  private seat(seat: unknown): string {
    const number = typeof seat === "number" ? seat : -1;
    return this.names[number] ?? format(this.source, "seat-number", { number: number + 1 });
  }

  private word(argument: string, value: unknown): string {
    if (typeof value !== "string") return String(value);
    if (argument === "category") return this.category(value);
    for (let end = argument; end !== ""; end = end.replace(/^[^_]*_?/, "")) {
      if (this.has(`name-${end}-${value}`)) return this.name(end, value);
    }
    return value;
  }
}
