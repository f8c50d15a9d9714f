import { isNull, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/**
 * What everybody may see: no guest's copy of what the demo person has. Every list, count and search
 * of the catalogue says so, in the words of its partial index.
 */
export const isListed = ({ copiedFrom }: { copiedFrom: AnyPgColumn }): SQL => isNull(copiedFrom);

/** What one person may open: what everybody may, and their own copies. Others' are as if not there. */
export const isOpenTo = (
  { copiedFrom, owner }: { copiedFrom: AnyPgColumn; owner: AnyPgColumn },
  personId: string,
): SQL => sql`(${copiedFrom} IS NULL OR ${owner} = ${personId})`;
