// The five players as every game shows them: pigment, mark and letter. A colour never stands alone.

/** How one player's pieces look. Colours are tokens, so both themes are right. */
export interface Pigment {
  readonly id: "lapis" | "carnelian" | "gold" | "malachite" | "kohl";
  /** For notation, screen readers and print; the same in every language. */
  readonly letter: string;
  readonly fill: string;
  /** Front face of a stone. */
  readonly edge: string;
  /** Outline, at least 3:1 against every surface. */
  readonly rim: string;
  /** The sign on it. */
  readonly on: string;
  /** Lit edge. */
  readonly light: string;
  /** The mark, stroked in a box of 24. */
  readonly mark: string;
  /** Filled dots of the mark: x, y, radius. */
  readonly dots: readonly (readonly [number, number, number])[];
}

type Look = Pick<Pigment, "id" | "letter" | "light" | "mark" | "dots">;

function pigment(number: number, look: Look): Pigment {
  const token = `--p${number}`;
  return {
    ...look,
    fill: `var(${token})`,
    edge: `var(${token}-edge)`,
    rim: `var(${token}-rim)`,
    on: `var(${token}-on)`,
  };
}

const SUN = "M20 12a8 8 0 1 1-16 0a8 8 0 1 1 16 0z";
const WATER = "M3 10l3.6-4 3.6 4 3.6-4 3.6 4L21 6M3 18l3.6-4 3.6 4 3.6-4 3.6 4L21 14";
const ANKH = "M12 12.5C8 9.5 7.6 3 12 3s4 6.5 0 9.5zM12 12.5V22M5.5 13.5h13";
const FEATHER =
  "M9 22C8.5 14 9.5 8 15.5 2.5c3.8 4 3.6 10.5.3 14.3-1.5 1.7-3.5 2.2-5.8 1.7" +
  "M15.5 2.5C12 8.5 10.3 14 9 22M11.5 12.5l4.3-.6M12.8 8.8l4-.6";
const EYE =
  "M2.5 11.5C6 6 17 5.5 21.5 11 17 15 8 16 2.5 11.5zM9 15.5l-1.5 5.5M13 15.5c1 3 3 4.5 6 4.5";

/** In the order of seats. */
export const PIGMENTS: readonly Pigment[] = [
  pigment(1, { id: "lapis", letter: "L", light: "#5E8CD8", mark: WATER, dots: [] }),
  pigment(2, { id: "carnelian", letter: "C", light: "#E07A5C", mark: SUN, dots: [[12, 12, 2.6]] }),
  pigment(3, { id: "gold", letter: "G", light: "#FFE9A3", mark: ANKH, dots: [] }),
  pigment(4, { id: "malachite", letter: "M", light: "#A5DDA2", mark: FEATHER, dots: [] }),
  pigment(5, { id: "kohl", letter: "K", light: "#5C5768", mark: EYE, dots: [[12, 10.8, 2.2]] }),
];

/** How a rival without a seat is drawn where players have their pigment. */
export const RIVAL = { fill: "var(--pig-amethyst)", rim: "var(--ink)" } as const;

/** The colours of who competes: seats first, then rivals. */
export function coloursOf(number: number, seats: number): Pick<Pigment, "fill" | "rim"> {
  return number < seats ? pigmentOf(number) : RIVAL;
}

/** The pigment of this index; indices beyond the last begin again. */
export function pigmentOf(index: number): Pigment {
  const found = PIGMENTS[index % PIGMENTS.length];
  if (found === undefined) throw new RangeError(`no pigment ${index}: seats count from 0`);
  return found;
}
