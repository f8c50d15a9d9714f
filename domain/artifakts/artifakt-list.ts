import { ARTIFAKT_CATEGORIES } from "#domain/items/catalogue.ts";
import { ITEM_LANGUAGES, type ItemLanguage } from "#domain/lists/item-language.ts";
import type { ListState } from "#domain/lists/list-state.ts";

/**
 * Categories, sort orders and filters of the Artifakts screen; the first of each is the default.
 */
export const ARTIFAKT_LIST = {
  categories: ["all", ...ARTIFAKT_CATEGORIES],
  sorts: ["downloads", "rating", "newest", "name", "price"],
  facets: {
    price: ["all", "free", "paid"],
    lang: ITEM_LANGUAGES,
    /** All listed artifakts, or those that the person made or bought. */
    show: ["all", "mine"],
  },
} as const;

export type ArtifaktListState = ListState<
  (typeof ARTIFAKT_LIST.categories)[number],
  (typeof ARTIFAKT_LIST.sorts)[number],
  {
    price: (typeof ARTIFAKT_LIST.facets.price)[number];
    lang: ItemLanguage;
    show: (typeof ARTIFAKT_LIST.facets.show)[number];
  }
>;

/** Maximum tags on a card. */
export const CARD_TAG_COUNT = 2;
