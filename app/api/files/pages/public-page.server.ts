import { studioPaths } from "#domain/addresses/studio-paths.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { env } from "#config/env.ts";
import { db } from "#db/connection/live-database.ts";
import { findPageAt } from "#db/queries/studio/pages.ts";

/** The published page of an address with its whole URL; undefined for none. */
export async function findPublicPage(request: Request, slug: string | undefined) {
  const name = parseItemId(slug);
  const page = name && (await findPageAt(db, name));
  if (!page) return undefined;
  const link = new URL(studioPaths.page(page.slug), env.PUBLIC_URL ?? request.url).href;
  return { title: page.title, link };
}
