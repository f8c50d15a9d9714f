import type { Sql } from "postgres";
import { isDatabaseGone, names } from "./database-errors.ts";
import { timed } from "./query-timing.ts";
import { isRead } from "./read-statement.ts";
import { createConnectionLimiter, type ConnectionLimiter } from "./connection-limiter.ts";

/** Replicas that lag more than this behind the primary are not used. */
const MAX_LAG_MS = 3_000;
const POLL_MS = 500;
/** Remembered samples of the primary's write-ahead log: they span more than MAX_LAG_MS. */
const MAX_SAMPLES = 20;
/** Maximum wait for a connection of a busy replica, in milliseconds; then the primary is used. */
const WAIT_MS = 100;

/**
 * Errors of a replica, besides a lost connection, after which the query runs on the primary
 * instead: the statement writes (25006), conflicts with recovery (40001), uses a table, column or
 * function that has not been replicated yet, or met a resource limit.
 */
const RETRY_ON_PRIMARY = new Set([
  "25006",
  "40001",
  "42P01",
  "42703",
  "42883",
  "POOL_BUSY",
  "53300",
  "57014",
  "55P03",
]);

export interface ReplicaState {
  /** Whether it is used for reads now. */
  isUsed: boolean;
  /** Upper bound of the replication lag, in milliseconds; Infinity until it is known. */
  lagMs: number;
}

interface QueryOptions {
  /** Whether to run it as a prepared statement (prepared-statements.ts). */
  prepare: boolean;
  asValues: boolean;
}

export interface Replicas {
  /**
   * Runs a query on a replica, if it is a read, the request allows it and a replica is recent
   * enough.
   *
   * @returns undefined when the primary must run it: no replica was suitable, or it failed for a
   *   reason of its own
   */
  runQuery(
    query: string,
    values: unknown[],
    options: QueryOptions,
  ): Promise<{ rows: unknown } | undefined> | undefined;
  states(): ReplicaState[];
  close(): Promise<void>;
}

interface Replica {
  sql: Sql;
  limiter: ConnectionLimiter;
  /** The replica contains all commits up to this time, on the clock of `performance.now()`. */
  asOf: number;
}

interface Sample {
  at: number;
  lsn: bigint;
}

export interface ReplicaOptions {
  urls: readonly string[];
  mayRead: () => boolean;
  /** A connection of its own, for polling the position in the write-ahead log. */
  primary: Sql;
  connect: (url: string, max: number) => Sql;
  /** Connections to each replica. */
  max: number;
}

/**
 * Routes reads to replicas and tracks their lag. Twice a second it records the primary's position
 * in the write-ahead log (LSN). A replica that has replayed up to a recorded LSN contains
 * everything committed by then. This needs no clock but this process's, and a replica that is cut
 * off from its primary counts as stale by itself.
 */
export function openReplicas({ urls, mayRead, primary, connect, max }: ReplicaOptions): Replicas {
  const replicas: Replica[] = urls.map((url) => ({
    sql: connect(url, max),
    limiter: createConnectionLimiter(max, WAIT_MS),
    asOf: -Infinity,
  }));
  let samples: Sample[] = [];
  let next = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function samplePrimary(): Promise<void> {
    const at = performance.now();
    const [row] = await primary<[{ place: string }]>`SELECT pg_current_wal_lsn()::text AS place`;
    samples = [...samples, { at, lsn: parseLsn(row.place) }].slice(-MAX_SAMPLES);
  }

  async function updateReplica(replica: Replica): Promise<void> {
    const [row] = await replica.sql<[{ place: string | null }]>`
      SELECT pg_last_wal_replay_lsn()::text AS place`;
    if (row.place === null) return;
    const lsn = parseLsn(row.place);
    const reached = samples.findLast((sample) => sample.lsn <= lsn);
    if (reached) replica.asOf = Math.max(replica.asOf, reached.at);
  }

  async function watch(): Promise<void> {
    // The time limit keeps a replica that does not answer from stopping the polling.
    const both = samplePrimary().then(() => Promise.allSettled(replicas.map(updateReplica)));
    await Promise.race([both.catch(() => undefined), pause(2 * POLL_MS)]);
    if (isClosed) return;
    timer = setTimeout(() => void watch(), POLL_MS);
    timer.unref();
  }
  void watch();

  const lagOf = ({ asOf }: Replica) => performance.now() - asOf;

  function find(query: string): Replica | undefined {
    if (!mayRead() || !isRead(query)) return undefined;
    for (let tries = 0; tries < replicas.length; tries += 1) {
      const replica = replicas[(next += 1) % replicas.length];
      if (replica && lagOf(replica) < MAX_LAG_MS) return replica;
    }
    return undefined;
  }

  async function runOnReplica(
    { sql, limiter }: Replica,
    query: string,
    values: unknown[],
    { prepare, asValues }: QueryOptions,
  ): Promise<{ rows: unknown }> {
    await limiter.acquire();
    try {
      const asked = sql.unsafe(query, values as never[], { prepare });
      return { rows: await (asValues ? asked.values() : asked) };
    } finally {
      limiter.release();
    }
  }

  return {
    runQuery(query, values, options) {
      const replica = find(query);
      if (!replica) return undefined;
      const work = () => runOnReplica(replica, query, values, options);
      return timed(query, work, "replica").catch((error: unknown) => {
        // Not used again until a poll succeeds.
        if (isDatabaseGone(error)) replica.asOf = -Infinity;
        else if (!names(error, RETRY_ON_PRIMARY)) throw error;
        return undefined;
      });
    },
    states: () =>
      replicas.map((replica) => ({
        isUsed: lagOf(replica) < MAX_LAG_MS,
        lagMs: lagOf(replica),
      })),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await Promise.all(
        [primary, ...replicas.map(({ sql }) => sql)].map((sql) => sql.end({ timeout: 5 })),
      );
    },
  };
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/** A log sequence number like `16/B374D848` as a number. */
function parseLsn(text: string): bigint {
  const [high = "0", low = "0"] = text.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
