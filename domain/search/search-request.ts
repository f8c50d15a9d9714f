import { parsePageNumber } from "#domain/lists/page-number.ts";
import { paths } from "#domain/addresses/paths.ts";
import { ITEM_KINDS, type ItemKind } from "#domain/items/catalogue.ts";
import { COUNTED_UP_TO } from "#domain/lists/counts.ts";
import { SEARCH_MAX_CHARACTERS } from "./search-limit.ts";
import { fold } from "./text-fold.ts";

/** Maximum results of each group, in the order of the groups. */
export const SEARCH_GROUP_LIMITS: Record<ItemKind, number> = {
  artifakt: 8,
  space: 6,
  agentik: 6,
  challenge: 4,
};

/** The group of the person's own spaces on the page of results, which a link names by `#results-mine`. */
export const OWN_SPACES_GROUP = "mine";

/** Results on one page of a single group. */
export const SEARCH_PAGE_SIZE = 24;

/** The last page of a group: matches are counted up to 500 (docs/decisions/0025-growth.md). */
export const SEARCH_LAST_PAGE = Math.ceil(COUNTED_UP_TO / SEARCH_PAGE_SIZE);

/** The query parameters of /search. */
export interface SearchRequest {
  /** Trimmed; empty without a search. */
  q: string;
  /** Shows this group alone, one page at a time. */
  kind?: ItemKind;
  /** From 1; always 1 without `kind`. */
  page: number;
}

/**
 * Normalizes a typed search for the search box and /search: control characters become spaces,
 * trimmed, cut to 100 characters. Empty when there is nothing to search for.
 */
export function searchedText(typed: string): string {
  // No name contains control characters, and Postgres does not accept NUL.
  const text = typed.replace(/\p{Cc}/gu, " ").trim();
  const cut = [...text].slice(0, SEARCH_MAX_CHARACTERS).join("").trim();
  // Combining marks alone fold to an empty string, which would match everything.
  return fold(cut).trim() === "" ? "" : cut;
}

/** Parses a search from query parameters. Never fails: unknown kinds and pages are ignored. */
export function parseSearchRequest(params: URLSearchParams): SearchRequest {
  const q = searchedText(params.get("q") ?? "");
  const kind = ITEM_KINDS.find((known) => known === params.get("kind"));
  if (!kind) return { q, page: 1 };
  return { q, kind, page: parsePageNumber(params.get("page")) };
}

/** The path and query of a search; defaults are left out. */
export function searchPath({ q, kind, page }: SearchRequest): string {
  const params = new URLSearchParams();
  if (q) params.set("q", q);
  if (kind) params.set("kind", kind);
  if (kind && page > 1) params.set("page", String(page));
  const query = params.toString();
  return query ? `${paths.search}?${query}` : paths.search;
}
