// Movements made from events: a stone from sled to ship, a ship to its jetty, stones to the site in
// order, cards to their new owner, points that rise. Only what is shown; the view is already final.

import { DECK_STONE, deckSpace, shipWidth } from "../../drawing/hull";
import type { ImhotepEvent, ImhotepView } from "../../lib/api";
import { FOLLOW, MOVE, RISE, type Timed, type Unnumbered } from "../flying";
import {
  chamberCell,
  chamberColumns,
  marketCard,
  marketPile,
  obeliskCell,
  overflowCell,
  pyramidCell,
  singleCell,
  smallCell,
  templeCell,
  type Cell,
} from "./cells";
import { element } from "./elements";
import type { Box, Layout, Spot } from "./layout";

const SAIL = 700;
/** Cards in the face-down pair of side B. */
const PAIR = 2;

/** One thing in the air. */
export type Flight = Timed &
  (
    | { readonly kind: "stone"; readonly seat: number; readonly from: Cell; readonly to: Cell }
    | {
        readonly kind: "card";
        /** What is on its face; null if it lies face down. */
        readonly card: string | null;
        readonly from: Cell;
        readonly to: Cell;
      }
    | { readonly kind: "points"; readonly words: string; readonly from: Cell; readonly to: Cell }
    | {
        readonly kind: "ship";
        readonly capacity: number;
        readonly load: readonly (number | null)[];
        readonly from: Spot;
        readonly to: Spot;
      }
  );

/** All movements of some events, in order. */
export function flightsOf(
  events: readonly ImhotepEvent[],
  view: ImhotepView,
  layout: Layout,
): Flight[] {
  const plan = new Plan(view, layout, events);
  for (const event of events) plan.add(event);
  return plan.flights;
}

function asCell(box: Box): Cell {
  return { x: box.x, y: box.y, size: box.width };
}

class Plan {
  readonly flights: Flight[] = [];
  private clock = 0;
  private arrived = 0;
  /** Where the stone that is being placed comes from. */
  private origin: Cell;
  private readonly quay: Cell;
  private readonly quarry: Cell;

  constructor(
    private readonly view: ImhotepView,
    private readonly layout: Layout,
    private readonly events: readonly ImhotepEvent[],
  ) {
    const { x, y, width } = layout.quay;
    this.quay = { x: x + 30, y: y + 50, size: 26 };
    this.quarry = { x: layout.compact ? 170 : x + width - 40, y: y + 60, size: 16 };
    this.origin = this.quarry;
  }

  add(event: ImhotepEvent): void {
    switch (event.event) {
      case "stone_loaded": {
        const to = this.onShip(event.ship, event.space, false);
        this.stone(event.player, this.quay, to, element.space(event.ship, event.space));
        return;
      }
      case "stones_taken":
        for (let n = 0; n < event.stones; n += 1) {
          const to = { ...this.quay, x: this.quay.x + n * 32 };
          this.stone(event.player, this.quarry, to, null);
        }
        return;
      case "ship_sailed":
        this.sail(event.ship, event.site);
        return;
      case "stone_unloaded":
        this.origin = this.onShip(event.ship, event.space, true);
        return;
      case "red_card_resolved":
        this.origin = this.quarry;
        return;
      case "stone_returned":
        this.stone(event.player, this.origin, this.quarry, null);
        return;
      case "temple_scored":
        this.points(event.points, this.temple(event.space));
        return;
      default:
        if (!this.deal(event)) this.build(event);
    }
  }

