import { and, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { DEMO_PERSON_ID } from "#domain/people/people.ts";

/**
 * Condition for items that are in lists, counts, search, API and site map: no guests' copies and
 * nothing else made by a guest, nothing that was taken down, only published artifakts, only listed
 * spaces. It is a generated column (db/schema/items/catalogue.ts) and the predicate of the partial
 * indexes.
 */
export const isListed = (table: { isListed: AnyPgColumn }): SQL => sql`${table.isListed}`;

/** The columns that decide who may open an item. */
interface Opened {
  /** Challenges have no copies, because their places are limited. */
  copiedFrom?: AnyPgColumn;
  /** Only spaces have a visibility. */
  visibility?: AnyPgColumn;
  madeByGuest: AnyPgColumn;
  takenDownAt: AnyPgColumn;
}

/**
 * Condition for items whose address opens for everyone: everything except guests' copies, private
 * spaces, what a guest made, and what was taken down.
 */
export const isOpenToAll = ({ copiedFrom, visibility, madeByGuest, takenDownAt }: Opened): SQL =>
  and(
    copiedFrom && isNull(copiedFrom),
    visibility && sql`${visibility} <> 'private'`,
    sql`NOT ${madeByGuest}`,
    isNull(takenDownAt),
  )!;

/** Condition for items that a person may open: those open to all, and the person's own. */
export const isOpenTo = (item: Opened & { owner: AnyPgColumn }, personId: string): SQL =>
  or(isOpenToAll(item), isOpenToInvolved(item, eq(item.owner, personId), personId))!;

/**
 * Condition for items that a person may open by a part in them, as owner, member or buyer, even
 * when they were taken down. Visitors read as the demo person, who therefore opens nothing that was
 * taken down.
 */
export const isOpenToInvolved = (
  { takenDownAt }: Opened,
  isInvolved: SQL,
  personId: string,
): SQL => (personId === DEMO_PERSON_ID ? and(isInvolved, isNull(takenDownAt))! : isInvolved);
