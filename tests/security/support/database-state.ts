import type { Sql } from "postgres";

/** Rejected writes are counted too. */
const COUNTERS = ["rate_limits"];

/**
 * Digest of all rows of all tables: equal digests mean that nothing was written.
 *
 * @param except tables to exclude; for what only reads, none
 */
export async function databaseState(
  sql: Sql,
  except: readonly string[] = COUNTERS,
): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`;
  const digests = await Promise.all(
    tables
      .filter(({ name }) => !except.includes(name))
      .map(async ({ name }) => {
        const [row] = await sql<{ digest: string | null }[]>`
        SELECT md5(string_agg(digest, '' ORDER BY digest)) AS digest
        FROM (SELECT md5(t::text) AS digest FROM ${sql(name)} AS t) rows`;
        return `${name}:${row?.digest ?? "empty"}`;
      }),
  );
  return digests.join("\n");
}
