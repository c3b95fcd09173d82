// Movements made from events: cards between hands, columns, Forum and deck; money, bread, dice. Only
// what is shown; the view is already final.

import type { IunuEvent, IunuView } from "../../lib/api";
import { FOLLOW, MOVE, RISE, type Timed, type Unnumbered } from "../flying";
import { rankOf } from "./castes";
import { element } from "./elements";
import { cellOf, forumSlot, handSlot, nameplateOf, type Box, type Layout } from "./layout";

const ROLL = 620;
/** No more discs than this fly for one sum. */
const MOST_DISCS = 5;
/** No more flights than this for one message: a long absence is caught up by the log. */
const MOST = 60;

/** A place: where, and how wide the thing is there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** One thing in the air. */
export type Flight = Timed & { readonly from: Spot; readonly to: Spot } & (
    | { readonly kind: "card"; readonly caste: string | null }
    | { readonly kind: "afterlife" }
    | { readonly kind: "coin" }
    | { readonly kind: "bread" }
    | { readonly kind: "spears" }
    | { readonly kind: "die"; readonly value: number }
    | { readonly kind: "words"; readonly words: string }
  );

/** All movements of some events, in order. */
export function flightsOf(events: readonly IunuEvent[], view: IunuView, layout: Layout): Flight[] {
  const plan = new Plan(view, layout, events);
  for (const event of events) plan.add(event);
  return plan.flights.slice(0, MOST);
}

class Plan {
  readonly flights: Flight[] = [];
  private clock = 0;
  private turned = 0;
  /** How many cards are turned up in all: they lie at the right end of the final row. */
  private readonly turns: number;
  private readonly heliopolis: number;
  /** How many cards of a caste have flown to the own hand. */
  private readonly arrived = new Map<string, number>();

  constructor(
    private readonly view: IunuView,
    private readonly layout: Layout,
    events: readonly IunuEvent[],
  ) {
    this.turns = events.filter((event) => event.event === "forum_card_turned").length;
    this.heliopolis = view.players.length;
  }

  add(event: IunuEvent): void {
    switch (event.event) {
      case "dice_rolled":
        for (const [n, value] of event.dice.entries()) this.roll(value, n);
        this.clock += ROLL;
        return;
      case "die_rerolled":
        this.roll(event.value, Math.max(0, this.view.dice.indexOf(event.value)));
        this.clock += ROLL;
        return;
      case "dice_reduced":
        this.words("−1", this.die(0));
        return;
      case "forum_card_turned":
        this.turn(event.caste);
        return;
      case "forum_card_discarded": {
        const from = spot(forumSlot(this.layout, 1, 5));
        const { x, y, width } = this.layout.forum;
        this.card(event.caste, from, { x: x + width - 20, y: y - 24, size: 15 }, null);
        return;
      }
      case "heliopolis_took": {
        const from = spot(forumSlot(this.layout, event.position, this.view.forum.length));
        const to = this.column(this.heliopolis, event.caste);
        this.card(event.caste, from, to, element.column(this.heliopolis, event.caste));
        return;
      }
      default:
        if ("player" in event) this.ofPlayer(event);
    }
  }

  private ofPlayer(event: Extract<IunuEvent, { player: number }>): void {
    const { player } = event;
    switch (event.event) {
      case "cards_played":
        this.pay(player, event.deben);
        for (let n = 0; n < event.count; n += 1) {
          const to = this.column(player, event.caste);
          this.card(event.caste, this.hand(player), to, element.column(player, event.caste));
        }
        return;
      case "card_hidden":
        this.pay(player, event.deben);
        this.card(event.caste, this.hand(player), this.column(player, "scribe"), null);
        return;
      case "cards_drawn":
      case "hand_dealt":
        for (let n = 0; n < event.count; n += 1) {
          this.arrive(player, event.castes?.[n] ?? null, spot(this.layout.deck), n);
        }
        return;
      case "cards_placed":
        for (const [n, caste] of event.castes.entries()) {
          this.card(caste, this.hand(player, n), this.forumEnd(), null);
        }
        return;
      case "cards_taken":
        for (const [n, caste] of event.castes.entries()) {
          const from = spot(forumSlot(this.layout, event.positions[n] ?? 1, 7));
          this.arrive(player, caste, from, n);
        }
        return;
      default:
        this.ofAbility(event);
    }
  }

  private ofAbility(event: Extract<IunuEvent, { player: number }>): void {
    const { player } = event;
    switch (event.event) {
      case "deben_gained":
        this.coins(event.deben, spot(this.layout.bank), this.purse(player));
        this.words(`+${event.deben}`, this.purse(player));
        return;
      case "cards_kept":
        this.pay(player, event.deben);
        return;
      case "afterlife_seen":
        this.pay(player, event.deben);
        for (let n = 0; n < event.count; n += 1) {
          this.move("afterlife", spot(this.layout.afterlife), this.hand(player, n));
        }
        return;
      case "afterlife_kept":
        this.move("afterlife", this.hand(player), this.column(player, "priest"));
        return;
      case "afterlife_returned":
        for (let n = 0; n < event.count; n += 1) {
          this.move("afterlife", this.hand(player, n), spot(this.layout.afterlife));
        }
        return;
      case "raid_declared":
        this.move("spears", this.column(player, "soldier"), this.column(event.owner, "farmer"));
        return;
      case "bribe_paid":
        this.coins(event.deben, this.purse(event.owner), this.purse(player));
        return;
      case "farmer_taken": {
        const from = this.column(event.owner, "farmer");
        this.card("farmer", from, this.column(player, "farmer"), element.column(player, "farmer"));
        return;
      }
      case "bread_placed":
        this.pay(player, event.deben);
        for (const caste of event.castes) {
          this.move("bread", spot(this.layout.bread), this.column(player, caste));
        }
        return;
      default:
    }
  }

