import { parsePageNumber } from "./page-number.ts";
import { SEARCH_MAX_CHARACTERS } from "#domain/search/search-limit.ts";

/**
 * The state of a list in the address: search, category, sort order, filters, view and page.
 * Defaults are left out, so that an unfiltered list has no query string; unknown values fall back
 * to the default.
 */

/** Items on one page of a list. */
export const PAGE_SIZE = 24;

export const LIST_VIEWS = ["grid", "list"] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** Additional filters: the chosen value by the name of its query parameter. */
export type Facets = Readonly<Record<string, string>>;

export interface ListState<C extends string, S extends string, F extends Facets = Facets> {
  /** Trimmed; empty without a search. */
  q: string;
  category: C;
  sort: S;
  /** From 1. */
  page: number;
  view: ListView;
  /** All additional filters of the list; absent when it has none. */
  facets?: F;
}

/** One page of a list. */
export interface ItemPage<T> {
  /** At most {@link PAGE_SIZE}. */
  items: T[];
  /**
   * Matches on all pages. Exact up to `COUNTED_UP_TO` (500); a larger number is a lower bound, but
   * always tells correctly whether there is a next page.
   */
  total: number;
}

/** The values of a list's parameters; the first of each is the default. */
export interface ListChoices<C extends string, S extends string, F extends Facets = Facets> {
  categories: readonly [C, ...C[]];
  sorts: readonly [S, ...S[]];
  /** The names q, category, sort, page and view are taken. */
  facets?: { readonly [Name in keyof F]: readonly [F[Name], ...F[Name][]] };
}

/** Parses a list's state from query parameters. Never fails: unknown values are the defaults. */
export function parseListState<C extends string, S extends string, F extends Facets = Facets>(
  params: URLSearchParams,
  { categories, sorts, facets }: ListChoices<C, S, F>,
): ListState<C, S, F> {
  return {
    q: [...(params.get("q") ?? "").trim()].slice(0, SEARCH_MAX_CHARACTERS).join("").trim(),
    category: pick(categories, params.get("category")),
    sort: pick(sorts, params.get("sort")),
    page: parsePageNumber(params.get("page")),
    view: pick(LIST_VIEWS, params.get("view")),
    ...(facets && { facets: pickFacets(facets, params) }),
  };
}

function pickFacets<F extends Facets>(
  choices: NonNullable<ListChoices<string, string, F>["facets"]>,
  params: URLSearchParams,
): F {
  const picked = Object.entries(choices).map(([name, values]: [string, FacetValues]) => [
    name,
    pick(values, params.get(name)),
  ]);
  return Object.fromEntries(picked) as F;
}
type FacetValues = readonly [string, ...string[]];

/**
 * The query string of a list's state with some changes, `?q=pan&page=2`, or an empty string. A
 * change of search, category, order or filter resets the page to 1.
 */
export function listQuery<C extends string, S extends string>(
  state: ListState<C, S>,
  choices: ListChoices<C, S>,
  changed: Partial<ListState<C, S>> = {},
): string {
  const isAnotherList =
    changed.q !== undefined || changed.category !== undefined || changed.sort || changed.facets;
  const next = { ...state, ...(isAnotherList && { page: 1 }), ...changed };
  const params = new URLSearchParams();
  if (next.q) params.set("q", next.q);
  if (next.category !== choices.categories[0]) params.set("category", next.category);
  if (next.sort !== choices.sorts[0]) params.set("sort", next.sort);
  for (const [name, value] of chosenFacets(next, choices)) params.set(name, value);
  if (next.view !== LIST_VIEWS[0]) params.set("view", next.view);
  if (next.page > 1) params.set("page", String(next.page));
  const query = params.toString();
  return query && `?${query}`;
}

/** Whether a search or filter is active: an empty result then offers to clear it. */
export function isFiltered<C extends string, S extends string>(
  state: ListState<C, S>,
  choices: ListChoices<C, S>,
): boolean {
  const { q, category } = state;
  return q !== "" || category !== choices.categories[0] || chosenFacets(state, choices).length > 0;
}

/** The additional filters that are not at their default, as name and value. */
export function chosenFacets(
  { facets = {} }: Pick<ListState<string, string>, "facets">,
  choices: Pick<ListChoices<string, string>, "facets">,
): [name: string, value: string][] {
  return Object.entries(facets).filter(([name, value]) => value !== choices.facets?.[name]?.[0]);
}

function pick<T extends string>(values: readonly [T, ...T[]], value: string | null): T {
  return values.find((known) => known === value) ?? values[0];
}
