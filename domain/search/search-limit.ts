/** Longer searches are cut. */
export const SEARCH_MAX_CHARACTERS = 100;
