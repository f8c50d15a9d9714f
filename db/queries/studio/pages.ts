import { and, desc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { PagePicture } from "#domain/studio/pages/pages.ts";
import type { Db } from "#db/connection/client.ts";
import { people } from "#db/schema/people/people.ts";
import { builderLayouts } from "#db/schema/studio/builder.ts";
import { pageAddresses, pagePictures, pages, pageViews } from "#db/schema/studio/pages.ts";

/** Condition for pages that everyone may open. */
export const isPageShown = and(eq(pages.isPublic, true), isNull(pages.takenDownAt))!;

/** A page in the list of its owner. */
export interface OwnPage {
  id: string;
  slug: string;
  title: string;
  description: string;
  isPublic: boolean;
  /** An operator has taken it down; only its owner sees it. */
  isTakenDown: boolean;
  /** The version of the layout that it shows. */
  version: number;
  publishedAt: Date;
  /** Views on the day of the query (UTC), in the last 30 days with it, and in all. */
  viewsToday: number;
  viewsMonth: number;
  viewsTotal: number;
}

/** A person's pages, the newest first. */
export async function listPages(db: Db, personId: string, now: Date): Promise<OwnPage[]> {
  const day = now.toISOString().slice(0, 10);
  const viewsIf = (isCounted: ReturnType<typeof sql>) =>
    sql<number>`coalesce((SELECT sum(counted.views) FROM ${pageViews} counted
      WHERE counted.page_id = ${pages}.id AND ${isCounted}), 0)::int`;
  return db
    .select({
      id: pages.id,
      slug: pages.slug,
      title: pages.title,
      description: pages.description,
      isPublic: pages.isPublic,
      isTakenDown: sql<boolean>`${pages.takenDownAt} IS NOT NULL`,
      version: builderLayouts.version,
      publishedAt: pages.publishedAt,
      viewsToday: viewsIf(sql`counted.day = ${day}::date`),
      viewsMonth: viewsIf(sql`counted.day > ${day}::date - 30`),
      viewsTotal: viewsIf(sql`true`),
    })
    .from(pages)
    .innerJoin(builderLayouts, eq(builderLayouts.id, pages.layoutId))
    .where(eq(pages.personId, personId))
    .orderBy(desc(pages.createdAt), pages.id);
}

/** A page as everyone may see it. */
export interface PublicPage {
  id: string;
  slug: string;
  title: string;
  description: string;
  language: Locale;
  ownerId: string;
  /** A guest's page is for those who have its address, not for search engines. */
  isOfGuest: boolean;
  blocks: BuilderBlock[];
}

/**
 * The public page at an address; undefined for none.
 *
 * @param name its slug, one that it had, or its id, which was its address before pages had names
 */
export async function findPageAt(db: Db, name: string): Promise<PublicPage | undefined> {
  const named = db
    .select({ id: pageAddresses.pageId })
    .from(pageAddresses)
    .where(eq(pageAddresses.slug, name));
  const [page] = await db
    .select({
      id: pages.id,
      slug: pages.slug,
      title: pages.title,
      description: pages.description,
      language: pages.language,
      ownerId: pages.personId,
      isOfGuest: sql<boolean>`${people.kind} = 'guest'`,
      blocks: builderLayouts.blocks,
    })
    .from(pages)
    .innerJoin(builderLayouts, eq(builderLayouts.id, pages.layoutId))
    .innerJoin(people, eq(people.id, pages.personId))
    .where(and(sql`${pages.id} IN (${named} UNION ALL SELECT ${name})`, isPageShown));
  return page;
}

/** Slugs of the public pages of accounts for the site map, the newest first. */
export const listPublicSlugs = async (db: Db, limit: number): Promise<string[]> =>
  (
    await db
      .select({ slug: pages.slug })
      .from(pages)
      .innerJoin(people, eq(people.id, pages.personId))
      .where(and(isPageShown, ne(people.kind, "guest")))
      .orderBy(desc(pages.publishedAt), pages.id)
      .limit(limit)
  ).map(({ slug }) => slug);

/** Filters addresses for those that a page has or had. */
export const listTakenPageSlugs = async (db: Db, slugs: readonly string[]): Promise<string[]> =>
  (
    await db
      .select({ slug: pageAddresses.slug })
      .from(pageAddresses)
      .where(inArray(pageAddresses.slug, [...slugs]))
  ).map(({ slug }) => slug);

/** The layouts that a person's public pages show, with the pages' titles. */
export const listShownLayouts = (
  db: Db,
  personId: string,
): Promise<{ title: string; blocks: BuilderBlock[] }[]> =>
  db
    .select({ title: pages.title, blocks: builderLayouts.blocks })
    .from(pages)
    .innerJoin(builderLayouts, eq(builderLayouts.id, pages.layoutId))
    .where(and(eq(pages.personId, personId), isPageShown))
    .orderBy(desc(pages.createdAt), pages.id);

/** A person's pictures for pages, the newest first. */
export const listPagePictures = (db: Db, personId: string): Promise<PagePicture[]> =>
  db
    .select({ id: pagePictures.id, hash: pagePictures.hash, alt: pagePictures.alt })
    .from(pagePictures)
    .where(eq(pagePictures.personId, personId))
    .orderBy(desc(pagePictures.createdAt), pagePictures.id);
