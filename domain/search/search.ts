import { ITEM_KINDS, type ItemKind } from "#domain/items/catalogue.ts";
import type { Agentik, Artifakt, Challenge, Space } from "#domain/items/items.ts";
import { SEARCH_GROUP_LIMITS, searchedText } from "./search-request.ts";
import { fold } from "./text-fold.ts";

/** Results of a search unless told otherwise (spec 9). */
export const SEARCH_DEFAULT_RESULTS = 20;
/** Hits the groups of the dropdown and of /search are made from (spec 9). */
export const SEARCH_GROUPED_HITS = 50;
/** Past this many items the dropdown asks the server (product.md, "Search"). */
export const SEARCH_MEMORY_ITEMS = 2_000;

/** One item as the search knows it (spec 3 "Search record"). */
export interface SearchRecord {
  id: string;
  type: ItemKind;
  title: string;
  description: string;
  /** An artifakt's creator; the stored type of everything else. */
  subtitle: string;
  /** The item's own page, from the root. */
  url: string;
  image?: string;
  metadata: {
    /** Artifakts: whole MXN, 0 is free. */
    price?: number;
    /** Artifakts: tenths. */
    rating?: number;
    /** Spaces. */
    userCount?: number;
  };
}

/** What the four lists have of their items that a search needs. */
export type Searched = {
  artifakt: Pick<
    Artifakt,
    "id" | "name" | "description" | "image" | "creator" | "price" | "rating"
  >;
  space: Pick<Space, "id" | "name" | "description" | "image" | "userCount" | "type">;
  agentik: Pick<Agentik, "id" | "name" | "description" | "type">;
  challenge: Pick<Challenge, "id" | "name" | "description" | "type">;
};

/** The four lists, each in the order it is shown in: equal hits stay in it. */
export type SearchedLists = { [Kind in ItemKind]: readonly Searched[Kind][] };

/** An item's page (spec 2 "Route table"). */
export const itemUrl = (kind: ItemKind, id: string): string =>
  `/${kind}s/${encodeURIComponent(id)}`;

/** The records of the four lists, kind by kind. */
export function recordsOf(lists: SearchedLists): SearchRecord[] {
  const base = (type: ItemKind, { id, name, description }: Searched[ItemKind]) => ({
    id,
    type,
    description,
    title: name,
    url: itemUrl(type, id),
  });
  const image = (item: { image?: string }) => (item.image ? { image: item.image } : {});
  return [
    ...lists.artifakt.map((item) => ({
      ...base("artifakt", item),
      ...image(item),
      subtitle: item.creator,
      metadata: { price: item.price, rating: item.rating },
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
}

/** A record with its texts folded once, so that a keystroke only compares. */
export interface IndexedRecord {
  record: SearchRecord;
  /** Title, description and subtitle, folded, with a sign between them that nobody can search for. */
  text: string;
  /** Where in `text` the title and the description end. */
  ends: readonly [title: number, description: number];
}

/** Folds every text once. Records keep their order. */
export const indexRecords = (records: readonly SearchRecord[]): IndexedRecord[] =>
  records.map((record) => {
    const title = fold(record.title);
    const description = fold(record.description);
    const text = [title, description, fold(subtitleWords(record.subtitle))].join(BETWEEN);
    return {
      record,
      text,
      ends: [title.length, title.length + BETWEEN.length + description.length],
    };
  });

/** A control character: `searchedText` leaves none in a search, so that no match runs over it. */
const BETWEEN = "\u0000";

/** Stored types are written with underscores: `customer_service`. */
const subtitleWords = (subtitle: string) => subtitle.replaceAll("_", " ");

type ByKind<Value> = Record<ItemKind, Value>;
const forEachKind = <Value>(make: (kind: ItemKind) => Value): ByKind<Value> => ({
  artifakt: make("artifakt"),
  space: make("space"),
  agentik: make("agentik"),
  challenge: make("challenge"),
});

export interface SearchResults<Hit> {
  /** How many match, of each kind. */
  totals: ByKind<number>;
  /** The best of them, of each kind, best first. */
  hits: ByKind<readonly Hit[]>;
}

/**
 * What matches a text as a substring of title, description or subtitle, blind to case and accents
 * (spec 3, 9): hits in the title before those in the description before those in the subtitle,
 * equal ones in the index's order. Reads each record once: 10,000 take about 2 ms.
 *
 * @param typed as it was typed; blank finds nothing (spec 5)
 * @param limit hits in all, shared fairly between the kinds
 */
export function searchRecords(
  index: readonly IndexedRecord[],
  typed: string,
  limit: number = SEARCH_DEFAULT_RESULTS,
): SearchResults<SearchRecord> {
  const totals = forEachKind(() => 0);
  const found = forEachKind((): SearchRecord[][] => [[], [], []]);
  const query = fold(searchedText(typed));
  if (query !== "") {
    for (const { record, text, ends } of index) {
      const at = text.indexOf(query);
      if (at === -1) continue;
      const place = at < ends[0] ? 0 : at < ends[1] ? 1 : 2;
      totals[record.type] += 1;
      const tier = found[record.type][place];
      if (tier && tier.length < limit) tier.push(record);
    }
  }
  const shares = shareHits(totals, limit);
  return { totals, hits: forEachKind((kind) => found[kind].flat().slice(0, shares[kind])) };
}

/**
 * Shares a number of hits between the kinds so that none is crowded out by another: each gets an
 * equal part, and what one has no use for goes to the others (product.md, "Search": "fair between
 * groups"). Earlier kinds get what cannot be divided.
 *
 * @param totals how many match, of each kind
 * @param limit hits in all
 */
export function shareHits(totals: Readonly<ByKind<number>>, limit: number): ByKind<number> {
  const shares = forEachKind(() => 0);
  for (let left = limit; left > 0;) {
    const hungry = ITEM_KINDS.filter((kind) => shares[kind] < totals[kind]);
    if (hungry.length === 0) break;
    const part = Math.max(1, Math.floor(left / hungry.length));
    for (const kind of hungry) {
      const more = Math.min(part, totals[kind] - shares[kind], left);
      shares[kind] += more;
      left -= more;
    }
  }
  return shares;
}

export interface ResultGroup<Hit> {
  kind: ItemKind;
  /** How many match in all. */
  total: number;
  /** The first of them, best first. */
  hits: readonly Hit[];
}

/** What the server tells the search box: how much there is, or what it found. */
export interface Suggestions {
  /** How many items there are; only where nothing was searched for. */
  size?: number;
  groups?: ResultGroup<SearchRecord>[];
}

/**
 * The groups of the dropdown and of /search, in the specified order (spec 9): of 50 hits, shared
 * fairly, at most 8 artifakts, 6 spaces, 6 agentiks and 4 challenges. The one place of this rule:
 * the browser's hits and those from Postgres go through it.
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
 * Where an arrow moves the highlight in the dropdown (spec 2): Down from the last result goes to
 * none and from none to the first; Up from none goes to the last and from the first to none.
 *
 * @param values every result, in the order shown
 * @param highlighted null for none, as is one that is not shown
 */
export function moveHighlight(
  values: readonly string[],
  highlighted: string | null,
  by: 1 | -1,
): string | null {
  const places = values.length + 1;
  // The place before the first result is "none".
  const at = highlighted === null ? 0 : values.indexOf(highlighted) + 1;
  return values[((at + by + places) % places) - 1] ?? null;
}
