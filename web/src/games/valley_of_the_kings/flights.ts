// Movements made from events: cards bought, fallen, played, discarded, entombed, drawn, and points
// that rise. Only what is shown; the view is already final.

import type { ValleyEvent, ValleyView } from "../../lib/api";
import { FOLLOW, MOVE, RISE, type Timed, type Unnumbered } from "../flying";
import { element } from "./elements";
import { inRow, type Box, type Layout } from "./layout";

const QUICK = 60;

/** One thing in the air. */
export type Flight = Timed &
  (
    | { readonly kind: "card"; readonly card: string; readonly from: Box; readonly to: Box }
    | { readonly kind: "fall"; readonly card: string; readonly from: Box; readonly to: Box }
    | { readonly kind: "back"; readonly from: Box; readonly to: Box }
    | { readonly kind: "points"; readonly words: string; readonly from: Box; readonly to: Box }
  );

/** All movements of some events, in order; `seat` is the player at the lower edge. */
export function flightsOf(
  events: readonly ValleyEvent[],
  view: ValleyView,
  layout: Layout,
  seat: number,
): Flight[] {
  const plan = new Plan(view, layout, seat);
  for (const event of events) plan.add(event);
  return plan.flights;
}

class Plan {
  readonly flights: Flight[] = [];
  private clock = 0;
  /** When the card that lies on a space came there; before, another one is seen. */
  private readonly since = new Map<string, number>();

  constructor(
    private readonly view: ValleyView,
    private readonly layout: Layout,
    private readonly seat: number,
  ) {}

  add(event: ValleyEvent): void {
    switch (event.event) {
      case "card_bought":
        this.card(event.card, this.space(event.space), this.discards(event.player), null);
        return;
      case "card_fell":
        this.fall(event.card, event.from_space, event.space);
        return;
      case "cards_swapped":
        this.swap(event.cards, event.spaces);
        return;
      case "pyramid_filled":
        for (const [n, space] of event.spaces.entries()) {
          const card = event.cards[n] ?? "";
          const stock = { box: this.layout.stock, appears: this.clock };
          this.card(card, stock, this.at(space), element.space(space), FOLLOW);
          this.since.set(space, this.clock + MOVE);
        }
        this.clock += MOVE;
        return;
      case "cards_drawn":
        this.draw(event.player, event.count, event.cards ?? []);
        return;
      case "cards_laid_down":
        for (const card of event.cards) {
          this.card(card, this.hand(event.player), this.discards(event.player), null, QUICK);
        }
        this.clock += MOVE;
        return;
      default:
        this.ofActions(event);
    }
  }

  private ofActions(event: ValleyEvent): void {
    switch (event.event) {
      case "action_begun":
      case "action_repeated":
        this.card(event.card, this.hand(event.player), this.layout.inPlay, null);
        return;
      case "card_taken": {
        const from = this.from(event.player, event.zone, event.space);
        const tomb = event.to_zone === "tomb";
        const to = tomb ? this.tomb(event.player) : this.discards(event.player);
        this.card(event.card, from, to, null);
        return;
      }
      case "card_sacrificed": {
        const from = this.from(event.player, event.zone, event.space);
        this.card(event.card, from, this.layout.boneyard, null);
        return;
      }
      case "card_discarded":
      case "reaction_used": {
        const from = this.hand(event.player);
        this.card(event.card, from, this.discards(event.player), null);
        return;
      }
      case "revealed_discarded":
        this.card(event.card, this.deck(event.player), this.discards(event.player), null);
        return;
      case "card_given":
        this.card(event.card, this.hand(event.player), this.discards(event.owner), null);
        return;
      case "card_on_deck": {
        const pile = { box: this.discards(event.player), appears: this.clock };
        this.card(event.card, pile, this.deck(event.player).box, null);
        return;
      }
      case "card_entombed":
        this.entomb(event.player, event.card, event.zone, event.after - event.before);
        return;
      case "card_unearthed": {
        const tomb = { box: this.tomb(event.player), appears: this.clock };
        this.card(event.card, tomb, this.hand(event.player).box, null);
        return;
      }
      default:
    }
  }

  // --- places

  private at(space: string): Box {
    return this.layout.spaces[space] ?? this.layout.stock;
  }

  /** A card on a space is seen there from when it came, or from the beginning. */
  private space(space: string): Origin {
    return { box: this.at(space), appears: this.since.get(space) ?? 0 };
  }

