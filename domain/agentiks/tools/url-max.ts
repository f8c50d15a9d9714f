/** Longest web address of a call, in characters. Apart from the tool, which forms need not load. */
export const URL_MAX = 2_000;
