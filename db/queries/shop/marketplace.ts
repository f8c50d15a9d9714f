import { and, count, eq, gt, max, ne, sql, type SQL } from "drizzle-orm";
import { PAGE_SIZE } from "#domain/lists/list-state.ts";
import type { CategoryTotals, MarketplaceListState } from "#domain/shop/marketplace-list.ts";
import type { Db } from "#db/connection/client.ts";
import { marketplaceInstalls, marketplacePurchases } from "#db/schema/shop/installs.ts";
import { marketplaceApps as apps } from "#db/schema/shop/offers.ts";
import { people } from "#db/schema/people/people.ts";
import { matchesText } from "#db/queries/search/matches-text.ts";

/** An app of the marketplace (spec 3). */
export interface MarketplaceApp {
  id: string;
  name: string;
  developer: string;
  description: string;
  /** Open text. */
  category: string;
  /** Tenths. */
  rating: number;
  downloads: number;
  /** As it is shown. */
  price: string;
  tags: string[];
  featured: boolean;
}

const columns = {
  id: apps.id,
  name: apps.name,
  developer: apps.developer,
  description: apps.description,
  category: apps.category,
  rating: apps.rating,
  downloads: apps.downloads,
  price: apps.price,
  tags: apps.tags,
  featured: apps.featured,
};

// Folded, so that the order does not depend on the collation the database was made with.
const byName = [sql`plaza_fold(${apps.name})`, apps.id] as const;

/** Ties are broken by name (spec 2 "Marketplace"). */
const orders: Record<MarketplaceListState["sort"], readonly (SQL | typeof apps.id)[]> = {
  featured: [sql`${apps.featured} DESC`, ...byName],
  rating: [sql`${apps.rating} DESC`, ...byName],
  downloads: [sql`${apps.downloads} DESC`, ...byName],
  name: byName,
};

/**
 * One page of the marketplace, and what its categories hold: all of them whatever the category
 * chosen, since the buttons' counts follow the search alone and the chart follows nothing.
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
 * The apps a person has installed, by their ids: until when each is paid for, where it is by the
 * month; null for one that is free or comes with Pro.
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
