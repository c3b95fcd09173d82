// How wide words are, so that names in four languages can be broken into lines inside a drawing.

import { facesArrived } from "./fonts.svelte";

/** The two faces of the house. */
export type Face = "display" | "text";

const FAMILY: Readonly<Record<Face, string>> = {
  display: '"Marcellus", "Palatino Linotype", Palatino, serif',
  text: '"Alegreya Sans", "Segoe UI", "Noto Sans", sans-serif',
};
/** Mean width of a letter over its size, for where nothing can be measured yet. */
const MEAN: Readonly<Record<Face, number>> = { display: 0.54, text: 0.47 };

let pencil: CanvasRenderingContext2D | null | undefined;

function context(): CanvasRenderingContext2D | null {
  if (pencil === undefined) {
    const drawn = typeof document === "undefined" || navigator.userAgent.includes("jsdom");
    pencil = drawn ? null : document.createElement("canvas").getContext("2d");
  }
  return pencil;
}

/** The width of words set in a face, at a size and weight; it changes when the face has arrived. */
export function widthOf(words: string, face: Face, size: number, weight = 500): number {
  const ruler = facesArrived() === 0 ? null : context();
  if (ruler === null) return words.length * size * MEAN[face];
  ruler.font = `${weight} ${size}px ${FAMILY[face]}`;
  return ruler.measureText(words).width;
}

/** Words in lines no wider than `width`; a single word that is wider keeps its own line. */
export function lines(
  words: string,
  width: number,
  face: Face,
  size: number,
  weight = 500,
): string[] {
  const broken: string[] = [];
  for (const word of words.split(" ")) {
    const last = broken.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, face, size, weight) <= width) {
      broken[broken.length - 1] = longer;
    } else {
      broken.push(word);
    }
  }
  return broken;
}
