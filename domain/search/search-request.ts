import { ITEM_KINDS, type ItemKind } from "#domain/items/catalogue.ts";
import { COUNTED_UP_TO } from "#domain/format/counts.ts";
import { SEARCH_MAX_CHARACTERS } from "#domain/lists/list-state.ts";
import { fold } from "./text-fold.ts";

/** How many results each group shows at most (spec 9 "Search"), in the order of the groups. */
export const SEARCH_GROUP_LIMITS: Record<ItemKind, number> = {
  artifakt: 8,
  space: 6,
  agentik: 6,
  challenge: 4,
};

/** One page of a single group's results. */
export const SEARCH_PAGE_SIZE = 24;

/** The last page there is: nothing is counted beyond it (docs/decisions/0025-growth.md). */
export const SEARCH_LAST_PAGE = Math.ceil(COUNTED_UP_TO / SEARCH_PAGE_SIZE);

/** Beyond any list we have; keeps an offset from overflowing. */
const MAX_PAGE = 10_000;

/** What the address of /search asks for. */
export interface SearchRequest {
  /** Trimmed; empty when nothing is searched for. */
  q: string;
  /** The one group that is shown whole, a page at a time. */
  kind?: ItemKind;
  /** From 1; always 1 without a kind. */
  page: number;
}

/**
 * What is searched for when a person has typed this, in the dropdown and on /search alike: trimmed,
 * cut to what a name can hold; empty when there is nothing to search for (spec 5).
 */
export function searchedText(typed: string): string {
  // Control characters are in no name, and Postgres refuses one of them.
  const text = typed.replace(/\p{Cc}/gu, " ").trim();
  const cut = [...text].slice(0, SEARCH_MAX_CHARACTERS).join("").trim();
  // Marks without a letter to stand on would match everything.
  return fold(cut).trim() === "" ? "" : cut;
}

/** Reads a search from an address. Never fails: unknown kinds and pages are left out. */
export function parseSearchRequest(params: URLSearchParams): SearchRequest {
  const q = searchedText(params.get("q") ?? "");
  const kind = ITEM_KINDS.find((known) => known === params.get("kind"));
  const page = Number(params.get("page") ?? 1);
  if (!kind) return { q, page: 1 };
  return { q, kind, page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1 };
}

/** The address of a search, from the root; what is at its default is left out. */
export function searchPath({ q, kind, page }: SearchRequest): string {
  const params = new URLSearchParams();
  if (q) params.set("q", q);
  if (kind) params.set("kind", kind);
  if (kind && page > 1) params.set("page", String(page));
  const query = params.toString();
  return query ? `/search?${query}` : "/search";
}
