import { getTableColumns, type InferInsertModel, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/connection/client.ts";

/** Rows per statement. Postgres accepts 65,535 parameters; the widest row has fewer than 30. */
const CHUNK_ROWS = 2_000;

export interface InsertOutcome {
  /** Number of new rows. */
  inserted: number;
  /** Ids of the new rows; empty for tables without an `id`. */
  ids: string[];
}

/**
 * Inserts rows in batches (`ON CONFLICT DO NOTHING`). Existing rows are not changed, so that a
 * rerun keeps what people have changed since.
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
