import { studioPaths } from "#domain/addresses/studio-paths.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { SEARCH_MEMORY_ITEMS } from "#domain/search/search.ts";
import { env } from "#config/env.ts";
import { findOldestItemTime, listItemIds, type TimeSpan } from "#db/queries/items/item-ids.ts";
import { listPublicSlugs } from "#db/queries/studio/pages.ts";
import { countSearchedItems } from "#db/queries/search/search.ts";
import { paths, serverPaths } from "#domain/addresses/paths.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";

/** Maximum number of URLs in one sitemap (sitemaps.org). */
export const SITEMAP_MAX_ADDRESSES = 50_000;

/** The public screens. */
export const SITEMAP_SCREENS = [
  paths.home,
  paths.spaces,
  paths.artifakts,
  paths.agentiks,
  paths.challenges,
  paths.marketplace,
  paths.portals,
  paths.perks,
  paths.multimedia,
] as const;

const WEEK_MS = 7 * 86_400_000;
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/**
 * `/sitemap.xml`: the public screens, published pages and every item's page. Above `SEARCH_MEMORY_ITEMS` items it is a
 * sitemap index instead: one sitemap for the screens and one per week for the items created in it
 * (`?week=2026-03-05`), which hardly change after that week. No `lastmod`: the time of an item's last
 * change is not stored.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const url = new URL(request.url);
  const origin = env.PUBLIC_URL ?? url.origin;
  const requestedWeek = url.searchParams.get("week");
  if (requestedWeek === null) {
    const isLong = (await countSearchedItems(db)) > SEARCH_MEMORY_ITEMS;
    if (isLong) return xml("sitemapindex", "sitemap", await mapPaths(new Date()), origin);
    const addresses = [...(await screenPaths()), ...(await itemPaths())];
    return xml("urlset", "url", addresses.slice(0, SITEMAP_MAX_ADDRESSES), origin);
  }
  if (requestedWeek === SCREENS_ONLY) return xml("urlset", "url", await screenPaths(), origin);
  const week = readWeek(requestedWeek);
  if (!week) return textResponse(404, "There is no such part of the site map");
  return xml("urlset", "url", await itemPaths(week), origin);
}

export const action = refuseMethod;

/** Value of `week` for the sitemap of the screens. */
const SCREENS_ONLY = "screens";

/** Paths of the sitemaps in the index. */
async function mapPaths(now: Date): Promise<string[]> {
  const oldest = (await findOldestItemTime(db)) ?? now;
  const weeks = [];
  for (let start = weekStart(oldest); start <= now.getTime(); start += WEEK_MS)
    weeks.push(new Date(start).toISOString().slice(0, 10));
  return [SCREENS_ONLY, ...weeks].map((week) => `${serverPaths.sitemap}?week=${week}`);
}

/** The public screens, and the pages that people have published. */
const screenPaths = async (): Promise<string[]> => [
  ...SITEMAP_SCREENS,
  ...(await listPublicSlugs(db, SITEMAP_MAX_ADDRESSES - SITEMAP_SCREENS.length)).map((slug) =>
    studioPaths.page(slug),
  ),
];

async function itemPaths(week?: TimeSpan): Promise<string[]> {
  const items = await listItemIds(db, SITEMAP_MAX_ADDRESSES - SITEMAP_SCREENS.length, week);
  return items.map(({ kind, id }) => paths.item(kind, id));
}

/** Start of the week in ms since the epoch. Weeks begin on Thursday, as the epoch did. */
const weekStart = (time: Date): number => Math.floor(time.getTime() / WEEK_MS) * WEEK_MS;

function readWeek(day: string): TimeSpan | undefined {
  const from = new Date(/^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T00:00:00Z` : NaN);
  if (from.getTime() !== weekStart(from)) return undefined;
  return { from, to: new Date(from.getTime() + WEEK_MS) };
}

function xml(root: string, entry: string, addresses: readonly string[], origin: string): Response {
  const entries = addresses.map(
    (path) => `<${entry}><loc>${escapeXml(origin + path)}</loc></${entry}>`,
  );
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="${NAMESPACE}">
${entries.join("\n")}
</${root}>
`;
  return new Response(text, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
