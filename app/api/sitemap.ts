import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { SEARCH_MEMORY_ITEMS } from "#domain/search/search.ts";
import { env } from "#config/env.ts";
import { findOldestItemTime, listItemIds, type TimeSpan } from "#db/queries/items/item-ids.ts";
import { countSearchedItems } from "#db/queries/search/search.ts";
import { paths } from "#app/paths.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";

/** The most addresses one site map may hold (sitemaps.org). */
export const SITEMAP_MAX_ADDRESSES = 50_000;

/** The screens that are the same for everybody. */
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
 * `/sitemap.xml`: the public screens and every item's page. Where there are more than a browser would
 * hold it is an index instead: one site map for the screens and one for each week's items,
 * `?week=2026-03-09`, which hardly change once the week is over. When an item was last changed is not
 * kept, so nothing is said about it.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const url = new URL(request.url);
  const origin = env.PUBLIC_URL ?? url.origin;
  const asked = url.searchParams.get("week");
  if (asked === null) {
    const isLong = (await countSearchedItems(db)) > SEARCH_MEMORY_ITEMS;
    if (isLong) return xml("sitemapindex", "sitemap", await mapPaths(new Date()), origin);
    return xml("urlset", "url", [...SITEMAP_SCREENS, ...(await itemPaths())], origin);
  }
  if (asked === SCREENS_ONLY) return xml("urlset", "url", SITEMAP_SCREENS, origin);
  const week = readWeek(asked);
  if (!week) return textResponse(404, "There is no such part of the site map");
  return xml("urlset", "url", await itemPaths(week), origin);
}

export const action = refuseMethod;

/** In the place of a week: the screens, which are of no week. */
const SCREENS_ONLY = "screens";

/** The site maps of the index. */
async function mapPaths(now: Date): Promise<string[]> {
  const oldest = (await findOldestItemTime(db)) ?? now;
  const weeks = [];
  for (let start = weekStart(oldest); start <= now.getTime(); start += WEEK_MS)
    weeks.push(new Date(start).toISOString().slice(0, 10));
  return [SCREENS_ONLY, ...weeks].map((week) => `${paths.sitemap}?week=${week}`);
}

async function itemPaths(week?: TimeSpan): Promise<string[]> {
  const items = await listItemIds(db, SITEMAP_MAX_ADDRESSES - SITEMAP_SCREENS.length, week);
  return items.map(({ kind, id }) => paths.item(kind, id));
}

/** The Thursday before: weeks of the epoch, which need no calendar. */
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
