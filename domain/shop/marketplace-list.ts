import type { ListState } from "#domain/lists/list-state.ts";

/**
 * Known app categories. The column is free text; apps of other categories are listed under All
 * only.
 */
export const APP_CATEGORIES = [
  "commerce",
  "finance",
  "communication",
  "automation",
  "productivity",
  "analytics",
  "design",
] as const;
export type AppCategory = (typeof APP_CATEGORIES)[number];

/** Categories and sort orders of the marketplace; the first of each is the default. */
export const MARKETPLACE_LIST = {
  categories: ["all", ...APP_CATEGORIES],
  sorts: ["featured", "rating", "downloads", "name"],
} as const;

export type MarketplaceListState = ListState<
  (typeof MARKETPLACE_LIST.categories)[number],
  (typeof MARKETPLACE_LIST.sorts)[number]
>;

/** Fixed sample figures above the list. */
export const MARKETPLACE_FIGURES = {
  apps: "1,247",
  downloadsToday: "18.2k",
  developers: "342",
} as const;

/** Aggregates of one category, from SQL. */
export interface CategoryTotals {
  category: string;
  /** Number of apps. */
  apps: number;
  /** Number of apps that match the search; all of them without a search. */
  found: number;
  downloads: number;
  /** Mean rating in tenths. */
  rating: number;
}

/** Number of matching apps for each category button. */
export function categoryCounts(
  totals: readonly CategoryTotals[],
): Record<MarketplaceListState["category"], number> {
  const found = (category: string) => totals.find((each) => each.category === category)?.found ?? 0;
  return {
    all: totals.reduce((sum, each) => sum + each.found, 0),
    ...(Object.fromEntries(APP_CATEGORIES.map((each) => [each, found(each)])) as Record<
      AppCategory,
      number
    >),
  };
}

/** One dot of the category chart. */
export interface CategoryShare {
  category: AppCategory;
  apps: number;
  downloads: number;
  /** Mean rating in hundredths: 475 is 4.75. */
  meanRating: number;
}

/**
 * Data of the category chart, most downloaded category first. It ignores the search; categories
 * without apps and unknown categories are left out.
 */
export function categoryDistribution(totals: readonly CategoryTotals[]): CategoryShare[] {
  return APP_CATEGORIES.flatMap((category) => {
    const each = totals.find((total) => total.category === category && total.apps > 0);
    if (!each) return [];
    const { apps, downloads, rating } = each;
    return [{ category, apps, downloads, meanRating: Math.round(rating * 10) }];
  }).sort((one, other) => other.downloads - one.downloads);
}
