import { channel } from "node:diagnostics_channel";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres, { type Sql } from "postgres";
import { isConnectionLost } from "./database-errors.ts";
import { guardClient } from "./guarded-client.ts";
import { openReplicas } from "./replicas.ts";
import { openPostgresSocket } from "./postgres-socket-fix.ts";

/** The database handle that queries and commands take: the pool or a transaction on it. */
export type Db = PostgresJsDatabase<Record<string, never>>;

/** Diagnostics channel of every query (`QueryAsked`), for tests that count or EXPLAIN queries. */
export const QUERY_CHANNEL = "plaza.query";

export interface QueryAsked {
  /** SQL with placeholders $1, $2 … */
  query: string;
  params: unknown[];
}

const queries = channel(QUERY_CHANNEL);
const logger = {
  logQuery(query: string, params: unknown[]) {
    const asked: QueryAsked = { query, params };
    if (queries.hasSubscribers) queries.publish(asked);
  },
};

export interface Connection {
  db: Db;
  /** Resolves when the database answers `SELECT 1`; subject to the same time limits as `db`. */
  ping(): Promise<void>;
  /** The underlying postgres.js driver, for LISTEN, COPY and health checks. */
  sql: Sql;
  /** Closes the pool; running queries get five seconds to finish. */
  close(): Promise<void>;
}

export interface ConnectionOptions {
  /** Connections in the pool. Small pools are faster; sizes: docs/sizing.md. */
  max?: number;
  /**
   * Maximum wait for a free connection, in milliseconds, before a query fails as `PoolBusy`.
   * Default: unlimited, for scripts that run one query after the other.
   */
  waitMs?: number;
  /**
   * Milliseconds without an answer after which all connections count as dead and are replaced. Must
   * be longer than `statement_timeout`. Default: never; TCP detects dead connections.
   */
  silentMs?: number;
  /** Read replicas; used for a read only while `mayRead` returns true. */
  replicas?: {
    urls: readonly string[];
    /** Called before each read: whether its result may be a few seconds old. */
    mayRead: () => boolean;
  };
}

/**
 * Opens a connection pool. The only place that opens connections for the application.
 *
 * Time limits instead of hanging: 5 s per statement, 2 s for a lock, 10 s idle in a transaction.
 * After a crash of the database it reconnects within a second (the driver's default back-off waits
 * up to 20 s).
 */
export function createDb(url: string, options: ConnectionOptions = {}): Connection {
  const { max = 10, waitMs = Infinity, silentMs = Infinity, replicas: followers } = options;
  // A driver of its own for LISTEN, which must survive `guardClient` replacing drivers. It connects
  // on first use.
  const sql = connectAlike(url, max);
  const replicas = followers?.urls.length
    ? openReplicas({ ...followers, primary: connectTo(url, 1), connect: connectAlike, max })
    : undefined;
  const open = () => connectAlike(url, max);
  const guarded = guardClient({ max, waitMs, silentMs, replicas, open });
  return {
    db: drizzle(guarded.client, { logger }),
    sql,
    ping: async () => void (await guarded.client.unsafe("SELECT 1")),
    async close() {
      await Promise.all([replicas?.close(), guarded.close(), sql.end({ timeout: 5 })]);
    },
  };
}

/** A driver with drizzle's type parsers installed, so that all drivers return rows alike. */
function connectAlike(url: string, max: number): Sql {
  const sql = connectTo(url, max);
  drizzle(sql);
  return sql;
}

/** `socket` is an option of postgres.js that its types lack. */
const SOCKETS = { socket: openPostgresSocket } as object;

/** The driver with the settings of every connection. */
export function connectTo(
  url: string,
  max: number,
  more: Pick<postgres.Options<Record<string, never>>, "transform"> = {},
): Sql {
  const sql = postgres(url, {
    ...more,
    max,
    ...SOCKETS,
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
  ignoreLostTransactions(sql);
  return sql;
}

/**
 * Workaround for postgres.js 3.4.9: when the connection is lost in the middle of a transaction, the
 * driver sends ROLLBACK to the closed socket. That throws an exception that cannot be caught and
 * ends the process. So the callback of a transaction whose connection is lost never settles: the
 * driver rejects the transaction itself because the connection has closed. (If it does not,
 * PostgreSQL ends the transaction after 10 s: `idle_in_transaction_session_timeout`.)
 */
function ignoreLostTransactions(sql: Sql): void {
  const begin = sql.begin.bind(sql) as (...given: unknown[]) => Promise<unknown>;
  const careful = (...given: unknown[]) => {
    const work = given.pop() as (transaction: unknown) => unknown;
    return begin(...given, async (transaction: unknown) => {
      try {
        return await work(transaction);
      } catch (error) {
        if (isConnectionLost(error)) return new Promise(() => undefined);
        throw error;
      }
    });
  };
  sql.begin = careful as typeof sql.begin;
}