  // --- places

  private row(seat: number): Layout["rows"][number] | undefined {
    return this.layout.rows.find((one) => one.seat === seat);
  }

  private column(seat: number, caste: string): Spot {
    const row = this.row(seat);
    if (row === undefined) return spot(this.layout.table);
    const box = cellOf(this.layout, row, Math.max(0, rankOf(caste)));
    const large = row.own && !this.layout.compact;
    return { x: box.x + 5, y: box.y + 6, size: large ? 64 : 34 };
  }

  private purse(seat: number): Spot {
    const row = this.row(seat);
    if (row === undefined) return spot(this.layout.purse);
    const box = nameplateOf(this.layout, row);
    return { x: box.x + 12, y: box.y + box.height / 2 - 10, size: 22 };
  }

  /** A place of the own hand; others' hands are behind their seals. */
  private hand(seat: number, n = 0): Spot {
    if (seat !== this.view.seat) return this.purse(seat);
    const cards = Math.max(1, this.view.players[seat]?.hand_size ?? 1);
    return spot(handSlot(this.layout, cards - (n % cards), cards));
  }

  private forumEnd(): Spot {
    return spot(forumSlot(this.layout, 5, 5));
  }

  private die(n: number): Spot {
    const { x, y, size, pitch } = this.layout.die;
    return { x: x + n * pitch, y, size };
  }

  // --- movements

  private turn(caste: string): void {
    const cards = this.view.forum.length;
    const position = Math.max(1, cards - this.turns + 1 + this.turned);
    this.turned += 1;
    const id = this.view.forum[position - 1] === caste ? element.forum(position) : null;
    this.card(caste, spot(this.layout.deck), spot(forumSlot(this.layout, position, cards)), id);
  }

  private roll(value: number, n: number): void {
    const at = this.die(n);
    const from = { ...at, x: at.x - 40, y: at.y - 46 };
    const hides = this.view.dice[n] === undefined ? null : `${element.dice}-${n}`;
    const starts = this.clock + n * 60;
    this.push({ kind: "die", value, from, to: at, appears: starts, starts, lasts: ROLL, hides });
  }

  /** A card comes to a hand; in the own one it is not seen before it lands where it lies. */
  private arrive(seat: number, caste: string | null, from: Spot, n: number): void {
    const hand = seat === this.view.seat ? (this.view.players[seat]?.hand ?? []) : [];
    const copies = hand.filter((one) => one === caste).length;
    const before = caste === null ? 0 : (this.arrived.get(caste) ?? 0);
    if (caste === null || copies <= before) {
      this.card(caste, from, this.hand(seat, n), null);
      return;
    }
    this.arrived.set(caste, before + 1);
    const place = nth(hand, caste, copies - before);
    const to = spot(handSlot(this.layout, place, hand.length));
    this.card(caste, from, to, element.hand(caste, copies - before));
  }

  private card(caste: string | null, from: Spot, to: Spot, hides: string | null): void {
    const starts = this.clock;
    this.push({ kind: "card", caste, from, to, appears: starts, starts, lasts: MOVE, hides });
    this.clock += FOLLOW;
  }

  private move(kind: "afterlife" | "bread" | "spears", from: Spot, to: Spot): void {
    const starts = this.clock;
    const size = kind === "bread" ? 24 : 30;
    const way = { from: { ...from, size }, to: { ...to, size } };
    this.push({ kind, ...way, appears: starts, starts, lasts: MOVE, hides: null });
    this.clock += FOLLOW;
  }

  private pay(seat: number, deben: number): void {
    this.coins(deben, this.purse(seat), spot(this.layout.bank));
  }

  private coins(deben: number, from: Spot, to: Spot): void {
    for (let n = 0; n < Math.min(MOST_DISCS, deben); n += 1) {
      const starts = this.clock + (n * FOLLOW) / 2;
      const way = { from: { ...from, size: 22 }, to: { ...to, size: 22 } };
      this.push({ kind: "coin", ...way, appears: starts, starts, lasts: MOVE, hides: null });
    }
    if (deben > 0) this.clock += FOLLOW;
  }

  private words(words: string, at: Spot): void {
    const starts = this.clock;
    const to = { ...at, y: at.y - 26 };
    this.push({ kind: "words", words, from: at, to, appears: starts, starts, lasts: RISE, hides: null });
  }

  private push(flight: Unnumbered<Flight>): void {
    this.flights.push({ ...flight, key: this.flights.length });
  }
}

/** Where the `copy`-th card of a caste lies in a hand, from 1. */
function nth(hand: readonly string[], caste: string, copy: number): number {
  let seen = 0;
  return hand.findIndex((one) => one === caste && (seen += 1) === copy) + 1;
}

function spot({ x, y, width }: Box): Spot {
  return { x, y, size: width };
}
