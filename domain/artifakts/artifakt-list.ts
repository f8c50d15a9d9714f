import { ARTIFAKT_CATEGORIES } from "#domain/items/catalogue.ts";
import type { ListState } from "#domain/lists/list-state.ts";

/**
 * The categories of the Artifakts screen ("Todos" and the eight of spec 3), its orders, and what
 * its filter has besides; the first of each is the default.
 */
export const ARTIFAKT_LIST = {
  categories: ["all", ...ARTIFAKT_CATEGORIES],
  sorts: ["downloads", "rating", "newest", "name", "price"],
  facets: { price: ["all", "free", "paid"] },
} as const;

export type ArtifaktListState = ListState<
  (typeof ARTIFAKT_LIST.categories)[number],
  (typeof ARTIFAKT_LIST.sorts)[number],
  { price: (typeof ARTIFAKT_LIST.facets.price)[number] }
>;

/** How many of an artifakt's tags its card shows (spec 2 "Artifakts"). */
export const CARD_TAG_COUNT = 2;
