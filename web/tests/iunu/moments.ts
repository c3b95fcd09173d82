// The kept moments of Iunu, for its tests.

import type { IunuEvent, IunuView } from "../../src/lib/api";
import type { Moment } from "../../src/gallery/fixtures";
import { KEPT } from "../../src/games/iunu/kept";

/** What one seat saw, was asked, and could do. */
export type IunuMoment = Moment<IunuView, IunuEvent>;

/** Every kept moment with a name. */
export const MOMENTS: readonly { game: string; name: string; moment: IunuMoment }[] = [
  ...KEPT,
].flatMap(([game, kept]) =>
  kept.moments.map((moment, n) => ({ game, name: `${game} ${n} ${moment.prompt ?? "over"}`, moment })),
);

/** The first moment of a question, of a game if it matters which. */
export function momentOf(prompt: string, game = ""): IunuMoment {
  const found = MOMENTS.find((one) => one.game.startsWith(game) && one.moment.prompt === `iunu-prompt-${prompt}`);
  if (found === undefined) throw new Error(`no kept game asks iunu-prompt-${prompt}`);
  return found.moment;
}
