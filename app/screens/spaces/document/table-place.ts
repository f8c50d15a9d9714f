import { TABLE_ROWS_PER_PAGE } from "#domain/spaces/tables/table.ts";

/** Part of a table that a page shows, from its address. */
export interface TablePlace {
  /** Column by which rows are sorted, from 1, negative for descending; 0 for the stored order. */
  sort: number;
  /** The first row shown, counted from 1 in the order of the page. */
  from: number;
}

const SORT = /^-?[1-9]\d?$/;
const COUNT = /^[1-9]\d{0,3}$/;
const UNDO = /^([1-9]\d{0,3})-([1-9]\d{0,3})$/;

export function readPlace(params: URLSearchParams): TablePlace {
  const [sort, from] = [params.get("sort") ?? "", params.get("from") ?? ""];
  return {
    sort: SORT.test(sort) ? Number(sort) : 0,
    from: firstOf(COUNT.test(from) ? Number(from) : 1),
  };
}

/** The first row of the page on which a row is; both are counted from 1. */
export const firstOf = (place: number): number => place - ((place - 1) % TABLE_ROWS_PER_PAGE);

/** `?row=3` or `?row=new`: the row of the form; undefined without a form. */
export function readRow(params: URLSearchParams): number | "new" | undefined {
  const asked = params.get("row");
  if (asked === null) return undefined;
  return COUNT.test(asked) ? Number(asked) : "new";
}

/** `?undo=7-3`: row 3 of version 7 was deleted and can be brought back. */
export function readUndo(params: URLSearchParams): { version: number; row: number } | undefined {
  const [, version, row] = UNDO.exec(params.get("undo") ?? "") ?? [];
  return version ? { version: Number(version), row: Number(row) } : undefined;
}

/** The query of a place of a table, with its question mark; empty for its beginning. */
export function placeQuery(
  { sort, from }: TablePlace,
  more: Readonly<Record<string, string | number>> = {},
): string {
  const query = new URLSearchParams({
    ...(sort !== 0 && { sort: String(sort) }),
    ...(from > 1 && { from: String(from) }),
    ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, String(value)])),
  }).toString();
  return query === "" ? "" : `?${query}`;
}

/** A table's `sort` as columns are indexed. */
export const sortOf = (sort: number) =>
  sort === 0 ? undefined : { column: Math.abs(sort) - 1, isDescending: sort < 0 };
