// The kept moments of Valley of the Kings, for its tests.

import type { Moment as AnyMoment } from "../../src/gallery/fixtures";
import { KEPT } from "../../src/games/valley_of_the_kings/kept";
import type { ValleyEvent, ValleyView } from "../../src/lib/api";

/** What one seat saw, was asked, and could do. */
export type Moment = AnyMoment<ValleyView, ValleyEvent>;

/** All moments with a name: game, number and question. */
export const MOMENTS = [...KEPT].flatMap(([game, kept]) =>
  kept.moments.map((moment, n) => ({ name: `${game} ${n} ${short(moment)}`, prompt: short(moment), moment })),
);

function short({ prompt }: Moment): string {
  return prompt?.replace("valley_of_the_kings-prompt-", "") ?? "over";
}

/** The first kept moment of a question. */
export function momentOf(prompt: string): Moment {
  const found = MOMENTS.find((one) => one.prompt === prompt);
  if (found === undefined) throw new Error(`no kept game has the question ${prompt}`);
  return found.moment;
}
