// The states an element of a board can be in, shared by all boards.

/** How an element is ringed; `plain` is not ringed at all. */
export type Look = "plain" | "available" | "chosen" | "changed" | "blocked";
