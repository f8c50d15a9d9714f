import { sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";

/** The database's clock: the same for all workers. */
export async function databaseNow(db: Db): Promise<Date> {
  const [row] = await db.execute<{ now: string }>(
    sql`SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS now`,
  );
  return new Date(row!.now);
}
