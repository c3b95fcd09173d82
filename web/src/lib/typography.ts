// How finished sentences are set: lists, minus signs, and spaces at which no line may break. The
// terminal sets lists and minus signs alike (`kernel/typography.py`).

const NO_BREAK = "\u00a0";
const MINUS = "\u2212";

const HYPHEN_AS_MINUS = /(?<![\p{L}\p{N}_.])-(?=\d)/gu;
const AFTER_NUMBER = /(?<=\d\.?) (?=\p{L})/gu;
const BEFORE_DASH = / (?=–(?: |$))/gu;
/** Words of one letter that no line of Czech or Polish print ends with. */
const AFTER_SHORT_WORD: Readonly<Record<string, RegExp>> = {
  cs: /(?<![\p{L}\p{N}_])([kszvouai]) /giu,
  pl: /(?<![\p{L}\p{N}_])([wzouia]) /giu,
};

/** The sentence with true minus signs, and spaces that hold where print would hold them. */
export function typeset(text: string, lang: string): string {
  const set = text.replace(HYPHEN_AS_MINUS, MINUS).replace(AFTER_NUMBER, NO_BREAK).replace(BEFORE_DASH, NO_BREAK);
  const short = AFTER_SHORT_WORD[lang];
  return short === undefined ? set : set.replace(short, `$1${NO_BREAK}`);
}

/** A row of things; those whose names hold commas are kept apart by semicolons. */
export function things(words: readonly string[]): string {
  return words.join(words.some((word) => word.includes(",")) ? "; " : ", ");
}

/** People as one says them: "Hanka a Bint". */
export function people(names: readonly string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
}

/** The words of a marked-up text, without its marks for bold and code. */
export function plain(markdown: string): string {
  return markdown.replaceAll("**", "").replaceAll("`", "").replaceAll("*", "");
}
