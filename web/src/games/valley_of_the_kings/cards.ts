// How cards look: a colour and a symbol for each set, a silhouette for each card. What is printed
// on a card (gold, cost, number, points) comes with the view.

import amphora from "icon:amphora";
import anubis from "icon:anubis";
import bastet from "icon:bastet";
import book from "icon:spell-book";
import cat from "icon:hollow-cat";
import chest from "icon:chest";
import clothJar from "icon:cloth-jar";
import coffin from "icon:coffin";
import coveredJar from "icon:covered-jar";
import crocodile from "icon:croc-jaws";
import crook from "icon:crook-flail";
import djed from "icon:djed-pillar";
import eye from "icon:eye-of-horus";
import gate from "icon:temple-gate";
import horus from "icon:horus";
import ibis from "icon:ibis";
import incense from "icon:incense";
import lockedChest from "icon:locked-chest";
import mask from "icon:pharoah";
import moon from "icon:evil-moon";
import mummy from "icon:mummy-head";
import pillow from "icon:pillow";
import profile from "icon:egyptian-profile";
import quill from "icon:scroll-quill";
import sarcophagus from "icon:sarcophagus";
import scarab from "icon:scarab-beetle";
import scroll from "icon:tied-scroll";
import stars from "icon:stars-stack";
import table from "icon:table";
import tablet from "icon:stone-tablet";
import trireme from "icon:trireme";
import unfurled from "icon:scroll-unfurled";
import urns from "icon:egyptian-urns";
import vase from "icon:porcelain-vase";
import walk from "icon:egyptian-walk";
import wheat from "icon:wheat";

import type { ValleyCardFace } from "../../lib/api";

/** The knot of Isis, which the set of icons lacks, in the same box of 512. */
const TYET =
  '<g fill="none" stroke="currentColor" stroke-width="42" stroke-linejoin="round">' +
  '<path d="M256 236C162 186 166 52 256 52s94 134 0 184z"/>' +
  '<path d="M256 236c-64-6-140 24-132 196M256 236c64-6 140 24 132 196M256 236v232M196 250h120"/></g>';

/** Colours and symbol of a set, or of the cards without one. */
export interface Kind {
  readonly tone: string;
  readonly deep: string;
  readonly icon: string;
}

function kind(token: string, icon: string): Kind {
  return { tone: `var(--vok-${token})`, deep: `var(--vok-${token}-deep)`, icon };
}

const KINDS: Readonly<Record<string, Kind>> = {
  sarcophagi: kind("sarcophagi", sarcophagus),
  canopic_jars: kind("jars", urns),
  amulets: kind("amulets", scarab),
  books: kind("books", scroll),
  statues: kind("statues", anubis),
  starter: kind("starter", chest),
  unique: kind("unique", mask),
};

const ART: Readonly<Record<string, string>> = {
  shabti: mummy,
  urn: amphora,
  box_of_food: wheat,
  offering_table: table,
  outer_sarcophagus: coffin,
  middle_sarcophagus: sarcophagus,
  inner_sarcophagus: sarcophagus,
  imsety_canopic_jar: coveredJar,
  qebehsenuef_canopic_jar: vase,
  duamutef_canopic_jar: urns,
  hapi_canopic_jar: clothJar,
  weres_amulet: pillow,
  wedjat_amulet: eye,
  tyet_amulet: TYET,
  djed_amulet: djed,
  scarab: scarab,
  book_of_gates: gate,
  book_of_the_earth: tablet,
  book_of_traversing_eternity: quill,
  book_of_the_heavens: stars,
  book_of_the_netherworld: moon,
  book_of_the_dead: book,
  statue_of_anubis: anubis,
  statue_of_bastet: bastet,
  statue_of_isis: profile,
  statue_of_sobek: crocodile,
  statue_of_osiris: crook,
  statue_of_horus: horus,
  statue_of_thoth: ibis,
  mummified_cat: cat,
  boat: trireme,
  ka_figurine: walk,
  censer: incense,
  canopic_chest: lockedChest,
  burial_mask: mask,
};

/** Colours and symbol of a set by its id, or of `starter` and `unique`. */
export function kindOf(id: string): Kind {
  const found = KINDS[id];
  if (found === undefined) throw new RangeError(`there are no colours for the set ${id}`);
  return found;
}

/** Colours and symbol of a card. */
export function kindOfCard(face: ValleyCardFace): Kind {
  return kindOf(face.set ?? face.type);
}

/** The silhouette of a card; a card that is new gets an unwritten scroll. */
export function artOf(card: string): string {
  return ART[card] ?? unfurled;
}

/** Which different cards there are, and how many of each, in the order of first appearance. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** Cards with the number of each copy: the second Shabti of a hand is copy 2. */
export function copies(cards: readonly string[]): { card: string; copy: number }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    return { card, copy };
  });
}

/** Ages as on the cards. */
export const AGES = ["", "I", "II", "III"] as const;
