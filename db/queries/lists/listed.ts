import { and, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/**
 * Condition for items that are in lists, counts, search, API and site map: no guests' copies, only
 * published artifakts, only spaces that are listed and not made by a guest. It equals the predicate
 * of the partial indexes.
 */
export const isListed = (table: {
  copiedFrom: AnyPgColumn;
  publication?: AnyPgColumn;
  /** Of spaces: a generated column with the whole condition. */
  isListed?: AnyPgColumn;
}): SQL => {
  if (table.isListed) return sql`${table.isListed}`;
  const { copiedFrom, publication } = table;
  return publication ? and(isNull(copiedFrom), eq(publication, "published"))! : isNull(copiedFrom);
};

interface Opened {
  copiedFrom: AnyPgColumn;
  /** Of spaces. */
  visibility?: AnyPgColumn;
  madeByGuest?: AnyPgColumn;
}

/**
 * Condition for items whose address opens for everyone: everything except guests' copies, private
 * spaces, and spaces made by a guest.
 */
export const isOpenToAll = ({ copiedFrom, visibility, madeByGuest }: Opened): SQL =>
  and(
    isNull(copiedFrom),
    visibility && sql`${visibility} <> 'private'`,
    madeByGuest && sql`NOT ${madeByGuest}`,
  )!;

/** Condition for items that a person may open: those open to all, and the person's own. */
export const isOpenTo = (item: Opened & { owner: AnyPgColumn }, personId: string): SQL =>
  or(isOpenToAll(item), eq(item.owner, personId))!;
