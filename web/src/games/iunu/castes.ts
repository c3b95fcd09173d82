// How the nine castes look: colour and symbol, always together.

import bread from "icon:bread";
import chisel from "icon:chisel";
import crook from "icon:crook-flail";
import fan from "icon:handheld-fan";
import quill from "icon:quill-ink";
import scales from "icon:scales";
import sickle from "icon:sickle";
import spears from "icon:spears";

/** Symbols by caste, in rank order; null for the Priest's, the ankh, which the house draws itself. */
const ICONS: ReadonlyMap<string, string | null> = new Map([
  ["pharaoh", crook],
  ["scribe", quill],
  ["noble", fan],
  ["priest", null],
  ["artisan", chisel],
  ["soldier", spears],
  ["baker", bread],
  ["merchant", scales],
  ["farmer", sickle],
]);

/** The castes in rank order, as every view of the rules gives them. */
export const CASTES: readonly string[] = [...ICONS.keys()];

/** What a caste's cards are drawn with. */
export interface Face {
  readonly tone: string;
  readonly deep: string;
  /** Null for the ankh. */
  readonly icon: string | null;
}

/** The face of a caste by its id. */
export function faceOf(caste: string): Face {
  const icon = ICONS.get(caste);
  if (icon === undefined) throw new RangeError(`there is no drawing for the caste ${caste}`);
  return {
    tone: `var(--iun-${caste})`,
    deep: `var(--iun-${caste}-deep)`,
    icon,
  };
}

/** The rank of a caste, from 0 for the Pharaoh; -1 for what is none. */
export function rankOf(caste: string): number {
  return CASTES.indexOf(caste);
}