  /** Moves cards between piles, Market and hands; false if the event is not about cards. */
  private deal(event: ImhotepEvent): boolean {
    switch (event.event) {
      case "card_taken":
        this.card(event.card, this.market(event.space), this.hand(event.player));
        return true;
      case "pair_taken":
        for (let n = 0; n < PAIR; n += 1) this.card(null, this.pair, this.looked(event.player));
        return true;
      case "card_kept":
        this.card(event.card, this.looked(event.player), this.hand(event.player));
        return true;
      case "card_discarded":
        this.card(event.card, this.looked(event.player), this.pile);
        return true;
      case "card_drawn":
        this.card(event.card, this.pile, this.hand(event.player));
        return true;
      case "card_played":
        this.card(event.card, this.hand(event.player), this.pile);
        return true;
      case "market_filled":
        event.cards.forEach((card, index) => {
          this.card(card, this.pile, this.market(index + 1), element.market(index + 1));
        });
        return true;
      default:
        return false;
    }
  }

  private get slab(): Box {
    return this.layout.contents[0] ?? this.layout.quay;
  }

  private get pile(): Cell {
    return asCell(marketPile(this.slab, this.layout.compact));
  }

  private get pair(): Cell {
    return this.market(this.view.market.cards.length + 1);
  }

  private market(space: number): Cell {
    return asCell(marketCard(this.slab, this.layout.compact, space));
  }

  /** Where cards of a player go: the own quay, or off the board towards that player's panel. */
  private hand(player: number): Cell {
    const { compact, quay, width } = this.layout;
    if (player === (this.view.seat ?? 0)) {
      return compact ? { x: 222, y: quay.y + 6, size: 40 } : { x: 30, y: quay.y + 160, size: 60 };
    }
    if (!compact) return { x: width - 30, y: 20 + player * 70, size: 26 };
    return { x: ((player + 0.5) * width) / this.view.players.length, y: -30, size: 26 };
  }

  /** Where a player looks at the pair: in the own tray, or out of sight. */
  private looked(player: number): Cell {
    const { tray } = this.layout;
    if (player !== this.view.seat) return this.pair;
    return { x: tray.x + tray.width / 2 - 30, y: tray.y + 10, size: 60 };
  }

  private build(event: ImhotepEvent): void {
    const { contents, compact } = this.layout;
    const [, pyramid, , chamber, obelisks] = contents;
    if (pyramid === undefined || chamber === undefined || obelisks === undefined) return;
    switch (event.event) {
      case "pyramid_stone": {
        const to = pyramidCell(pyramid, compact, event.space);
        this.land(event.player, to, element.pyramidSpace(event.space), event.points);
        return;
      }
      case "small_pyramid_stone": {
        const number = Object.keys(this.view.pyramid.small).indexOf(event.pyramid);
        const base = this.view.pyramid.small_values[event.pyramid]?.base ?? 0;
        const to = smallCell(pyramid, compact, number, event.space, base);
        const id = element.smallSpace(event.pyramid, event.space);
        this.land(event.player, to, id, event.points);
        return;
      }
      case "overflow_stone": {
        const small = this.view.pyramid.values.length === 0;
        const to = overflowCell(pyramid, compact, small);
        this.land(event.player, to, null, event.points);
        return;
      }
      case "temple_stone":
        this.land(event.player, this.temple(event.space, event.level), element.temple(event.space), 0);
        return;
      case "chamber_stone": {
        const { stones, rows } = this.view.chamber;
        const columns = chamberColumns(chamber, compact, stones.length, rows);
        const to = chamberCell(chamber, compact, columns, event.row, event.column);
        this.land(event.player, to, element.chamber(event.row, event.column), 0);
        return;
      }
      case "obelisk_stone":
        this.land(event.player, this.obelisk(event.player, event.stones), this.onStack(event.player), 0);
        return;
      case "tower_built":
        this.points(event.points, this.obelisk(event.player, 1));
        return;
      default:
    }
  }

  /** A stack keeps its new stones hidden; a tower of side B is there at once. */
  private onStack(seat: number): string | null {
    return this.view.obelisks.places.length > 0 ? element.obelisk(seat) : null;
  }

