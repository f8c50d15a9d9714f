import { channel } from "node:diagnostics_channel";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres, { type Sql } from "postgres";

/** What queries and commands take: the pool or a transaction on it. */
export type Db = PostgresJsDatabase<Record<string, never>>;

/** Each query's text is published here, for whoever counts or times them (`{ query: string }`). */
export const QUERY_CHANNEL = "plaza.query";

const queries = channel(QUERY_CHANNEL);
const logger = {
  logQuery(query: string) {
    if (queries.hasSubscribers) queries.publish({ query });
  },
};

export interface Connection {
  db: Db;
  /** The driver underneath, for LISTEN, COPY and health checks. */
  sql: Sql;
  /** Ends the pool; open queries get five seconds. */
  close(): Promise<void>;
}

export interface ConnectionOptions {
  /** Connections in the pool. A small pool is the fast one (shared/budgets.md). */
  max?: number;
}

/**
 * The only place that opens connections.
 *
 * Times out instead of hanging: 5 s a statement, 2 s waiting for a lock, 10 s idle in a
 * transaction; after a crash of the database it reconnects within a second (the driver's own
 * backoff waits up to 20 s).
 */
export function createDb(url: string, { max = 10 }: ConnectionOptions = {}): Connection {
  const sql = postgres(url, {
    max,
    backoff: (attempt) => Math.min(0.05 * 2 ** attempt, 1),
    connect_timeout: 5,
    onnotice: () => undefined,
    connection: {
      application_name: "plaza",
      statement_timeout: 5_000,
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 10_000,
    },
  });
  return { db: drizzle(sql, { logger }), sql, close: () => sql.end({ timeout: 5 }) };
}
