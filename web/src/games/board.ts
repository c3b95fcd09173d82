// What the table frame and a game's board say to each other. A board draws one view, offers the
// options of the open question where they lie, and reports what was picked. It never talks to the
// server and never decides what is legal.

import type { Choice, GameEvent } from "../lib/api";

/** What an action means, in names of the board: `{verb: "sail", ship: 2, site: "temple"}`. */
export type Meaning = Readonly<Record<string, string | number>>;

export type { Choice, GameEvent };

/** One answer to the open question. */
export interface Option {
  readonly action: number;
  readonly meaning: Meaning;
  /** Why it can't be undone afterwards, if so. */
  readonly seal: null | "chance" | "reveal";
}

/** A seat as boards show it. */
export interface SeatInfo {
  readonly seat: number;
  readonly name: string;
  /** Index of the pigment and mark in `drawing/players.ts`, from 0. */
  readonly pigment: number;
  /** Whether the person at this screen plays it. */
  readonly mine: boolean;
}

/** Arguments of a sentence, as the rules give them: ids, numbers, seats, lists. */
export type Arguments = Readonly<Record<string, unknown>>;

/** The words of one language. The object is replaced when the language changes. */
export interface Texts {
  readonly lang: string;
  /** Whether there is a text of this key. */
  has(key: string): boolean;
  /** A sentence; ids of components get their names (`$site_name`), seats their players' names. */
  say(key: string, args?: Arguments): string;
  /** An option as a person would say it. */
  action(meaning: Meaning): string;
  /** A line of the log. */
  event(event: GameEvent): string;
  /** The name of a thing in the box: `name("site", "temple")`. */
  name(table: string, row: string): string;
}

/** What the table frame gives a board. */
export interface BoardProps<View, Event = GameEvent> {
  readonly view: View;
  readonly seats: readonly SeatInfo[];
  /** Options of the viewer's open question, none if somebody else is asked. */
  readonly options: readonly Option[];
  /** The option picked and not yet confirmed. */
  readonly chosen: number | null;
  /** The option that the decision bar points at: it is shown, but a press does what it did before. */
  readonly pointed?: number | null;
  /** What the option that is chosen or pointed at would do. */
  readonly preview: readonly Event[];
  /** Ids of the elements that changed since the viewer last decided. */
  readonly changed: ReadonlySet<string>;
  /** What has just happened, to be shown in this order, each once. */
  readonly events: readonly Event[];
  readonly animate: boolean;
  readonly texts: Texts;
  choose(action: number): void;
  /** Something was clicked that can't be done now: ask the rules why. */
  explain(meaning: Meaning): void;
  /** What is being chosen, if several answers make one choice: things that are picked, a payment. */
  readonly choice?: Choice | null;
  /** The picks that the rules were asked about last; empty when anything else was chosen. */
  readonly gathered?: readonly Meaning[];
  /**
   * Picks so many things, in any order. The rules say whether they are a choice: then it is chosen
   * as a whole. No picks take it back.
   */
  gather?(picks: readonly Meaning[]): void;
  /**
   * The first step of a choice in two steps (`{verb: "sail", ship: 2}`): the decision bar may show
   * only the options it leaves. A board without these two keeps the step to itself.
   */
  readonly picked?: Meaning | null;
  pick?(part: Meaning | null): void;
}

/** Whether a meaning agrees with a part of one in every value the part names. */
export function agrees(meaning: Meaning, part: Meaning): boolean {
  return Object.entries(part).every(([key, value]) => meaning[key] === value);
}

/** The options that a first step leaves. */
export function narrow(options: readonly Option[], part: Meaning | null): readonly Option[] {
  return part === null ? options : options.filter((option) => agrees(option.meaning, part));
}
