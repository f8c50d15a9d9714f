import { paths } from "#app/paths.ts";
import { fetchJson } from "./fetch-json.ts";
import {
  SEARCH_MEMORY_ITEMS,
  indexRecords,
  recordsOf,
  type IndexedRecord,
  type ResultGroup,
  type SearchRecord,
  type Searched,
  type Suggestions,
} from "#domain/search/search.ts";

/** Where the search box looks: in what it holds, or at the server when there is too much to hold. */
export type Catalogue = { index: IndexedRecord[] } | "server";

/**
 * Loads the four lists and folds their texts once. Past about 2,000 items (product.md, "Search")
 * the server is asked on every search instead: so how many there are is asked first. The browser's
 * own cache keeps the entity tags: what has not changed is not sent again.
 *
 * @throws Error as `fetchJson` does; AbortError when given up
 */
export async function loadCatalogue(signal: AbortSignal): Promise<Catalogue> {
  const read = <Answer>(...path: string[]) => fetchJson<Answer>(path, { signal });
  const { size = 0 } = await read<Suggestions>(paths.suggestions);
  if (size > SEARCH_MEMORY_ITEMS) return "server";
  const [artifakt, space, agentik, challenge] = await Promise.all([
    read<Searched["artifakt"][]>(paths.api, "artifakts"),
    read<Searched["space"][]>(paths.api, "spaces"),
    read<Searched["agentik"][]>(paths.api, "agentiks"),
    read<Searched["challenge"][]>(paths.api, "challenges"),
  ]);
  return { index: indexRecords(recordsOf({ artifakt, space, agentik, challenge })) };
}

/**
 * The groups for a text, from the server.
 *
 * @throws Error as `fetchJson` does; AbortError when given up
 */
export async function askServer(
  query: string,
  signal: AbortSignal,
): Promise<ResultGroup<SearchRecord>[]> {
  const path = `${paths.suggestions}?${new URLSearchParams({ q: query })}`;
  const { groups = [] } = await fetchJson<Suggestions>([path], { signal });
  return groups;
}
