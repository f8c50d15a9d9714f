import { itemUrl, type Suggestions } from "#domain/search/search.ts";
import type { SearchRecord } from "#domain/search/search-index.ts";
import { parseSearchRequest } from "#domain/search/search-request.ts";
import type { ItemKind } from "#domain/items/catalogue.ts";
import { findSearchedSize, searchCatalogue, type SearchHit } from "#db/queries/search/search.ts";
import { plainDescription } from "#app/presenters/markdown/description.server.ts";
import { jsonLoader, refuseMethod } from "./json-endpoint.server.ts";

/**
 * GET /suggestions?q=: the search results of /search as JSON, for the search box when there are too
 * many items to search in the browser. Without `q` it returns the number of items, and which artifakts have no
 * file.
 *
 * Private to the search box: not part of the public JSON interface and of its OpenAPI description.
 */
export const loader = jsonLoader({
  audience: "everybody",
  read: async ({ db, request }): Promise<Suggestions> => {
    const { q } = parseSearchRequest(new URL(request.url).searchParams);
    if (q === "") return findSearchedSize(db);
    const groups = await searchCatalogue(db, { q, page: 1 }, new Date());
    return {
      groups: groups.map(({ kind, total, hits }) => ({
        kind,
        total,
        hits: hits.map((hit) => toRecord(kind, hit)),
      })),
    };
  },
});
export const action = refuseMethod;

function toRecord(type: ItemKind, hit: SearchHit): SearchRecord {
  const { id, name, description, subtitle, image, price, rating, userCount, isSample } = hit;
  return {
    id,
    type,
    title: name,
    description: type === "artifakt" ? plainDescription(description) : description,
    subtitle,
    url: itemUrl(type, id),
    ...(image && { image }),
    metadata: { price, rating, userCount, ...(isSample && { isSample }) },
  };
}
