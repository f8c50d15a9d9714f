import { itemUrl, type Suggestions } from "#domain/search/search.ts";
import type { SearchRecord } from "#domain/search/search-index.ts";
import { parseSearchRequest } from "#domain/search/search-request.ts";
import type { ItemKind } from "#domain/items/catalogue.ts";
import {
  findSearchedSize,
  listOwnIds,
  searchCatalogue,
  type SearchHit,
} from "#db/queries/search/search.ts";
import { plainDescription } from "#app/presenters/markdown/description.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { jsonLoader, refuseMethod } from "./json-endpoint.server.ts";

/**
 * GET /suggestions?q=: the search results of /search as JSON, for the search box when there are too
 * many items to search in the browser. Without `q` it returns the number of items, which artifakts have no
 * file, and what is the viewer's, which comes first among equal results.
 *
 * Private to the search box: not part of the public JSON interface and of its OpenAPI description.
 */
export const loader = jsonLoader({
  audience: "person",
  read: async ({ db, request }): Promise<Suggestions> => {
    const { q } = parseSearchRequest(new URL(request.url).searchParams);
    const { isVisitor, personId } = await findViewer(request);
    if (q === "") {
      const [size, own] = await Promise.all([
        findSearchedSize(db),
        isVisitor ? undefined : listOwnIds(db, personId),
      ]);
      return { ...size, ...(own && { own }) };
    }
    const viewerId = isVisitor ? undefined : personId;
    const groups = await searchCatalogue(db, { q, page: 1 }, new Date(), viewerId);
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
