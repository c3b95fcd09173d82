// The log as people read it: actions gathered by turn, rounds as headings, talk in between; and
// what happened since somebody last decided.

import type { GameEvent, LogEntry, RivalInfo } from "./api";

/** Something of the log with a place of its own. */
export type LogItem =
  | { kind: "turn"; key: number; seat: number; at: number | null; steps: LogEntry[] }
  | { kind: "round"; key: number; n: number | null; event: GameEvent }
  | { kind: "note"; key: number; entry: LogEntry };

const NOTES = new Set<LogEntry["kind"]>(["left", "resigned", "returned", "undo_asked", "undo_answered", "started", "over", "rematch"]);

/** Adds entries to those that are there; an undo strikes through what it took back. */
export function extended(before: readonly LogEntry[], more: readonly LogEntry[]): LogEntry[] {
  const taken = new Set(more.flatMap((entry) => entry.undoes));
  const marked = [...before, ...more];
  if (taken.size === 0) return marked;
  return marked.map((entry) => (entry.n !== null && taken.has(entry.n) ? { ...entry, undone: true } : entry));
}

/** Actions by turn, with a heading where a round begins. */
export function grouped(entries: readonly LogEntry[]): LogItem[] {
  const items: LogItem[] = [];
  for (const entry of entries) {
    if (entry.kind === "action" || entry.kind === "undo" || entry.kind === "started") addMoves(items, entry);
    if (NOTES.has(entry.kind) && entry.kind !== "started") items.push({ kind: "note", key: entry.seq, entry });
  }
  return items;
}

function addMoves(items: LogItem[], entry: LogEntry): void {
  const round = entry.undone ? undefined : entry.events.find((event) => event.event === "round_started");
  const events = entry.events.filter((event) => event !== round);
  const last = items.at(-1);
  const step = { ...entry, events };
  // What an action leads to is told by its events; a first step without any is told by the next.
  if (entry.kind === "undo" || events.length > 0) {
    if (last?.kind === "turn" && last.seat === entry.seat) last.steps.push(step);
    else if (entry.seat !== null) items.push({ kind: "turn", key: entry.seq, seat: entry.seat, at: entry.at, steps: [step] });
  }
  if (round !== undefined) items.push({ kind: "round", key: entry.seq, n: entry.n, event: round });
}

/** What others did after the last action of any of these seats, and was not taken back. */
export function sinceLastDecision(entries: readonly LogEntry[], seats: readonly number[]): LogEntry[] {
  const mine = (entry: LogEntry): boolean => entry.kind === "action" && !entry.undone && entry.seat !== null && seats.includes(entry.seat);
  const last = entries.findLastIndex(mine);
  return entries.slice(last + 1).filter((entry) => entry.kind === "action" && !entry.undone);
}

/** How many actions stand from the last one of a seat on; 0 if it has not acted. */
export function backToOwn(entries: readonly LogEntry[], seat: number): number {
  const standing = entries.filter((entry) => entry.kind === "action" && !entry.undone);
  const last = standing.findLastIndex((entry) => entry.seat === seat);
  return last < 0 ? 0 : standing.length - last;
}

/** The numbers of all moments of the record, in order; 0 is the set-up. */
export function moments(entries: readonly LogEntry[]): number[] {
  const numbers = entries.filter((entry) => entry.n !== null && (entry.kind === "action" || entry.kind === "undo"));
  return [0, ...numbers.map((entry) => entry.n ?? 0)];
}

/** Moments at which a round began, or where a game tells only that: at which one ended. */
export function roundMoments(entries: readonly LogEntry[]): number[] {
  const started = momentsOf(entries, "round_started");
  return started.length > 0 ? started : momentsOf(entries, "round_ended");
}

function momentsOf(entries: readonly LogEntry[], event: string): number[] {
  return entries
    .filter((entry) => !entry.undone && entry.n !== null && entry.events.some((one) => one.event === event))
    .map((entry) => entry.n ?? 0);
}

/** A seat's points in all. */
export function total(scores: Readonly<Record<string, number>> | undefined): number {
  return scores === undefined ? 0 : Object.values(scores).reduce((sum, points) => sum + points, 0);
}

/** The points of all who compete at a moment: seats first, then rivals. */
export function allTotals({ scores, rivals }: { scores: Record<string, number>[]; rivals: readonly RivalInfo[] }): number[] {
  return [...scores, ...rivals.map((rival) => rival.scores)].map(total);
}
