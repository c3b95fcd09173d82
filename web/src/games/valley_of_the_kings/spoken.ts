// The board read aloud: names of spaces, cards and piles for screen readers, from the game's own
// sentences.

import type { Scene } from "./scene";

/** A space of the pyramid: where it is, what lies there, what the card does. */
export function spaceLabel(scene: Scene, space: string, card: string): string {
  const { cost, gold } = scene.face(card);
  return `${scene.say("say-space", { space, card, cost, gold })} ${textOf(scene, card)}`;
}

/** A card: its name, what it is worth and what it does. */
export function cardLabel(scene: Scene, card: string): string {
  return `${scene.texts.name("card", card)}. ${kindOf(scene, card)}. ${textOf(scene, card)}`;
}

/** A card of the own hand. */
export function handLabel(scene: Scene, card: string, gold: number): string {
  const words = scene.say("say-hand-card", { card, gold });
  return `${words} ${kindOf(scene, card)}. ${textOf(scene, card)}`;
}

/** What a card does: the text of the box, or its steps where the box was corrected. */
export function textOf(scene: Scene, card: string): string {
  const { steps, trigger } = scene.face(card);
  if (steps.length === 0) return scene.texts.say(`name-card-${card}.text`);
  const hyphens = (word: string): string => word.replaceAll("_", "-");
  const words = trigger === null ? [] : [scene.say(`trigger-${hyphens(trigger)}`)];
  let way = 0;
  for (const step of steps) {
    if (step.way !== way && step.way > 0) words.push(`(${step.way})`);
    way = step.way;
    words.push(scene.say(`step-${hyphens(step.step)}`, { ...step }));
  }
  return words.join(" ");
}

/** Set and number of a card, or its points. */
export function kindOf(scene: Scene, card: string): string {
  const face = scene.face(card);
  const { set, number, type, points } = face;
  if (set === null) return `${scene.texts.name("type", type)}, ${scene.say("board-vp", { points })}`;
  const size = scene.tomb.sets.find((one) => one.set === set)?.size ?? 0;
  return `${scene.texts.name("set", set)} ${number}/${size}`;
}
