import { SPACE_TYPES } from "#domain/items/catalogue.ts";
import type { ListState } from "#domain/lists/list-state.ts";

/** The categories of the Spaces screen (spec 2) and its orders; the first of each is the default. */
export const SPACE_LIST = {
  categories: ["all", ...SPACE_TYPES],
  sorts: ["popular", "name", "newest"],
} as const;

export type SpaceListState = ListState<
  (typeof SPACE_LIST.categories)[number],
  (typeof SPACE_LIST.sorts)[number]
>;

/** What the preview canvas shows, where it exists; otherwise the first of the list (spec 2). */
export const SPACE_PREVIEW_ID = "space-4";

/** The three sample spaces of easy mode (spec 2 "Spaces"). */
export const EASY_SPACE_COUNT = 3;
