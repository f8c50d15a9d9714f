/**
 * What a person chose on a list, as it stands in the address (product.md: state a person would
 * share or come back to is in the URL). Defaults are left out, so that an untouched list has a bare
 * address; what is not known falls back to the unfiltered screen.
 */

/** How many items a list shows at a time (product.md, "Filters and views"). */
export const PAGE_SIZE = 24;

/** Longer searches are cut: no name or description is matched by more. */
export const SEARCH_MAX_CHARACTERS = 100;

/** Beyond any list we have; keeps an offset from overflowing. */
const MAX_PAGE = 100_000;

export const LIST_VIEWS = ["grid", "list"] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** A list's further filters: what is chosen, by the name it has in the address. */
export type Facets = Readonly<Record<string, string>>;

export interface ListState<C extends string, S extends string, F extends Facets = Facets> {
  /** Trimmed; empty when nothing is searched for. */
  q: string;
  category: C;
  sort: S;
  /** From 1. */
  page: number;
  view: ListView;
  /** All further filters the list has; absent when it has none. */
  facets?: F;
}

/** What a list shows at a time. */
export interface ItemPage<T> {
  /** At most {@link PAGE_SIZE}. */
  items: T[];
  /**
   * How many there are on all pages together, up to `COUNTED_UP_TO`; a larger number says that there
   * are at least so many, and always says truly whether there are more than the pages so far.
   */
  total: number;
}

/** The choices a list offers; the first of each is its default. */
export interface ListChoices<C extends string, S extends string, F extends Facets = Facets> {
  categories: readonly [C, ...C[]];
  sorts: readonly [S, ...S[]];
  /** No name may be one the address has already: q, category, sort, page, view. */
  facets?: { readonly [Name in keyof F]: readonly [F[Name], ...F[Name][]] };
}

/** Reads a list's state from an address. Never fails: unknown values are the defaults. */
export function parseListState<C extends string, S extends string, F extends Facets = Facets>(
  params: URLSearchParams,
  { categories, sorts, facets }: ListChoices<C, S, F>,
): ListState<C, S, F> {
  const page = Number(params.get("page") ?? 1);
  return {
    q: [...(params.get("q") ?? "").trim()].slice(0, SEARCH_MAX_CHARACTERS).join("").trim(),
    category: pick(categories, params.get("category")),
    sort: pick(sorts, params.get("sort")),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
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
 * The query of an address, `?q=pan&page=2` or an empty text, with some of the state changed.
 * Whatever changes which items there are begins again at the first page.
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

/** Whether anything narrows the list: then an empty result offers to clear it. */
export function isFiltered<C extends string, S extends string>(
  state: ListState<C, S>,
  choices: ListChoices<C, S>,
): boolean {
  const { q, category } = state;
  return q !== "" || category !== choices.categories[0] || chosenFacets(state, choices).length > 0;
}

/** The further filters that narrow the list, as name and value. */
export function chosenFacets(
  { facets = {} }: Pick<ListState<string, string>, "facets">,
  choices: Pick<ListChoices<string, string>, "facets">,
): [name: string, value: string][] {
  return Object.entries(facets).filter(([name, value]) => value !== choices.facets?.[name]?.[0]);
}

function pick<T extends string>(values: readonly [T, ...T[]], value: string | null): T {
  return values.find((known) => known === value) ?? values[0];
}
