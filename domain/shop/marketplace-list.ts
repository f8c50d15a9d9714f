import type { ListState } from "#domain/lists/list-state.ts";

/** What the marketplace's apps are for; the column is open text, and others stand under All. */
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

/** The categories and orders of the marketplace (spec 2); the first of each is the default. */
export const MARKETPLACE_LIST = {
  categories: ["all", ...APP_CATEGORIES],
  sorts: ["featured", "rating", "downloads", "name"],
} as const;

export type MarketplaceListState = ListState<
  (typeof MARKETPLACE_LIST.categories)[number],
  (typeof MARKETPLACE_LIST.sorts)[number]
>;

/** The platform's figures, as they are shown (spec 9 "Marketplace figures"): sample data. */
export const MARKETPLACE_FIGURES = {
  apps: "1,247",
  downloadsToday: "18.2k",
  developers: "342",
} as const;

/** A category as Postgres counts it. */
export interface CategoryTotals {
  category: string;
  /** How many apps there are. */
  apps: number;
  /** How many of them a search finds; all of them when nothing is searched for. */
  found: number;
  downloads: number;
  /** The mean of the apps' ratings, in tenths. */
  rating: number;
}

/** How many apps a search finds, under each button of the category row. */
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

/** One dot of the category distribution. */
export interface CategoryShare {
  category: AppCategory;
  apps: number;
  downloads: number;
  /** The mean rating in hundredths: 475 is 4.75. A mean needs one digit more than a rating. */
  meanRating: number;
}

/**
 * How the apps are spread over the categories (spec 2 "Marketplace": the scatter), the most
 * downloaded category first. What nobody searched for is in it as well; categories without an app,
 * and those that have no button, are not.
 */
export function categoryDistribution(totals: readonly CategoryTotals[]): CategoryShare[] {
  return APP_CATEGORIES.flatMap((category) => {
    const each = totals.find((total) => total.category === category && total.apps > 0);
    if (!each) return [];
    const { apps, downloads, rating } = each;
    return [{ category, apps, downloads, meanRating: Math.round(rating * 10) }];
  }).sort((one, other) => other.downloads - one.downloads);
}
