import { fetchJson } from "./fetch-json.ts";
import {
  SEARCH_MEMORY_ITEMS,
  recordsOf,
  type ResultGroup,
  type Searched,
  type Suggestions,
} from "#domain/search/search.ts";
import {
  indexRecords,
  type IndexedRecord,
  type SearchRecord,
} from "#domain/search/search-index.ts";
import { paths } from "#domain/addresses/paths.ts";

/** Source of the search box: an index in memory, or the server for large catalogues. */
export type Catalogue = { index: IndexedRecord[] } | "server";

/**
 * Loads the four lists and builds the index. First asks for the number of items: above
 * `SEARCH_MEMORY_ITEMS` every search goes to the server instead. Unchanged lists are revalidated by
 * ETag in the HTTP cache and answered with 304.
 *
 * @throws Error as `fetchJson` does; AbortError if aborted
 */
export async function loadCatalogue(signal: AbortSignal): Promise<Catalogue> {
  const read = <Answer>(...path: string[]) => fetchJson<Answer>(path, { signal });
  const { size = 0, samples, own } = await read<Suggestions>(paths.suggestions);
  if (size > SEARCH_MEMORY_ITEMS) return "server";
  const [artifakt, space, agentik, challenge] = await Promise.all([
    read<Searched["artifakt"][]>(paths.api, "artifakts"),
    read<Searched["space"][]>(paths.api, "spaces"),
    read<Searched["agentik"][]>(paths.api, "agentiks"),
    read<Searched["challenge"][]>(paths.api, "challenges"),
  ]);
  return { index: indexRecords(recordsOf({ artifakt, space, agentik, challenge }, samples, own)) };
}

/**
 * Searches on the server.
 *
 * @throws Error as `fetchJson` does; AbortError if aborted
 */
export async function askServer(
  query: string,
  signal: AbortSignal,
): Promise<ResultGroup<SearchRecord>[]> {
  const path = `${paths.suggestions}?${new URLSearchParams({ q: query })}`;
  const { groups = [] } = await fetchJson<Suggestions>([path], { signal });
  return groups;
}
