import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/**
 * What everybody may see: no guest's copy of what the demo person has, and of artifakts only what is
 * published. Every list, count and search of the catalogue says so, in the words of its partial index.
 */
export const isListed = ({
  copiedFrom,
  publication,
}: {
  copiedFrom: AnyPgColumn;
  publication?: AnyPgColumn;
}): SQL =>
  publication ? and(isNull(copiedFrom), eq(publication, "published"))! : isNull(copiedFrom);

/** What one person may open: what everybody may, and their own copies. Others' are as if not there. */
export const isOpenTo = (
  { copiedFrom, owner }: { copiedFrom: AnyPgColumn; owner: AnyPgColumn },
  personId: string,
): SQL => sql`(${copiedFrom} IS NULL OR ${owner} = ${personId})`;
