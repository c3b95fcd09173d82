// What a person has set for this browser: language, theme, sound, motion, confirmation.

export const LANGUAGES = ["en", "cs", "pl", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "limestone" | "lamplight";

/** How each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", cs: "Čeština", pl: "Polski", hu: "Magyar" };

const PREFIX = "perankh.";

function kept(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // A browser that keeps nothing forgets the setting at the next visit; nothing else is lost.
  }
}

function isLanguage(value: string | undefined | null): value is Language {
  return LANGUAGES.some((known) => known === value);
}

/** What first.js has found: the language kept here, or the first one wished for that we speak. */
function firstLanguage(): Language {
  const found = window.early?.language;
  return isLanguage(found) ? found : "en";
}

function firstTheme(): Theme {
  const set = kept("theme");
  return set === "limestone" || set === "lamplight" ? set : "auto";
}

class Settings {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>(firstTheme());
  sound = $state(kept("sound") !== "off");
  animation = $state(kept("animation") !== "off");
  confirm = $state(kept("confirm") !== "off");
  private reduced = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  /** Whether pieces move: wished here, and not unwished in the system. */
  get moves(): boolean {
    return this.animation && !this.reduced;
  }

  setLanguage(language: Language): void {
    this.language = language;
    keep("language", language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    if (theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }

  setSwitch(name: "sound" | "animation" | "confirm", on: boolean): void {
    this[name] = on;
    keep(name, on ? "on" : "off");
  }

  /** Follows the system while the page is open. */
  start(): void {
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => {
      this.reduced = event.matches;
    });
  }
}

export const settings = new Settings();

/** How far this browser has seen a table's log; a game's catch-up begins there. */
export function seenUpTo(table: string): number {
  return Number(kept(`seen.${table}`) ?? 0) || 0;
}

export function setSeenUpTo(table: string, seq: number): void {
  keep(`seen.${table}`, String(seq));
}
