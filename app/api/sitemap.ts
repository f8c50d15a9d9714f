import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#app/db.server.ts";
import { env } from "#app/env.server.ts";
import { listItemIds } from "#db/queries/item-ids.ts";
import { refuseMethod } from "./json-endpoint.server.ts";

/** The most addresses one site map may hold (sitemaps.org). */
export const SITEMAP_MAX_ADDRESSES = 50_000;

/** The screens that are the same for everybody. */
export const SITEMAP_SCREENS = [
  ...["/", "/spaces", "/artifakts", "/agentiks", "/challenges"],
  ...["/marketplace", "/portals", "/perks", "/multimedia"],
] as const;

/**
 * `/sitemap.xml`: the public screens and every item's page, up to the most a site map may hold. When
 * an item was last changed is not kept, so nothing is said about it.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const origin = env.PUBLIC_URL ?? new URL(request.url).origin;
  const items = await listItemIds(db, SITEMAP_MAX_ADDRESSES - SITEMAP_SCREENS.length);
  const paths = [
    ...SITEMAP_SCREENS,
    ...items.map(({ kind, id }) => `/${kind}s/${encodeURIComponent(id)}`),
  ];
  const urls = paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

export const action = refuseMethod;

const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
