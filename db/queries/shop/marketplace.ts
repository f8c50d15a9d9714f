import { and, count, eq, gt, max, ne, sql, type SQL } from "drizzle-orm";
import { PAGE_SIZE } from "#domain/lists/list-state.ts";
import type { CategoryTotals, MarketplaceListState } from "#domain/shop/marketplace-list.ts";
import type { Db } from "#db/connection/client.ts";
import { marketplaceInstalls, marketplacePurchases } from "#db/schema/shop/installs.ts";
import { marketplaceApps as apps } from "#db/schema/shop/offers.ts";
import { people } from "#db/schema/people/people.ts";
import { matchesText } from "#db/queries/search/matches-text.ts";

/** A marketplace app. */
export interface MarketplaceApp {
  id: string;
  name: string;
  developer: string;
  /** In English. */
  description: string;
  /** In Spanish; may be empty. */
  descriptionEs: string;
  /** Free text. */
  category: string;
  /** In tenths. */
  rating: number;
  downloads: number;
  /** "Free" or "$12/mo". */
  price: string;
  tags: string[];
  /** In Spanish; may be empty. */
  tagsEs: string[];
  featured: boolean;
}

const columns = {
  id: apps.id,
  name: apps.name,
  developer: apps.developer,
  description: apps.description,
  descriptionEs: apps.descriptionEs,
  category: apps.category,
  rating: apps.rating,
  downloads: apps.downloads,
  price: apps.price,
  tags: apps.tags,
  tagsEs: apps.tagsEs,
  featured: apps.featured,
};

// Folded, so that the order does not depend on the database's collation.
const byName = [sql`plaza_fold(${apps.name})`, apps.id] as const;

/** Ties are sorted by name. */
const orders: Record<MarketplaceListState["sort"], readonly (SQL | typeof apps.id)[]> = {
  featured: [sql`${apps.featured} DESC`, ...byName],
  rating: [sql`${apps.rating} DESC`, ...byName],
  downloads: [sql`${apps.downloads} DESC`, ...byName],
  name: byName,
};

/**
 * One page of the marketplace, and totals of all categories: the counts on the category buttons
 * depend on the search only, the chart on nothing.
 */
export async function findMarketplacePage(
  db: Db,
  { q, category, sort, page }: MarketplaceListState,
): Promise<{ items: MarketplaceApp[]; totals: CategoryTotals[] }> {
  const found = matchesText(apps.searchText, q) ?? sql`true`;
  const [items, totals] = await Promise.all([
    db
      .select(columns)
      .from(apps)
      .where(and(found, category === "all" ? undefined : eq(apps.category, category)))
      .orderBy(...orders[sort])
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db
      .select({
        category: apps.category,
        apps: count(),
        found: sql`count(*) FILTER (WHERE ${found})`.mapWith(Number),
        downloads: sql`sum(${apps.downloads})`.mapWith(Number),
        rating: sql`avg(${apps.rating})`.mapWith(Number),
      })
      .from(apps)
      .groupBy(apps.category),
  ]);
  return { items, totals };
}

/**
 * A person's installed apps by id, with the end of the paid month; null for an app that is free or
 * included in Pro.
 */
export async function listInstalledApps(
  db: Db,
  personId: string,
  now: Date,
): Promise<Map<string, Date | null>> {
  const rows = await db
    .select({
      appId: marketplaceInstalls.appId,
      paidUntil: max(marketplacePurchases.paidUntil),
    })
    .from(marketplaceInstalls)
    .innerJoin(people, eq(people.id, marketplaceInstalls.personId))
    .leftJoin(
      marketplacePurchases,
      and(
        eq(marketplacePurchases.personId, marketplaceInstalls.personId),
        eq(marketplacePurchases.appId, marketplaceInstalls.appId),
        gt(marketplacePurchases.paidUntil, now),
        ne(people.tier, "pro"),
      ),
    )
    .where(eq(marketplaceInstalls.personId, personId))
    .groupBy(marketplaceInstalls.appId);
  return new Map(rows.map(({ appId, paidUntil }) => [appId, paidUntil]));
}
