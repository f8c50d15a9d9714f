import { ApiError } from "./api-error.server.ts";

/** Page size, and the cursor of the page before. */
export interface Paging {
  limit: number;
  cursor?: string | undefined;
}

/** A part of a list, and the cursor of the next one. */
export interface Part<Item> {
  data: Item[];
  next: string | null;
}

/**
 * A part of a list whose order is that of its ids, or which knows its place by one.
 *
 * @param list reads one item more than is shown
 */
export async function partAfterId<Row extends { id: string }, Item>(
  { limit, cursor }: Paging,
  list: (part: { limit: number; after: string | undefined }) => Promise<Row[]>,
  show: (row: Row) => Item,
): Promise<Part<Item>> {
  const rows = await list({ limit: limit + 1, after: cursor });
  const shown = rows.slice(0, limit);
  return { data: shown.map(show), next: rows.length > limit ? shown.at(-1)!.id : null };
}

/** Items that may be passed over. */
const OFFSET_MAX = 100_000;

/**
 * A part of a list whose order is not that of its ids: the cursor counts the items before it.
 *
 * @throws ApiError 400 for a cursor that is none
 */
export async function partAfterCount<Row, Item>(
  { limit, cursor = "0" }: Paging,
  list: (part: { limit: number; offset: number }) => Promise<Row[]>,
  show: (row: Row) => Item,
): Promise<Part<Item>> {
  const offset = /^\d{1,6}$/.test(cursor) ? Number(cursor) : Infinity;
  if (offset > OFFSET_MAX) throw new ApiError("bad_request", "cursor: take it from `next`");
  const rows = await list({ limit: limit + 1, offset });
  const next = rows.length > limit ? String(offset + limit) : null;
  return { data: rows.slice(0, limit).map(show), next };
}
