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
  survivesCrashes(sql);
  return { db: drizzle(sql, { logger }), sql, close: () => sql.end({ timeout: 5 }) };
}

/** The connection is gone, or Postgres is going: as Node and Postgres name it. */
const GONE = new Set([
  ...["CONNECTION_CLOSED", "CONNECTION_DESTROYED", "CONNECTION_ENDED", "CONNECT_TIMEOUT"],
  ...["ECONNRESET", "EPIPE", "57P01", "57P02", "57P03"],
]);

function isGone(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as { code?: unknown };
    if (typeof code === "string" && GONE.has(code)) return true;
  }
  return false;
}

/**
 * When a connection goes in the middle of a transaction, the driver (postgres 3.4.9) sends the
 * rollback to the socket that is not there any more: an exception that nothing can catch, and that
 * ended the whole server with the database's first crash. So it is not told that such a transaction
 * failed: it rejects it by itself, since the connection has closed. (Should it not have, Postgres
 * closes it after ten seconds in an idle transaction.)
 */
function survivesCrashes(sql: Sql): void {
  const begin = sql.begin.bind(sql) as (...given: unknown[]) => Promise<unknown>;
  const careful = (...given: unknown[]) => {
    const work = given.pop() as (transaction: unknown) => unknown;
    return begin(...given, async (transaction: unknown) => {
      try {
        return await work(transaction);
      } catch (error) {
        if (isGone(error)) return new Promise(() => undefined);
        throw error;
      }
    });
  };
  sql.begin = careful as typeof sql.begin;
}
