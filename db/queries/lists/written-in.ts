import { eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { onlyLanguage } from "#domain/lists/item-language.ts";

/** Condition of a list's language filter; undefined if it is off. */
export function isWrittenIn(
  { language }: { language: PgColumn },
  facets: { lang?: string } | undefined,
): SQL | undefined {
  const only = onlyLanguage(facets);
  return only && eq(language, only);
}
