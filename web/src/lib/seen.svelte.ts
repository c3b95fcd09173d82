// One table as the server told it last, and which moment of it is looked at. What a person does there
// is in `table`.

import type { Choice, GameEvent, GameView, LogEntry, OptionMeaning, Question, RivalInfo, TableInfo, TalkLine } from "./api";
import type { Moment } from "./heard";
import type { Status } from "./live";
import { backToOwn } from "./log";
import { toldApart } from "./texts.svelte";

export class Seen {
  status = $state<Status>("connecting");
  /** Why there is no table to show. */
  failure = $state<string | null>(null);
  gone = $state(false);
  protected told = $state.raw<TableInfo | null>(null);
  readonly info = $derived(this.told === null ? null : toldApart(this.told));
  seat = $state<number | null>(null);
  view = $state.raw<GameView | null>(null);
  question = $state.raw<Question | null>(null);
  n = $state(0);
  floor = $state(0);
  scores = $state.raw<Record<string, number>[]>([]);
  /** Those who play without a seat. */
  rivals = $state.raw<RivalInfo[]>([]);
  /** The last part of the log, or all of it. */
  entries = $state.raw<LogEntry[]>([]);
  /** Whether the log began before these entries. */
  earlierLog = $state(false);
  /** What was said, in order. */
  talk = $state.raw<TalkLine[]>([]);
  earlierTalk = $state(false);
  /** Just happened, to be animated. */
  events = $state.raw<GameEvent[]>([]);
  online = $state.raw<number[]>([]);
  spectators = $state(0);
  moment = $state.raw<Moment | null>(null);

  get playing(): boolean {
    return this.info?.phase === "playing";
  }

  get mine(): number[] {
    return this.info?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  }

  /** Whether a computer plays for this person, who has left. */
  get away(): boolean {
    return this.info?.seats.some((seat) => seat.mine && seat.away) ?? false;
  }

  /** Whether the person at this screen is asked, through the seat that is looked at. */
  get asked(): boolean {
    if (!this.playing || this.question === null || this.question.seat !== this.seat) return false;
    const seat = this.info?.seats[this.question.seat];
    return seat !== undefined && seat.mine && !seat.away;
  }

  /** How many actions must be taken back to undo the last own one; 0 if there is none. */
  get backToOwn(): number {
    return this.seat === null ? 0 : backToOwn(this.entries, this.seat);
  }

  /** Whether other people must agree before more is taken back than may be alone. */
  get mustAsk(): boolean {
    const agrees = this.info?.stand_in_undo === "always";
    return this.info?.seats.some((seat) => !seat.mine && seat.kind !== "mind" && !(seat.away && agrees)) ?? true;
  }

  /** Whose eyes must look next, if another person on this screen is to decide. */
  get curtainFor(): number | null {
    const decider = this.info?.decider ?? null;
    if (!this.playing || decider === null || decider === this.seat) return null;
    return this.mine.includes(decider) && this.mine.length > 1 ? decider : null;
  }

  /** What is being chosen, if several answers to the own question make one choice. */
  get choice(): Choice | null {
    return this.options.length > 0 ? (this.question?.choice ?? null) : null;
  }

  get options(): readonly OptionMeaning[] {
    return this.asked && this.moment === null ? (this.question?.options ?? []) : [];
  }

  /** Whether the computer may be asked what it would choose now. */
  get mayHint(): boolean {
    return this.asked && this.moment === null && this.info?.hints === true;
  }

  option(action: number | null): OptionMeaning | null {
    return this.options.find((option) => option.action === action) ?? null;
  }

  name(seat: number | null): string {
    return seat === null ? "" : (this.info?.seats[seat]?.name ?? "");
  }
}