  private from(seat: number, zone: string, space: string | null): Origin {
    if (space !== null) return this.space(space);
    const boxes: Readonly<Record<string, Box>> = {
      stock: this.layout.stock,
      boneyard: this.layout.boneyard,
      discard_pile: this.discards(seat),
      draw_deck: this.deck(seat).box,
    };
    return { box: boxes[zone] ?? this.hand(seat).box, appears: this.clock };
  }

  private hand(seat: number): Origin {
    const { hand, handCard } = this.layout;
    const box = seat === this.seat ? inRow(hand, handCard, 1, 0, 0) : this.away(seat);
    return { box, appears: this.clock };
  }

  private deck(seat: number): Origin {
    const box = seat === this.seat ? this.layout.deck : this.away(seat);
    return { box, appears: this.clock };
  }

  private discards(seat: number): Box {
    return seat === this.seat ? this.layout.discards : this.away(seat);
  }

  private tomb(seat: number): Box {
    if (seat !== this.seat) return this.away(seat);
    const { x, y, width, height } = this.layout.tomb;
    return { x: x + width / 2 - 30, y: y + height / 2 - 37, width: 60, height: 74 };
  }

  /** Where another player sits: beyond the edge, where the list of players is. */
  private away(seat: number): Box {
    const { compact, width } = this.layout;
    return compact
      ? { x: 30 + seat * 90, y: -70, width: 50, height: 62 }
      : { x: width + 20, y: 40 + seat * 90, width: 70, height: 86 };
  }

  // --- movements

  private fall(card: string, from: string, to: string): void {
    const { box, appears } = this.space(from);
    const starts = this.clock;
    const hides = element.space(to);
    this.push({ kind: "fall", card, from: box, to: this.at(to), appears, starts, lasts: MOVE, hides });
    this.clock += MOVE;
    this.since.set(to, this.clock);
  }

  private swap(cards: readonly string[], spaces: readonly string[]): void {
    const [first = "", second = ""] = spaces;
    const starts = this.clock;
    for (const [n, [from, to]] of [
      [first, second],
      [second, first],
    ].entries()) {
      const origin = this.space(from ?? "");
      const hides = element.space(to ?? "");
      const way = { from: origin.box, to: this.at(to ?? ""), appears: origin.appears };
      this.push({ kind: "card", card: cards[n] ?? "", ...way, starts, lasts: MOVE, hides });
    }
    this.clock += MOVE;
    for (const space of spaces) this.since.set(space, this.clock);
  }

  private draw(seat: number, count: number, cards: readonly string[]): void {
    if (seat !== this.seat) return;
    const { hand, handCard, deck } = this.layout;
    for (let n = 0; n < count; n += 1) {
      const to = inRow(hand, handCard, count, n, 4);
      const card = cards[n];
      const starts = this.clock;
      const time = { appears: starts, starts, lasts: MOVE };
      if (card === undefined) this.push({ kind: "back", from: deck, to, ...time, hides: null });
      else this.push({ kind: "card", card, from: deck, to, ...time, hides: element.hand(card) });
      this.clock += FOLLOW;
    }
  }

  private entomb(seat: number, card: string, zone: string, points: number): void {
    const to = this.tomb(seat);
    const hides = seat === this.seat && !this.layout.compact ? element.tomb(card) : null;
    const double = (this.view.players[seat]?.tomb.filter((one) => one === card).length ?? 0) > 1;
    this.card(card, this.from(seat, zone, null), to, double ? null : hides);
    if (points > 0 && seat === this.seat) this.points(points, to);
  }

  private card(
    card: string,
    origin: Origin,
    to: Box,
    hides: string | null,
    follow = MOVE,
  ): void {
    const starts = this.clock;
    const { box, appears } = origin;
    this.push({ kind: "card", card, from: box, to, appears, starts, lasts: MOVE, hides });
    this.clock += follow;
  }

  private points(points: number, at: Box): void {
    const starts = this.clock;
    const way = { from: at, to: { ...at, y: at.y - 24 } };
    const time = { appears: starts, starts, lasts: RISE };
    this.push({ kind: "points", words: `+${points}`, ...way, ...time, hides: null });
  }

  private push(flight: Unnumbered<Flight>): void {
    this.flights.push({ ...flight, key: this.flights.length });
  }
}

interface Origin {
  readonly box: Box;
  readonly appears: number;
}
