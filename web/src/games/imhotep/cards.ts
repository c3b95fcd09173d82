// How the market cards look: kind by colour and symbol, one silhouette each.

import chisel from "icon:chisel";
import hammer from "icon:hammer-drop";
import lever from "icon:lever";
import mummy from "icon:mummy-head";
import obelisk from "icon:obelisk";
import path from "icon:stone-path";
import profile from "icon:egyptian-profile";
import pyramids from "icon:egyptian-pyramids";
import sail from "icon:sail";
import sarcophagus from "icon:sarcophagus";
import temple from "icon:egyptian-temple";
import gate from "icon:temple-gate";

/** The four kinds of market cards. */
export type Kind = "red" | "green" | "purple" | "blue";

/** What a card shows besides its words. */
export interface CardFace {
  readonly kind: Kind;
  readonly icon: string;
  /** The site of a decoration: its name stands for the card's where room is short. */
  readonly site?: string;
}

const FACES: Readonly<Record<string, CardFace>> = {
  entrance: { kind: "red", icon: gate },
  sarcophagus: { kind: "red", icon: sarcophagus },
  paved_path: { kind: "red", icon: path },
  pyramid_decoration: { kind: "green", icon: pyramids, site: "pyramid" },
  temple_decoration: { kind: "green", icon: temple, site: "temple" },
  burial_chamber_decoration: { kind: "green", icon: mummy, site: "burial_chamber" },
  obelisk_decoration: { kind: "green", icon: obelisk, site: "obelisks" },
  statue: { kind: "purple", icon: profile },
  lever: { kind: "blue", icon: lever },
  hammer: { kind: "blue", icon: hammer },
  sail: { kind: "blue", icon: sail },
  chisel: { kind: "blue", icon: chisel },
};

/** The face of a card by its id. */
export function faceOf(card: string): CardFace {
  const face = FACES[card];
  if (face === undefined) throw new RangeError(`there is no drawing for the card ${card}`);
  return face;
}

/** A card and how many of it somebody has, in the order of kinds: playable ones first. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  const order: readonly Kind[] = ["blue", "purple", "green", "red"];
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts]
    .map(([card, count]) => ({ card, count }))
    .sort((a, b) => order.indexOf(faceOf(a.card).kind) - order.indexOf(faceOf(b.card).kind));
}
