// The words in use: the page's own, and those of the games that are open. Both follow the
// language setting without a reload.

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { SeatInfo } from "./api";
import { server } from "./http";
import type { Language } from "./settings.svelte";
import { settings } from "./settings.svelte";
import { bundle, format, GameWords } from "./words";

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../texts/en.ftl?raw"),
  cs: () => import("../texts/cs.ftl?raw"),
  pl: () => import("../texts/pl.ftl?raw"),
  hu: () => import("../texts/hu.ftl?raw"),
};

class PageTexts {
  private bundle = $state.raw<FluentBundle | null>(null);
  /** The language the words are in; it follows the setting once they are loaded. */
  lang = $state<Language>("en");

  get ready(): boolean {
    return this.bundle !== null;
  }

  async load(lang: Language): Promise<void> {
    const source = await SOURCES[lang]();
    if (lang !== settings.language) return;
    this.bundle = bundle(lang, source.default);
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  say(key: string, args?: Record<string, FluentVariable>): string {
    return this.bundle === null ? "" : format(this.bundle, key, args);
  }
}

export const pageTexts = new PageTexts();

/** A text of the page in the present language. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return pageTexts.say(key, args);
}

/** As much of a seat as its name depends on. */
type Seat = Pick<SeatInfo, "kind" | "name" | "mind">;

/** How strong a computer player is, in words: `vizier@30i` is a Vizier. */
export const levelName = (mind: string): string => t(`mind-${mind.replace(/@.*/, "")}`);

/** A table at which nobody is called like another, and old computer players by their level. */
export function toldApart<Info extends { seats: Seat[] }>(info: Info): Info {
  const used = new Map<string, number>();
  const seats = info.seats.map((seat) => {
    const name = seat.kind === "mind" && seat.name === seat.mind ? levelName(seat.name) : seat.name;
    const key = name.toLocaleLowerCase();
    const count = (used.get(key) ?? 0) + 1;
    if (name !== "") used.set(key, count);
    return { ...seat, name: count === 1 ? name : `${name} (${count})` };
  });
  return { ...info, seats };
}

/** A date and time, a time alone if it was today. */
export function when(at: number | null): string {
  if (at === null) return "";
  const date = new Date(at);
  const today = date.toDateString() === new Date().toDateString();
  const clock: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
  const day: Intl.DateTimeFormatOptions = today ? {} : { day: "numeric", month: "numeric" };
  return date.toLocaleString(pageTexts.lang, { ...day, ...clock });
}

class GameTexts {
  private readonly bundles = $state<Record<string, FluentBundle>>({});
  private readonly loading = new Set<string>();

  /** Sees to it that a game's words are there in the present language; see `of`. */
  want(game: string, table: string | null = null): void {
    const lang = settings.language;
    const key = keyOf(game, lang, table);
    if (key in this.bundles || this.loading.has(key)) return;
    this.loading.add(key);
    const names = table === null ? [] : [server.names(table, lang)];
    Promise.all([...names, server.texts(game, lang)])
      .then((sources) => {
        this.bundles[key] = bundle(lang, ...sources);
      })
      .finally(() => this.loading.delete(key));
  }

  /**
   * A game's words with the names at a table; null until they have come. A table with a corrected
   * box is named, too: as soon as its own names of components are there, they are used.
   */
  of(game: string, names: readonly string[], table: string | null = null): GameWords | null {
    const lang = settings.language;
    const found = this.bundles[keyOf(game, lang, table)] ?? this.bundles[keyOf(game, lang, null)];
    return found === undefined ? null : new GameWords(game, lang, found, names);
  }
}

function keyOf(game: string, lang: Language, table: string | null): string {
  return table === null ? `${game}/${lang}` : `${game}/${lang}/${table}`;
}

export const gameTexts = new GameTexts();
