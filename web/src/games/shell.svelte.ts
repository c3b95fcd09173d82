// What every board does alike with what the table frame gives it: which option is looked at, what is
// in the air, where the keyboard stops. What a board offers and draws is its own.

import type { BoardProps, Option } from "./board";
import { inTheAir, type Timed } from "./flying";
import type { Pressing } from "./pressing";
import { nearest, placesIn } from "./roving";

/** What a board tells its shell. All members are live. */
export interface Ways<Event, Flight extends Timed> {
  /** Where the keyboard stops before it has been anywhere. */
  first(): string;
  /** The movements of some events, in order. */
  flightsOf(events: readonly Event[]): readonly Flight[];
  /** The name of somebody who has no seat; usually there is nobody. */
  unseated?(seat: number): string;
  /** What stands for an element among those that changed, if copies of one thing do the same. */
  original?(id: string): string;
}

/** The answers that all boards give their parts in the same way. */
export interface Shared extends Pick<Pressing, "decided" | "changed" | "tabindex" | "focused"> {
  pigment(seat: number): number;
  name(seat: number): string;
  /** How many things of an element are still in the air. */
  coming(id: string): number;
}

/** One board's shell. */
export class Shell<View, Event, Flight extends Timed> {
  flights = $state.raw<readonly Flight[]>([]);
  /** The option that is chosen. */
  readonly chosen = $derived.by(() => this.option(this.props.chosen));
  /** What is chosen, or else what the decision bar points at: it is shown, not yet taken. */
  readonly regarded = $derived.by(() => this.chosen ?? this.option(this.props.pointed ?? null));
  private readonly inAir = $derived.by(() => inTheAir(this.flights));
  private at = $state<string | null>(null);
  private readonly stop = $derived.by(() => this.at ?? this.ways.first());
  private shown: readonly Event[] = [];

  /** Made while a component is: it follows the properties for as long as that one lives. */
  constructor(
    private readonly given: () => BoardProps<View, Event>,
    private readonly ways: Ways<Event, Flight>,
  ) {
    $effect(() => {
      void this.props.options;
      this.at = null;
    });
  }

  private get props(): BoardProps<View, Event> {
    return this.given();
  }

  /** The shared answers, as functions: they stay live wherever they are copied to. */
  readonly answers: Shared = {
    decided: () => this.props.chosen !== null,
    changed: (id) => this.props.changed.has(this.ways.original?.(id) ?? id) && !this.inAir.has(id),
    tabindex: (id) => (id === this.stop ? 0 : -1),
    focused: (id) => (this.at = id),
    pigment: (seat) => this.props.seats[seat]?.pigment ?? seat,
    name: (seat) => this.props.seats[seat]?.name ?? this.ways.unseated?.(seat) ?? String(seat + 1),
    coming: (id) => this.inAir.get(id) ?? 0,
  };

  /** What pressing an element that takes this option does, in words. */
  says(option: Option | undefined): string {
    return option === undefined ? "" : this.props.texts.action(option.meaning);
  }

  option(action: number | null): Option | undefined {
    return this.props.options.find((one) => one.action === action);
  }

  /** Lets fly what has just happened; the frame calls it before it draws. */
  follow(): void {
    const { events } = this.props;
    if (events === this.shown) return;
    this.shown = events;
    this.flights = this.moves() ? this.ways.flightsOf(events) : [];
  }

  /** Any key and any press ends what moves. */
  readonly skip = (): void => {
    if (this.flights.length > 0) this.flights = [];
  };

  readonly landed = (flight: Flight): void => {
    this.flights = this.flights.filter((one) => one.key !== flight.key);
  };

  /** Moves the focus by an arrow key to what lies next in that direction. */
  rove(event: KeyboardEvent, frame: Element): void {
    if (!event.key.startsWith("Arrow")) return;
    const places = placesIn(frame);
    const focused = document.activeElement?.getAttribute("data-element") ?? this.stop;
    const from = places.find((place) => place.id === focused);
    const to = from === undefined ? places[0] : nearest(event.key, from, places);
    if (to === null || to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    frame.querySelector<SVGGElement>(`[data-element="${to.id}"]`)?.focus();
  }

  private moves(): boolean {
    return this.props.animate && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}
