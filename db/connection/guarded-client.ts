import type { Sql } from "postgres";
import { isConnectionLost, isUnreachable } from "./away.ts";
import { createPreparedTexts } from "./prepared-texts.ts";
import { timed } from "./query-timing.ts";
import { isRead } from "./read-statement.ts";
import type { Replicas } from "./replicas.ts";
import { createSlots } from "./slots.ts";

/** What a pool is doing, for the metrics. */
export interface PoolState {
  max: number;
  /** Queries and transactions that hold a connection. */
  taken: number;
  waiting: number;
}

/**
 * The pools of this process. The server and the Remix build are bundles of their own, so the two
 * meet on a global symbol instead of an import.
 */
const POOLS = Symbol.for("plaza.pools");
const holder = globalThis as typeof globalThis & { [POOLS]?: Set<() => PoolState> };
export const poolStates = (): PoolState[] => [...(holder[POOLS] ?? [])].map((state) => state());

export interface GuardOptions {
  /** As many as the driver has connections. */
  max: number;
  /** How long a query may wait for a connection, in milliseconds. */
  waitMs: number;
  /** After how many milliseconds without an answer a connection counts as dead. */
  silentMs: number;
  /** Where reads may go as well. */
  replicas?: Replicas;
  /** A driver with connections of its own: the first, and one in place of each that was lost. */
  open: () => Sql;
}

/** After so many failures in a row nobody is sent to a database that is away … */
const FAILURES = 3;
/** … for so long; then somebody tries again. */
const AWAY_MS = 300;

type Work = (transaction: unknown) => unknown;
interface Asked {
  values(): Asked;
  then: Promise<unknown>["then"];
}
interface Transaction {
  unsafe(query: string, values?: unknown[], options?: object): Asked;
  savepoint(work: Work): Promise<unknown>;
}

export interface GuardedClient {
  /** The three things of the driver that drizzle uses. */
  client: Sql;
  /** Ends the driver, as it is by then. */
  close(): Promise<void>;
}

/**
 * The driver as drizzle sees it, with what the driver lacks: an end to the waiting for a connection,
 * a quick no while the database is away, the time each query takes, and reads that may go to a
 * replica. What is asked on `sql` directly (LISTEN, COPY, health) passes by all of it.
 */
export function guardClient(options: GuardOptions): GuardedClient {
  const { max, waitMs, silentMs, replicas, open } = options;
  let sql = open();
  let opened = performance.now();
  const slots = createSlots(max, waitMs);
  const state = () => ({ max, taken: slots.taken(), waiting: slots.waiting() });
  (holder[POOLS] ??= new Set()).add(state);
  let failures = 0;
  let failedAt = 0;
  let failure: unknown;
  const isPrepared = createPreparedTexts();

  /** One query or transaction that holds a connection until it is over. */
  async function hold<Value>(
    work: () => PromiseLike<Value>,
    isOurs: (error: unknown) => boolean = isUnreachable,
  ): Promise<Value> {
    if (failures >= FAILURES && performance.now() - failedAt < AWAY_MS) throw failure;
    await slots.acquire();
    try {
      const value = await work();
      failures = 0;
      return value;
    } catch (error) {
      if (isOurs(error)) {
        failures += 1;
        failedAt = performance.now();
        failure = error;
      } else failures = 0;
      throw error;
    } finally {
      slots.release();
    }
  }

  /** @param timeout seconds for what is still asked of the driver that goes */
  function replace(timeout: number): void {
    const old = sql;
    opened = performance.now();
    sql = open();
    void old.end({ timeout });
  }

  /**
   * Whose other end is gone without a word would wait for it for minutes: all connections are given
   * up together, what is asked on them fails, and the next query begins with new ones.
   */
  async function unlessSilent<Value>(work: () => PromiseLike<Value>): Promise<Value> {
    if (!Number.isFinite(silentMs)) return work();
    const began = performance.now();
    const timer = setTimeout(() => {
      // They may be new ones already.
      if (opened <= began) replace(0);
    }, silentMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * The driver keeps things of a connection that was lost for the next one in its place: a count of
   * rows, bytes that were not sent yet. So it is replaced as a whole, and what is still asked of it is
   * finished there.
   */
  async function unlessLost<Value>(work: (driver: Sql) => PromiseLike<Value>): Promise<Value> {
    const used = sql;
    try {
      return await work(used);
    } catch (error) {
      if (isConnectionLost(error) && sql === used) replace(5);
      throw error;
    }
  }

  async function ask(query: string, given: unknown[], asValues: boolean): Promise<unknown> {
    // Of transactions nothing is prepared: what they ask is many things, each now and then.
    const prepare = isPrepared(query);
    const answer = await replicas?.ask(query, given, { prepare, asValues });
    if (answer) return answer.rows;
    const onPrimary = () =>
      hold(() =>
        unlessSilent(() =>
          unlessLost((driver) => {
            const asked = driver.unsafe(query, given as never[], { prepare }) as unknown as Asked;
            return asValues ? asked.values() : asked;
          }),
        ),
      );
    // Nothing was changed by it, so it may be asked again: once, on another connection.
    const patient = () =>
      onPrimary().catch((error: unknown) => {
        if (!isConnectionLost(error) || !isRead(query)) throw error;
        return onPrimary();
      });
    return timed(query, patient);
  }

  /** A query begins when it is awaited; `.values()` says how its rows are wanted. */
  function unsafe(query: string, given: unknown[] = []): Asked {
    let begun: Promise<unknown> | undefined;
    const begin = (asValues: boolean) => (begun ??= ask(query, given, asValues));
    const lazy = (asValues: boolean): Asked => ({
      values: () => lazy(true),
      then: (done, failed) => begin(asValues).then(done, failed),
    });
    return lazy(false);
  }

  function begin(work: Work): Promise<unknown> {
    let hasBegun = false;
    const inTransaction = (transaction: unknown) => {
      hasBegun = true;
      return work(timeAll(transaction));
    };
    return hold(
      () =>
        unlessLost((driver) =>
          (driver.begin as unknown as (work: Work) => Promise<unknown>)(inTransaction),
        ),
      // What is done within may fail for want of something else: a bucket, a mail server.
      (error) => !hasBegun && isUnreachable(error),
    );
  }

  const client: unknown = { options: sql.options, unsafe, begin };
  return {
    client: client as Sql,
    async close() {
      holder[POOLS]?.delete(state);
      await sql.end({ timeout: 5 });
    },
  };
}

/** The same transaction, its queries timed. */
function timeAll(transaction: unknown): unknown {
  const { unsafe, savepoint } = transaction as Transaction;
  return {
    unsafe: (query: string, given?: unknown[], options?: object) => {
      const asked = unsafe(query, given, options);
      const lazy = (rows: Asked): Asked => ({
        values: () => lazy(rows.values()),
        then: (done, failed) => timed(query, () => rows).then(done, failed),
      });
      return lazy(asked);
    },
    savepoint: (work: Work) => savepoint((inner) => work(timeAll(inner))),
  };
}
