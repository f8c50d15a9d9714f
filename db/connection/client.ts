import { channel } from "node:diagnostics_channel";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres, { type Sql } from "postgres";
import { isConnectionLost } from "./away.ts";
import { guardClient } from "./guarded-client.ts";
import { openReplicas } from "./replicas.ts";
import { openWholeSocket } from "./whole-socket.ts";

/** What queries and commands take: the pool or a transaction on it. */
export type Db = PostgresJsDatabase<Record<string, never>>;

/** Each query is published here, for tests that count queries or ask for their plans (`QueryAsked`). */
export const QUERY_CHANNEL = "plaza.query";

export interface QueryAsked {
  /** With $1, $2 in place of the values. */
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
  /** Resolves when the database answers; with `db`'s limits. */
  ping(): Promise<void>;
  /** The driver underneath, for LISTEN, COPY and health checks. */
  sql: Sql;
  /** Ends the pool; open queries get five seconds. */
  close(): Promise<void>;
}

export interface ConnectionOptions {
  /** Connections in the pool. A small pool is the fast one (shared/budgets.md). */
  max?: number;
  /**
   * How long a query may wait for one of them, in milliseconds, before it fails as `PoolBusy`.
   * Without it as long as it takes: programs that do one thing after the other want that.
   */
  waitMs?: number;
  /**
   * After how many milliseconds without an answer the connections are taken for dead and replaced:
   * longer than a statement may take. Without it that is left to TCP.
   */
  silentMs?: number;
  /** Servers that follow this one: reads may go there while `mayRead` says so. */
  replicas?: {
    urls: readonly string[];
    /** Asked before each read: whether what it answers may be a few seconds old. */
    mayRead: () => boolean;
  };
}

/**
 * The only place that opens connections.
 *
 * Times out instead of hanging: 5 s a statement, 2 s waiting for a lock, 10 s idle in a
 * transaction; after a crash of the database it reconnects within a second (the driver's own
 * backoff waits up to 20 s).
 */
export function createDb(url: string, options: ConnectionOptions = {}): Connection {
  const { max = 10, waitMs = Infinity, silentMs = Infinity, replicas: followers } = options;
  // LISTEN must outlive the drivers that are replaced, so what is asked directly has one of its own:
  // it connects when it is first used.
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

/** Another one whose answers drizzle reads the same: it tells the driver how rows are to look. */
function connectAlike(url: string, max: number): Sql {
  const sql = connectTo(url, max);
  drizzle(sql);
  return sql;
}

/** An option that the driver's types do not name. */
const SOCKETS = { socket: openWholeSocket } as object;

/** The driver, with the settings that every connection has. */
function connectTo(url: string, max: number): Sql {
  const sql = postgres(url, {
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
  survivesCrashes(sql);
  return sql;
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
        if (isConnectionLost(error)) return new Promise(() => undefined);
        throw error;
      }
    });
  };
  sql.begin = careful as typeof sql.begin;
}
