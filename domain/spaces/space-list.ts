import { SPACE_TYPES } from "#domain/items/catalogue.ts";
import { ITEM_LANGUAGES, type ItemLanguage } from "#domain/lists/item-language.ts";
import type { ListState } from "#domain/lists/list-state.ts";

/** Categories, sort orders and filters of the Spaces screen; the first of each is the default. */
export const SPACE_LIST = {
  categories: ["all", ...SPACE_TYPES],
  sorts: ["popular", "name", "newest"],
  facets: {
    lang: ITEM_LANGUAGES,
    /** The person's spaces first, only those, or all in one order. */
    show: ["first", "mine", "all"],
  },
} as const;

export type SpaceListState = ListState<
  (typeof SPACE_LIST.categories)[number],
  (typeof SPACE_LIST.sorts)[number],
  { lang: ItemLanguage; show: (typeof SPACE_LIST.facets.show)[number] }
>;

/** The space on the preview canvas; the first of the list where it does not exist. */
export const SPACE_PREVIEW_ID = "space-4";

/** Spaces of the catalogue shown in easy mode to people who have none. */
export const EASY_SPACE_COUNT = 3;
