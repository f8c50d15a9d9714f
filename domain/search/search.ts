import { ITEM_KINDS, type ItemKind } from "#domain/items/catalogue.ts";
import type { Agentik, Artifakt, Challenge, Space } from "#domain/items/items.ts";
import { placeOf, type IndexedRecord, type SearchRecord } from "./search-index.ts";
import { SEARCH_GROUP_LIMITS, searchedText } from "./search-request.ts";
import { searchWords } from "./search-words.ts";
import { fold } from "./text-fold.ts";

/** Default number of results. */
export const SEARCH_DEFAULT_RESULTS = 20;
/** Hits shared between the groups of the search box and of /search. */
export const SEARCH_GROUPED_HITS = 50;
/** Up to this many items the search box searches in memory; above that it asks the server. */
export const SEARCH_MEMORY_ITEMS = 2_000;

/** The fields of each kind that the search uses. */
export type Searched = {
  artifakt: Pick<
    Artifakt,
    "id" | "name" | "description" | "image" | "creator" | "price" | "rating"
  >;
  space: Pick<Space, "id" | "name" | "description" | "image" | "userCount" | "type">;
  agentik: Pick<Agentik, "id" | "name" | "description" | "type">;
  challenge: Pick<Challenge, "id" | "name" | "description" | "type">;
};

/** The four lists in display order; hits of equal rank keep it. */
export type SearchedLists = { [Kind in ItemKind]: readonly Searched[Kind][] };

/** Path of an item's page. */
export const itemUrl = (kind: ItemKind, id: string): string =>
  `/${kind}s/${encodeURIComponent(id)}`;

/**
 * The search records of the four lists, grouped by kind.
 *
 * @param samples ids of the artifakts without a file
 * @param own ids of the viewer's items, which come first: in an equal rank the index's order decides
 */
export function recordsOf(
  lists: SearchedLists,
  samples: Iterable<string> = [],
  own: readonly string[] = [],
): SearchRecord[] {
  const sampleIds = new Set(samples);
  const base = (type: ItemKind, { id, name, description }: Searched[ItemKind]) => ({
    id,
    type,
    description,
    title: name,
    url: itemUrl(type, id),
  });
  const image = (item: { image?: string }) => (item.image ? { image: item.image } : {});
  const places = new Map(own.map((id, place) => [id, place]));
  const placeIn = ({ id }: SearchRecord) => places.get(id) ?? own.length;
  const records: SearchRecord[] = [
    ...lists.artifakt.map((item) => ({
      ...base("artifakt", item),
      ...image(item),
      subtitle: item.creator,
      metadata: {
        price: item.price,
        rating: item.rating,
        ...(sampleIds.has(item.id) && { isSample: true }),
      },
    })),
    ...lists.space.map((item) => ({
      ...base("space", item),
      ...image(item),
      subtitle: item.type,
      metadata: { userCount: item.userCount },
    })),
    ...lists.agentik.map((item) => ({
      ...base("agentik", item),
      subtitle: item.type,
      metadata: {},
    })),
    ...lists.challenge.map((item) => ({
      ...base("challenge", item),
      subtitle: item.type,
      metadata: {},
    })),
  ];
  return records.sort((one, other) => placeIn(one) - placeIn(other));
}

type ByKind<Value> = Record<ItemKind, Value>;
const forEachKind = <Value>(make: (kind: ItemKind) => Value): ByKind<Value> => ({
  artifakt: make("artifakt"),
  space: make("space"),
  agentik: make("agentik"),
  challenge: make("challenge"),
});

export interface SearchResults<Hit> {
  /** Number of matches per kind. */
  totals: ByKind<number>;
  /** The best matches per kind, best first. */
  hits: ByKind<readonly Hit[]>;
}

/**
 * Searches the index for the words of a search, as substrings and in any order, ignoring case and accents.
 * Records with all of them in the title rank before those that need the description, then those with all in
 * the subtitle; equal ones keep the index's order. One pass: 10,000 records take about 2 ms.
 *
 * @param typed the raw input; a blank one finds nothing
 * @param limit total hits, shared fairly between the kinds
 */
export function searchRecords(
  index: readonly IndexedRecord[],
  typed: string,
  limit: number = SEARCH_DEFAULT_RESULTS,
): SearchResults<SearchRecord> {
  const totals = forEachKind(() => 0);
  const found = forEachKind((): SearchRecord[][] => [[], [], []]);
  const words = searchWords(searchedText(typed)).map(fold);
  if (words.length > 0) {
    for (const indexed of index) {
      const place = placeOf(words, indexed);
      if (place === undefined) continue;
      const { record } = indexed;
      totals[record.type] += 1;
      const tier = found[record.type][place];
      if (tier && tier.length < limit) tier.push(record);
    }
  }
  const shares = shareHits(totals, limit);
  return { totals, hits: forEachKind((kind) => found[kind].flat().slice(0, shares[kind])) };
}

/**
 * Shares a number of hits fairly between the kinds: each gets an equal part, and what a kind cannot
 * use goes to the others. The remainder of the division goes to the first kinds.
 *
 * @param totals number of matches per kind
 * @param limit total hits
 */
export function shareHits(totals: Readonly<ByKind<number>>, limit: number): ByKind<number> {
  const shares = forEachKind(() => 0);
  for (let left = limit; left > 0;) {
    const unfilled = ITEM_KINDS.filter((kind) => shares[kind] < totals[kind]);
    if (unfilled.length === 0) break;
    const part = Math.max(1, Math.floor(left / unfilled.length));
    for (const kind of unfilled) {
      const more = Math.min(part, totals[kind] - shares[kind], left);
      shares[kind] += more;
      left -= more;
    }
  }
  return shares;
}

export interface ResultGroup<Hit> {
  kind: ItemKind;
  /** Number of matches. */
  total: number;
  /** The first matches, best first. */
  hits: readonly Hit[];
}

/** Answer of `/suggestions` to the search box: the catalogue's size, or the matches. */
export interface Suggestions {
  /** Number of items; only without a search. */
  size?: number;
  /** Ids of the artifakts without a file, unless there are more items than the browser searches. */
  samples?: string[];
  /** Ids of the viewer's own items, then of those that they have a part in; only without a search. */
  own?: string[];
  groups?: ResultGroup<SearchRecord>[];
}

/**
 * The groups of the search box and of /search: 50 hits shared fairly, at most 8 artifakts, 6
 * spaces, 6 agentiks and 4 challenges, in this order. Used for hits of the browser and of Postgres.
 */
export function groupResults<Hit>({ totals, hits }: SearchResults<Hit>): ResultGroup<Hit>[] {
  const shares = shareHits(totals, SEARCH_GROUPED_HITS);
  return ITEM_KINDS.map((kind) => ({
    kind,
    total: totals[kind],
    hits: hits[kind].slice(0, Math.min(shares[kind], SEARCH_GROUP_LIMITS[kind])),
  }));
}

/**
 * The next highlighted result after an arrow key. The positions form a ring with one position for
 * "none": Down from the last result is none, Up from none is the last.
 *
 * @param values all results in display order
 * @param highlighted null for none; a value that is not shown counts as none
 */
export function moveHighlight(
  values: readonly string[],
  highlighted: string | null,
  by: 1 | -1,
): string | null {
  const places = values.length + 1;
  // Position 0 is "none".
  const at = highlighted === null ? 0 : values.indexOf(highlighted) + 1;
  return values[((at + by + places) % places) - 1] ?? null;
}
