// Boards drawn without a browser, and what can be read in the drawing.

import type { Component } from "svelte";
import { render } from "svelte/server";
import { expect } from "vitest";
import { NAMES, type Moment } from "../src/gallery/fixtures";
import type { BoardProps } from "../src/games/board";
import type { GameWords } from "../src/lib/words";

export const WIDE = 1108;
export const PHONE = 360;

/** A board in a room of given size. */
export type Drawn<View, Event> = Component<BoardProps<View, Event> & { width: number; height: number }>;

/** What differs from a moment that is looked at by the one who is asked. */
export type Wish<View, Event> = Partial<BoardProps<View, Event>>;

/** The drawing of a moment, as text. */
export function drawn<View, Event>(
  board: Drawn<View, Event>,
  moment: Pick<Moment<View, Event>, "view" | "options" | "previews" | "choice">,
  texts: GameWords,
  width: number,
  wish: Wish<View, Event> = {},
): string {
  const chosen = wish.chosen ?? null;
  const props = {
    view: moment.view,
    seats: NAMES.map((name, seat) => ({ seat, name, pigment: seat, mine: seat === 0 })),
    options: moment.options,
    choice: moment.choice ?? null,
    chosen,
    preview: chosen === null ? [] : (moment.previews[chosen] ?? []),
    changed: new Set<string>(),
    events: [],
    animate: false,
    texts,
    choose: () => undefined,
    explain: () => undefined,
    picked: null,
    pick: () => undefined,
    ...wish,
    width,
    height: 744,
  };
  return render(board, { props }).body;
}

/** The names of the buttons by the id of their element, those that offer something. */
export function offers(html: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const tag of elements(html)) {
    const id = /data-element="([^"]*)"/.exec(tag)?.[1] ?? "";
    if (tag.includes("aria-disabled")) continue;
    expect(found.has(id), `${id} is drawn twice`).toBe(false);
    found.set(id, /aria-label="([^"]*)"/.exec(tag)?.[1] ?? "");
  }
  return found;
}

/** The tags of everything that can be pressed. */
export function elements(html: string): string[] {
  return [...html.matchAll(/<g[^>]*data-element[^>]*>/g)].map(([tag]) => tag);
}

/** The size of every text in the drawing's units: groups may scale what is in them. */
export function textSizes(html: string): { size: number; tag: string }[] {
  const scales = [1];
  const found: { size: number; tag: string }[] = [];
  for (const [tag] of html.matchAll(/<\/g>|<g\b[^>]*>|<text[^>]*>/g)) {
    const scale = scales.at(-1) ?? 1;
    if (tag === "</g>") scales.pop();
    else if (tag.startsWith("<g")) scales.push(scale * Number(/scale\(([\d.]+)\)/.exec(tag)?.[1] ?? 1));
    else found.push({ tag, size: scale * Number(/font-size="([\d.]+)"/.exec(tag)?.[1] ?? 0) });
  }
  return found;
}
