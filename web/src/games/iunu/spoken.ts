// The board read aloud: names of columns, cards and dice for screen readers, from the game's own
// sentences.

import type { IunuCasteView, IunuColumnView, IunuView } from "../../lib/api";
import type { Texts } from "../board";
import { rankOf } from "./castes";

/** A card: what it is worth and what it does. */
export function cardLabel(caste: string, view: IunuView, texts: Texts): string {
  const numbers = view.castes[rankOf(caste)];
  if (numbers === undefined) return texts.name("caste", caste);
  const { caste_vp, bread_vp, majority_vp } = numbers;
  return [
    texts.say("iunu-say-card", { caste, caste_vp, bread_vp, majority_vp }),
    texts.say("iunu-board-caste", { caste }),
  ].join(" ");
}

/** A column of a seat, or of Heliopolis; farmers with who could be raided. */
export function columnLabel(seat: number, column: IunuColumnView, view: IunuView, texts: Texts): string {
  const { caste, size, fed } = column;
  const player = view.players[seat];
  if (player === undefined) return texts.say("iunu-say-heliopolis-column", { caste, size, fed });
  const words = [texts.say("iunu-say-column", { player: seat, caste, size, fed })];
  if (caste === "farmer" && size > 0) {
    const { safe_farmers: safe, vulnerable_farmers: vulnerable } = player;
    words.push(texts.say("iunu-say-farmers", { safe, vulnerable }));
  }
  if (caste === "scribe" && player.hidden > 0) {
    words.push(texts.say("iunu-board-hidden", { hidden: player.hidden }));
  }
  return words.join(", ");
}

/** Who is ahead in a caste, and by how much. */
export function standingLabel(caste: IunuCasteView, view: IunuView, texts: Texts): string {
  const heliopolis = caste.leader === view.players.length;
  const leads = heliopolis ? "heliopolis" : "leads";
  return texts.say("iunu-say-standing", {
    caste: caste.caste,
    points: caste.majority_vp,
    standing: caste.leader !== null ? leads : caste.tied ? "tie" : "nobody",
    player: caste.leader ?? 0,
    lead: caste.lead,
  });
}

/** The afterlife deck: how many cards, and which they may be as far as the viewer knows. */
export function afterlifeLabel(view: IunuView, texts: Texts): string {
  const cards = view.afterlife.reduce((sum, block) => sum + block.size, 0);
  const known = view.afterlife.map(
    (block) => `${block.size}: ${block.may_be.map((card) => texts.name("card", card)).join(", ")}`,
  );
  return [texts.say("iunu-say-afterlife-deck", { cards }), ...known].join(". ");
}

/** A player's area in one sentence. */
export function playerLabel(seat: number, view: IunuView, texts: Texts): string {
  const player = view.players[seat];
  if (player === undefined) return texts.say("iunu-rival-heliopolis");
  return texts.say("iunu-say-player", {
    player: seat,
    deben: player.deben,
    cards: player.hand_size,
    hidden: player.hidden,
    afterlife: player.holds_afterlife ? "yes" : "no",
  });
}
