// How the decision bar lays out many options: those that begin with the same words stand together
// behind these words, each with what tells it apart.

import type { Option } from "../games/board";

/** An option with its label, and the part of it that stands on its button. */
export interface Labelled<O extends Option> {
  option: O;
  label: string;
  short: string;
}

/** Options that share their verb and first argument. */
export interface OptionGroup<O extends Option> {
  key: string;
  /** The words they share; empty if the buttons carry their whole labels. */
  heading: string;
  options: Labelled<O>[];
}

/** The keys that choose the first options; H and Z are taken. */
export const KEYS = "123456789abcdefgijklmnopqrstuvwxy";

const FEW = 6;

/** Groups options in the order they came; a few are left as they are. */
export function arranged<O extends Option>(options: readonly O[], label: (option: O) => string): OptionGroup<O>[] {
  const whole = options.map((option) => ({ option, label: label(option), short: label(option) }));
  if (options.length <= FEW) return whole.length === 0 ? [] : [{ key: "all", heading: "", options: whole }];
  const groups = new Map<string, Labelled<O>[]>();
  const lonely = lonelyVerbs(options);
  for (const item of whole) {
    const verb = String(item.option.meaning["verb"]);
    const key = lonely.has(verb) ? verb : groupKey(item.option);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups].map(([key, items]) => shortened(key, items));
}

/** Verbs whose options would each stand alone behind their first argument: they stand together. */
function lonelyVerbs(options: readonly Option[]): Set<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const option of options) {
    const key = groupKey(option);
    if (seen.has(key)) shared.add(String(option.meaning["verb"]));
    seen.add(key);
  }
  const verbs = options.map(({ meaning }) => String(meaning["verb"]));
  return new Set(verbs.filter((verb) => !shared.has(verb)));
}

function groupKey(option: Option): string {
  const values = Object.values(option.meaning);
  return values.length < 3 ? String(values[0]) : values.slice(0, 2).join("/");
}

function shortened<O extends Option>(key: string, items: Labelled<O>[]): OptionGroup<O> {
  const words = items.map((item) => item.label.split(" "));
  const shared = sharedWords(words);
  if (items.length < 2 || shared === 0) return { key, heading: "", options: items };
  const heading = (words[0] ?? []).slice(0, shared).join(" ");
  return {
    key,
    heading,
    options: items.map((item, index) => ({ ...item, short: (words[index] ?? []).slice(shared).join(" ") })),
  };
}

function sharedWords(all: string[][]): number {
  const [first = [], ...others] = all;
  const longest = Math.min(...all.map((words) => words.length)) - 1;
  let shared = 0;
  while (shared < longest && others.every((words) => words[shared] === first[shared])) shared += 1;
  return shared;
}
