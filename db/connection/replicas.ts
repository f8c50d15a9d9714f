import type { Sql } from "postgres";
import { isDatabaseGone, names } from "./away.ts";
import { timed } from "./query-timing.ts";
import { isRead } from "./read-statement.ts";
import { createSlots, type Slots } from "./slots.ts";

/** A replica is asked only while it shows what the primary had so many milliseconds ago. */
export const MAX_LAG_MS = 3_000;
const LOOK_MS = 500;
/** Points of the primary's log that are remembered: more than fit into MAX_LAG_MS. */
const MAX_POINTS = 20;
/** A replica that is busy is not waited for: the primary is there. */
const WAIT_MS = 100;

/**
 * Besides a connection that is gone: a write after all, a row that is being replayed, a table that
 * the replica has not heard of yet, no room.
 */
const ELSEWHERE = new Set([
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
  /** Whether it is asked now. */
  isUsed: boolean;
  /** The primary as it was at most so many milliseconds ago; Infinity until it is known. */
  lagMs: number;
}

interface Asking {
  /** The text comes again and again (prepared-texts.ts). */
  prepare: boolean;
  asValues: boolean;
}

export interface Replicas {
  /**
   * Asks a replica, when what is asked is a read that may be answered by one, and one is there.
   *
   * @returns undefined when the primary is to be asked: none is near enough, or it failed for a
   *   reason that is its own
   */
  ask(
    query: string,
    values: unknown[],
    how: Asking,
  ): Promise<{ rows: unknown } | undefined> | undefined;
  states(): ReplicaState[];
  close(): Promise<void>;
}

interface Replica {
  sql: Sql;
  slots: Slots;
  /** When the primary was as the replica is known to be, on the clock of `performance.now()`. */
  asOf: number;
}

interface Point {
  at: number;
  place: bigint;
}

export interface ReplicaOptions {
  urls: readonly string[];
  mayRead: () => boolean;
  /** A connection of its own, to look how far the log has come. */
  primary: Sql;
  connect: (url: string, max: number) => Sql;
  /** Connections to each replica. */
  max: number;
}

/**
 * Keeps an eye on how far each replica has followed. Twice a second it is remembered how far the
 * primary's log has come; a replica that has replayed up to such a point shows at least what was
 * committed by then. No clock of another machine is believed, and a replica that has lost its
 * primary grows old by itself.
 */
export function openReplicas({ urls, mayRead, primary, connect, max }: ReplicaOptions): Replicas {
  const replicas: Replica[] = urls.map((url) => ({
    sql: connect(url, max),
    slots: createSlots(max, WAIT_MS),
    asOf: -Infinity,
  }));
  let points: Point[] = [];
  let next = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function look(): Promise<void> {
    const at = performance.now();
    const [row] = await primary<[{ place: string }]>`SELECT pg_current_wal_lsn()::text AS place`;
    points = [...points, { at, place: placeOf(row.place) }].slice(-MAX_POINTS);
  }

  async function follow(replica: Replica): Promise<void> {
    const [row] = await replica.sql<[{ place: string | null }]>`
      SELECT pg_last_wal_replay_lsn()::text AS place`;
    if (row.place === null) return;
    const place = placeOf(row.place);
    const reached = points.findLast((point) => point.place <= place);
    if (reached) replica.asOf = Math.max(replica.asOf, reached.at);
  }

  async function watch(): Promise<void> {
    // One that does not answer must not keep the others from being looked at.
    const both = look().then(() => Promise.allSettled(replicas.map(follow)));
    await Promise.race([both.catch(() => undefined), pause(2 * LOOK_MS)]);
    if (isClosed) return;
    timer = setTimeout(() => void watch(), LOOK_MS);
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

  async function askReplica(
    { sql, slots }: Replica,
    query: string,
    values: unknown[],
    { prepare, asValues }: Asking,
  ): Promise<{ rows: unknown }> {
    await slots.acquire();
    try {
      const asked = sql.unsafe(query, values as never[], { prepare });
      return { rows: await (asValues ? asked.values() : asked) };
    } finally {
      slots.release();
    }
  }

  return {
    ask(query, values, how) {
      const replica = find(query);
      if (!replica) return undefined;
      const work = () => askReplica(replica, query, values, how);
      return timed(query, work, "replica").catch((error: unknown) => {
        // Until it is seen to follow again.
        if (isDatabaseGone(error)) replica.asOf = -Infinity;
        else if (!names(error, ELSEWHERE)) throw error;
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

/** `16/B374D848`, a place in the log, as a number. */
function placeOf(text: string): bigint {
  const [high = "0", low = "0"] = text.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
