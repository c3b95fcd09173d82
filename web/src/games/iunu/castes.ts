// How the nine castes look: colour and symbol, always together.

import bread from "icon:bread";
import chisel from "icon:chisel";
import crook from "icon:crook-flail";
import fan from "icon:handheld-fan";
import quill from "icon:quill-ink";
import scales from "icon:scales";
import sickle from "icon:sickle";
import spears from "icon:spears";

/** The castes in rank order. */
export const CASTES = [
  "pharaoh",
  "scribe",
  "noble",
  "priest",
  "artisan",
  "soldier",
  "baker",
  "merchant",
  "farmer",
] as const;

/** Symbols by caste; the Priest's is the ankh, which the house draws itself. */
const ICONS: Readonly<Record<string, string>> = {
  pharaoh: crook,
  scribe: quill,
  noble: fan,
  artisan: chisel,
  soldier: spears,
  baker: bread,
  merchant: scales,
  farmer: sickle,
};

/** What a caste's cards are drawn with. */
export interface Face {
  readonly tone: string;
  readonly deep: string;
  /** Null for the ankh. */
  readonly icon: string | null;
}

/** The face of a caste by its id. */
export function faceOf(caste: string): Face {
  if (rankOf(caste) < 0) throw new RangeError(`there is no drawing for the caste ${caste}`);
  return {
    tone: `var(--iun-${caste})`,
    deep: `var(--iun-${caste}-deep)`,
    icon: ICONS[caste] ?? null,
  };
}

/** The rank of a caste, from 0 for the Pharaoh; -1 for what is none. */
export function rankOf(caste: string): number {
  return CASTES.findIndex((one) => one === caste);
}
