// What went wrong, in the language of the page. The words for the server's errors are fetched when
// the first one comes; one without words is said as the server said it.

import type { FluentBundle } from "@fluent/bundle";
import { RequestFailed } from "./http";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";
import { bundle, format } from "./words";

/** An error as the server tells it. */
export interface Told {
  /** The key of its sentence. */
  readonly text: string;
  readonly args: Readonly<Record<string, string | number>>;
  /** The same in exact English. */
  readonly message: string;
}

const SOURCES = import.meta.glob<string>("../texts/errors/*.ftl", { query: "?raw", import: "default" });
const bundles = new Map<string, FluentBundle>();

/** The sentence to show for whatever was thrown or refused. */
export async function sorry(error: unknown): Promise<string> {
  if (error instanceof RequestFailed) return error.status === 0 ? t("server-away") : told(error);
  return error instanceof Error ? error.message : String(error);
}

/** The sentence for an error of the server. */
export async function told(error: Told): Promise<string> {
  const words = await wordsOf(settings.language);
  if (words === null || !words.hasMessage(error.text)) return error.message;
  return format(words, error.text, { ...error.args });
}

async function wordsOf(lang: string): Promise<FluentBundle | null> {
  const known = bundles.get(lang);
  if (known !== undefined) return known;
  try {
    const source = await SOURCES[`../texts/errors/${lang}.ftl`]?.();
    if (source === undefined) return null;
    const made = bundle(lang, source);
    bundles.set(lang, made);
    return made;
  } catch {
    return null;
  }
}
