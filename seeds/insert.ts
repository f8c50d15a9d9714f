import { getTableColumns, type InferInsertModel, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/connection/client.ts";

/** Rows in one statement; Postgres takes at most 65,535 parameters, and our widest row has 14. */
export const CHUNK_ROWS = 2_000;

export interface InsertOutcome {
  /** How many rows were new. */
  inserted: number;
  /** The ids of the new rows (empty for tables without an `id`). */
  ids: string[];
}

/**
 * Inserts rows in few statements. A row that is there already stays exactly as it is: a rerun
 * changes nothing, and what people have changed since is kept.
 */
export async function insertNew<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<InsertOutcome> {
  const outcome: InsertOutcome = { inserted: 0, ids: [] };
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const key = columns.id ?? Object.values(columns)[0];
  if (!key) throw new Error("a table without columns cannot be seeded");
  for (let start = 0; start < rows.length; start += CHUNK_ROWS) {
    const chunk = rows.slice(start, start + CHUNK_ROWS);
    const written: Record<string, unknown>[] = await db
      .insert(table as PgTable)
      .values(chunk as Record<string, SQL | unknown>[])
      .onConflictDoNothing()
      .returning({ key });
    outcome.inserted += written.length;
    if (columns.id) for (const row of written) outcome.ids.push(String(row.key));
  }
  return outcome;
}