  private obelisk(seat: number, stones: number): Cell {
    const { contents, compact } = this.layout;
    const box = contents[4] ?? { x: 0, y: 0, width: 0, height: 0 };
    const players = this.view.players.length;
    const now = this.view.players[seat]?.obelisk ?? stones;
    return this.view.obelisks.places.length > 0
      ? obeliskCell(box, compact, players, seat, stones - 1, now)
      : singleCell(box, compact, players, seat, stones - 1, Math.max(2, now));
  }

  private temple(space: number, level?: number): Cell {
    const { contents, compact } = this.layout;
    const box = contents[2] ?? { x: 0, y: 0, width: 0, height: 0 };
    const { width, stones } = this.view.temple;
    const levels = Math.ceil((stones.length + 1) / width);
    const own = stones.filter((_, index) => index % width === space - 1).length;
    const signs = this.view.sites[2]?.side === "b";
    return templeCell(box, compact, width, space, level ?? own, levels, signs);
  }

  private onShip(ship: number, space: number, docked: boolean): Cell {
    const found = this.view.ships[ship - 1];
    const spot = docked ? this.dock(ship) : this.layout.moorings[ship - 1];
    if (found === undefined || spot === undefined) return this.quay;
    const at = deckSpace(found.capacity, space);
    return {
      x: spot.x + at.x * spot.scale,
      y: spot.y + at.y * spot.scale,
      size: DECK_STONE * spot.scale,
    };
  }

  private dock(ship: number): Spot | undefined {
    const found = this.view.ships[ship - 1];
    const event = this.events.find((one) => one.event === "ship_sailed" && one.ship === ship);
    const site = event?.event === "ship_sailed" ? event.site : found?.site;
    const number = this.view.sites.findIndex((one) => one.site === site);
    const spot = this.layout.docks[number];
    if (spot === undefined || found === undefined) return undefined;
    return { ...spot, x: spot.x - shipWidth(found.capacity) * spot.scale };
  }

  private sail(ship: number, site: string): void {
    const found = this.view.ships[ship - 1];
    const from = this.layout.moorings[ship - 1];
    const to = this.dock(ship);
    if (found === undefined || from === undefined || to === undefined || site === "") return;
    const load: (number | null)[] = [...found.spaces];
    for (const event of this.events) {
      if (event.event === "stone_unloaded" && event.ship === ship) {
        load[event.space - 1] = event.player;
      }
    }
    this.push({
      kind: "ship",
      capacity: found.capacity,
      load,
      from,
      to,
      appears: 0,
      starts: this.clock,
      lasts: SAIL,
      hides: element.ship(ship),
    });
    this.clock += SAIL;
    this.arrived = this.clock;
  }

  private land(seat: number, to: Cell, hides: string | null, points: number): void {
    this.stone(seat, this.origin, to, hides);
    if (points > 0) this.points(points, to);
    this.clock += MOVE - FOLLOW;
    this.origin = this.quarry;
  }

  private stone(seat: number, from: Cell, to: Cell, hides: string | null): void {
    const appears = Math.min(this.arrived, this.clock);
    const starts = this.clock;
    this.push({ kind: "stone", seat, from, to, appears, starts, lasts: MOVE, hides });
    this.clock += FOLLOW;
  }

  private card(card: string | null, from: Cell, to: Cell, hides: string | null = null): void {
    const starts = this.clock;
    this.push({ kind: "card", card, from, to, appears: starts, starts, lasts: MOVE, hides });
    this.clock += FOLLOW;
  }

  private points(points: number, at: Cell): void {
    const starts = this.clock + MOVE - FOLLOW;
    const words = `+${points}`;
    const to = { ...at, y: at.y - 24 };
    this.push({
      kind: "points",
      words,
      from: at,
      to,
      appears: starts,
      starts,
      lasts: RISE,
      hides: null,
    });
  }

  private push(flight: Unnumbered<Flight>): void {
    this.flights.push({ ...flight, key: this.flights.length });
  }
}
