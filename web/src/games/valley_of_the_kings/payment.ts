// A payment put together on the board (VOK-6.2): which cards are laid down, and what they come to.
// Cards are laid in any order; whether they pay is told by the rules.

import type { ValleyView } from "../../lib/api";
import { element } from "./elements";

/** A card of the hand by its element. */
export interface Laid {
  readonly id: string;
  readonly card: string;
  readonly gold: number;
}

/** The cards laid so far and what they come to. */
export interface Purse {
  /** Those the rules have taken note of. */
  readonly paid: readonly Laid[];
  /** Those laid down on this screen. */
  readonly laid: readonly Laid[];
  readonly gold: number;
  readonly cost: number;
}

/** All cards of the own hand with their elements. */
export function handOf(view: ValleyView): Laid[] {
  const hand = view.players.find((player) => player.seat === view.seat)?.hand ?? [];
  const seen = new Map<string, number>();
  return hand.map(({ card, gold }) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    return { id: element.hand(card, copy), card, gold };
  });
}

/**
 * The payment as it lies there, with `ids` laid down; null if nothing is being paid. Of copies, the
 * rules have taken note of one that is laid.
 */
export function purse(view: ValleyView, ids: readonly string[]): Purse | null {
  const { paying } = view;
  if (paying === null) return null;
  const left = handOf(view);
  const paid: Laid[] = [];
  for (const card of paying.cards) {
    const held = left.filter((one) => one.card === card);
    const copy = held.find((one) => ids.includes(one.id)) ?? held[0];
    if (copy !== undefined) paid.push(...left.splice(left.indexOf(copy), 1));
  }
  const laid = left.filter((one) => ids.includes(one.id));
  const gold = [...paid, ...laid].reduce((sum, one) => sum + one.gold, 0);
  return { paid, laid, gold, cost: paying.cost };
}
