import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { PAGE_SIZE, type ItemPage } from "#domain/lists/list-state.ts";
import { PERK_MENU, PERK_TOP_COUNT, type PerkState } from "#domain/shop/perk-list.ts";
import type { Db } from "#db/connection/client.ts";
import { perkOwnerships } from "#db/schema/shop/installs.ts";
import { perks } from "#db/schema/shop/offers.ts";
import { matchesText } from "#db/queries/search/matches-text.ts";

const columns = {
  id: perks.id,
  name: perks.name,
  description: perks.description,
  category: perks.category,
  type: perks.type,
  priceCents: perks.priceCents,
  rating: perks.rating,
  downloads: perks.downloads,
};

/** A perk as displayed in the store. */
export type Perk = Pick<typeof perks.$inferSelect, keyof typeof columns>;

/** Content of the store's front page. */
export interface StorePerks {
  /** Most downloaded first. */
  featured: Perk[];
  /** At most {@link PERK_TOP_COUNT} each, by rank. */
  topFree: Perk[];
  topPremium: Perk[];
}

// No search index: the table has some dozens of rows.
const perkText = sql`plaza_fold(${perks.name} || ' ' || ${perks.description})`;
const byDownloads = [sql`${perks.downloads} DESC`, perks.id] as const;

/** The featured perks and the two top lists, in one query. */
export async function listStorePerks(db: Db): Promise<StorePerks> {
  const rows = await db
    .select({ ...columns, featured: perks.featured, topPosition: perks.topPosition })
    .from(perks)
    .where(or(perks.featured, isNotNull(perks.topPosition)))
    .orderBy(...byDownloads);
  const top = (type: Perk["type"]) =>
    rows
      .filter((perk) => perk.type === type && perk.topPosition !== null)
      .sort((a, b) => Number(a.topPosition) - Number(b.topPosition))
      .slice(0, PERK_TOP_COUNT);
  return {
    featured: rows.filter((perk) => perk.featured),
    topFree: top("free"),
    topPremium: top("premium"),
  };
}

/** One page of the perks that match menu and search, most downloaded first. */
export async function findPerkPage(db: Db, { menu, q, page }: PerkState): Promise<ItemPage<Perk>> {
  const matching = and(
    menu === PERK_MENU[0] ? undefined : eq(perks.category, menu),
    matchesText(perkText, q),
  );
  const [items, total] = await Promise.all([
    db
      .select(columns)
      .from(perks)
      .where(matching)
      .orderBy(...byDownloads)
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.$count(perks, matching),
  ]);
  return { items, total };
}

/** Ids of the perks a person owns. */
export async function listOwnedPerks(db: Db, personId: string): Promise<string[]> {
  const rows = await db
    .select({ perkId: perkOwnerships.perkId })
    .from(perkOwnerships)
    .where(eq(perkOwnerships.personId, personId));
  return rows.map(({ perkId }) => perkId);
}
