/** Publishing, changing and unpublishing pages. */
import { and, eq, sql } from "drizzle-orm";
import { SLUG } from "#domain/format/slug.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { templatePrices } from "#domain/studio/pages/page-templates.ts";
import { PAGE_DESCRIPTION_MAX, PAGE_TITLE_MAX, PAGES_MAX } from "#domain/studio/pages/pages.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { findLayoutVersion } from "#db/queries/studio/builder.ts";
import { builderLayouts } from "#db/schema/studio/builder.ts";
import { pageAddresses, pages, pageViews } from "#db/schema/studio/pages.ts";
import { setPageOf } from "./save-layout.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

/** Address, title and description of a page, as typed. */
export interface PageTexts {
  slug: string;
  title: string;
  description: string;
}

export type PageAnswer =
  | { kind: "done"; id: string; slug: string }
  /** `gone`: not a version or page of the person. `taken`: another page has or had the address. */
  | { kind: "refused"; reason: "gone" | "slug" | "title" | "long" | "taken" | "full" }
  /** The layout has prices that a template has too, without a word that they are the person's own. */
  | { kind: "refused"; reason: "prices" };

interface PageInput extends PageTexts {
  personId: string;
  now: Date;
}

/**
 * Publishes a version of the person's layouts as a new page.
 *
 * @param input.language of the texts of the layout and of the page
 * @param input.arePricesOwn the person has said so of prices that a template has too
 */
export async function publishPage(
  tx: Db,
  {
    personId,
    version,
    language,
    arePricesOwn,
    now,
    ...texts
  }: PageInput & { version: number; language: Locale; arePricesOwn: boolean },
): Promise<PageAnswer> {
  await lockPerson(tx, personId);
  const problem = problemOf(texts);
  if (problem) return { kind: "refused", reason: problem };
  const layout = await findLayoutVersion(tx, personId, version);
  if (!layout) return { kind: "refused", reason: "gone" };
  if (!arePricesOwn && templatePrices(layout.blocks).length > 0)
    return { kind: "refused", reason: "prices" };
  if ((await tx.$count(pages, eq(pages.personId, personId))) >= PAGES_MAX)
    return { kind: "refused", reason: "full" };
  if (await isTaken(tx, texts.slug, null)) return { kind: "refused", reason: "taken" };
  const id = createId("page");
  // With two concurrent claims of an address, the second waits here for the first.
  const [made] = await tx
    .insert(pages)
    .values({
      id,
      personId,
      ...texts,
      language,
      layoutId: layout.id,
      createdAt: now,
      publishedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: pages.id });
  if (!made) return { kind: "refused", reason: "taken" };
  await tx.insert(pageAddresses).values({ slug: texts.slug, pageId: id, since: now });
  await setPageOf(tx, layout.id, id);
  await recordEvent(tx, { personId, action: "publish-page", subject: id, data: { version }, now });
  return { kind: "done", id, slug: texts.slug };
}

/**
 * Publishes another version on a page, which keeps its address and texts. Prices that a template has too
 * are asked about (`arePricesOwn`) unless the page shows them already.
 */
export async function updatePage(
  tx: Db,
  {
    personId,
    pageId,
    version,
    arePricesOwn,
    now,
  }: { personId: string; pageId: string; version: number; arePricesOwn: boolean; now: Date },
): Promise<PageAnswer> {
  await lockPerson(tx, personId);
  const layout = await findLayoutVersion(tx, personId, version);
  if (!layout) return { kind: "refused", reason: "gone" };
  const prices = arePricesOwn ? [] : templatePrices(layout.blocks);
  if (prices.length > 0) {
    const shown = templatePrices(await findShownBlocks(tx, { personId, pageId }));
    if (prices.some((price) => !shown.includes(price)))
      return { kind: "refused", reason: "prices" };
  }
  const [page] = await tx
    .update(pages)
    .set({ layoutId: layout.id, isPublic: true, publishedAt: now })
    .where(isOwn({ personId, pageId }))
    .returning({ slug: pages.slug });
  if (!page) return { kind: "refused", reason: "gone" };
  await setPageOf(tx, layout.id, pageId);
  const data = { version };
  await recordEvent(tx, { personId, action: "publish-page", subject: pageId, data, now });
  return { kind: "done", id: pageId, slug: page.slug };
}

