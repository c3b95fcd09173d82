// What the computer thinks of a game: a hint for the open question, and the analysis afterwards.
// Both are asked for by a person, never by themselves.

import type { AnalysingMessage, AnalysisMessage, FromClient, HintMessage } from "./api";
import { newKey } from "./live";

/** The advice at one table. */
export class Advice {
  hint = $state.raw<HintMessage | null>(null);
  /** Whether a hint is being worked out. */
  thinking = $state(false);
  analysis = $state.raw<AnalysisMessage | null>(null);
  /** How far the analysis has come; null if none is asked for. */
  progress = $state.raw<AnalysingMessage | null>(null);

  private key = "";

  constructor(private readonly ask: (message: FromClient) => void) {}

  /** Asks for the best answer of a seat to the question `n`. */
  wantHint(seat: number, n: number): void {
    if (this.thinking || this.hint?.n === n) return;
    this.key = newKey();
    this.thinking = true;
    this.ask({ type: "hint", seat, n, key: this.key });
  }

  /** Takes a hint that has come; false if nobody waits for it any more. */
  take(hint: HintMessage, n: number): boolean {
    if (hint.key !== this.key) return false;
    this.thinking = false;
    if (hint.n !== n) return false;
    this.hint = hint;
    return true;
  }

  /** The server has no hint for that request. */
  refused(key: string | null): void {
    if (key === this.key) this.thinking = false;
  }

  /** The question has changed: what was said about it no longer counts. */
  forget(): void {
    this.key = "";
    this.thinking = false;
    this.hint = null;
  }

  /** Asks for the analysis of a game that is over. */
  analyse(): void {
    if (this.progress === null) this.progress = { type: "analysing", done: 0, total: 0 };
    this.ask({ type: "analyse" });
  }

  /** After a break in the connection: what was asked for is asked for again. */
  resume(): void {
    this.thinking = false;
    if (this.progress !== null && this.analysis === null) this.ask({ type: "analyse" });
  }
}

/** A share of 1 as a whole number of percent, with its sign if it is a change. */
export function percent(share: number, lang: string, change = false): string {
  return number(share, lang, change, { style: "percent", maximumFractionDigits: 0 });
}

/** Points with one decimal, with their sign if they are a change. */
export function points(value: number, lang: string, change = false): string {
  return number(value, lang, change, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

function number(value: number, lang: string, change: boolean, how: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(lang, { ...how, ...(change ? { signDisplay: "exceptZero" as const } : {}) }).format(value);
}