/** Changes the address and texts of a page. Its former addresses redirect to the new one. */
export async function changePage(
  tx: Db,
  { personId, pageId, now, ...texts }: PageInput & { pageId: string },
): Promise<PageAnswer> {
  await lockPerson(tx, personId);
  const problem = problemOf(texts);
  if (problem) return { kind: "refused", reason: problem };
  const [page] = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(isOwn({ personId, pageId }))
    .for("update");
  if (!page) return { kind: "refused", reason: "gone" };
  const [held] = await tx
    .insert(pageAddresses)
    .values({ slug: texts.slug, pageId, since: now })
    .onConflictDoNothing()
    .returning({ slug: pageAddresses.slug });
  if (!held && (await isTaken(tx, texts.slug, pageId))) return { kind: "refused", reason: "taken" };
  await tx.update(pages).set(texts).where(eq(pages.id, pageId));
  await recordEvent(tx, { personId, action: "change-page", subject: pageId, now });
  return { kind: "done", id: pageId, slug: texts.slug };
}

/** Takes a page off the web, or puts it back. It keeps its address. */
export async function showPage(
  tx: Db,
  {
    personId,
    pageId,
    isPublic,
    now,
  }: { personId: string; pageId: string; isPublic: boolean; now: Date },
): Promise<PageAnswer> {
  await lockPerson(tx, personId);
  const [page] = await tx
    .update(pages)
    .set({ isPublic })
    .where(isOwn({ personId, pageId }))
    .returning({ slug: pages.slug });
  if (!page) return { kind: "refused", reason: "gone" };
  const action = isPublic ? "publish-page" : "unpublish-page";
  await recordEvent(tx, { personId, action, subject: pageId, now });
  return { kind: "done", id: pageId, slug: page.slug };
}

/** Deletes a page with its addresses and figures; the layout stays among the versions. */
export async function deletePage(
  tx: Db,
  { personId, pageId, now }: { personId: string; pageId: string; now: Date },
): Promise<PageAnswer> {
  await lockPerson(tx, personId);
  const [page] = await tx
    .delete(pages)
    .where(isOwn({ personId, pageId }))
    .returning({ slug: pages.slug });
  if (!page) return { kind: "refused", reason: "gone" };
  await recordEvent(tx, { personId, action: "delete-page", subject: pageId, now });
  return { kind: "done", id: pageId, slug: page.slug };
}

/** Counts a view of a public page, by day in UTC. */
export async function countPageView(db: Db, pageId: string, now: Date): Promise<void> {
  await db
    .insert(pageViews)
    .values({ pageId, day: now.toISOString().slice(0, 10), views: 1 })
    .onConflictDoUpdate({
      target: [pageViews.pageId, pageViews.day],
      set: { views: sql`${pageViews.views} + 1` },
    });
}

/** Blocks that a page of the person shows; none for an unknown page. */
async function findShownBlocks(tx: Db, own: { personId: string; pageId: string }) {
  const [shown] = await tx
    .select({ blocks: builderLayouts.blocks })
    .from(pages)
    .innerJoin(builderLayouts, eq(builderLayouts.id, pages.layoutId))
    .where(isOwn(own));
  return shown?.blocks ?? [];
}

const isOwn = ({ personId, pageId }: { personId: string; pageId: string }) =>
  and(eq(pages.id, pageId), eq(pages.personId, personId));

function problemOf({ slug, title, description }: PageTexts): "slug" | "title" | "long" | undefined {
  if (title.trim() === "") return "title";
  if (title.length > PAGE_TITLE_MAX || description.length > PAGE_DESCRIPTION_MAX) return "long";
  return SLUG.test(slug) ? undefined : "slug";
}

/** Whether an address is, or was, that of another page. */
async function isTaken(tx: Db, slug: string, pageId: string | null): Promise<boolean> {
  const [holder] = await tx
    .select({ pageId: pageAddresses.pageId })
    .from(pageAddresses)
    .where(eq(pageAddresses.slug, slug));
  return holder !== undefined && holder.pageId !== pageId;
}
