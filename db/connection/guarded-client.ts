import type { Sql } from "postgres";
import { isConnectionLost, isUnreachable } from "./database-errors.ts";
import { createPreparePolicy } from "./prepared-statements.ts";
import { timed } from "./query-timing.ts";
import { isRead } from "./read-statement.ts";
import type { Replicas } from "./replicas.ts";
import { createConnectionLimiter } from "./connection-limiter.ts";

/** State of a connection pool, for the metrics. */
export interface PoolState {
  max: number;
  /** Queries and transactions that hold a connection. */
  taken: number;
  waiting: number;
}

/**
 * The pools of this process. The server and the Remix build are separate bundles, so they share the
 * set through a global symbol instead of a module.
 */
const POOLS = Symbol.for("plaza.pools");
const holder = globalThis as typeof globalThis & { [POOLS]?: Set<() => PoolState> };
export const poolStates = (): PoolState[] => [...(holder[POOLS] ?? [])].map((state) => state());

export interface GuardOptions {
  /** Connections of the driver. */
  max: number;
  /** Maximum wait for a free connection, in milliseconds. */
  waitMs: number;
  /** Milliseconds without an answer after which a connection counts as dead. */
  silentMs: number;
  /** Read replicas. */
  replicas?: Replicas;
  /** Opens a driver with its own connections: at the start, and to replace one that was lost. */
  open: () => Sql;
}

/** Circuit breaker: after this many consecutive connection failures, queries fail at once … */
const MAX_FAILURES = 3;
/** … for this many milliseconds; then queries are tried again. */
const OPEN_CIRCUIT_MS = 300;

type Work = (transaction: unknown) => unknown;
interface PendingQuery {
  values(): PendingQuery;
  then: Promise<unknown>["then"];
}
interface Transaction {
  unsafe(query: string, values?: unknown[], options?: object): PendingQuery;
  savepoint(work: Work): Promise<unknown>;
}

export interface GuardedClient {
  /** The three members of the driver that drizzle uses: `options`, `unsafe` and `begin`. */
  client: Sql;
  /** Closes the current driver. */
  close(): Promise<void>;
}

/**
 * Wraps the driver for drizzle and adds what it lacks: a time limit on waiting for a connection, a
 * circuit breaker while the database is down, query timing, and reads from replicas. Queries on
 * `Connection.sql` (LISTEN, COPY, health checks) bypass all of this.
 */
export function guardClient(options: GuardOptions): GuardedClient {
  const { max, waitMs, replicas } = options;
  const driver = createReplaceableDriver(options);
  const circuit = createCircuitBreaker();
  const limiter = createConnectionLimiter(max, waitMs);
  const state = () => ({ max, taken: limiter.taken(), waiting: limiter.waiting() });
  (holder[POOLS] ??= new Set()).add(state);
  const isPrepared = createPreparePolicy();

  /** Runs one query or transaction, which occupies a connection until it settles. */
  async function withConnection<Value>(
    work: () => PromiseLike<Value>,
    isDatabaseDown: (error: unknown) => boolean = isUnreachable,
  ): Promise<Value> {
    circuit.check();
    await limiter.acquire();
    try {
      const value = await work();
      circuit.reset();
      return value;
    } catch (error) {
      if (isDatabaseDown(error)) circuit.fail(error);
      else circuit.reset();
      throw error;
    } finally {
      limiter.release();
    }
  }

  async function runQuery(query: string, params: unknown[], asValues: boolean): Promise<unknown> {
    // Queries inside transactions do not come through here and are not prepared: they are many
    // different statements, each rare.
    const prepare = isPrepared(query);
    const answer = await replicas?.runQuery(query, params, { prepare, asValues });
    if (answer) return answer.rows;
    const onPrimary = () =>
      withConnection(() =>
        driver.unlessSilent(() =>
          driver.unlessLost((sql) => {
            const pending = sql.unsafe(query, params as never[], { prepare });
            const rows = pending as unknown as PendingQuery;
            return asValues ? rows.values() : rows;
          }),
        ),
      );
    // A read has no side effects, so after a lost connection it is retried once, on another one.
    const onPrimaryRetried = () =>
      onPrimary().catch((error: unknown) => {
        if (!isConnectionLost(error) || !isRead(query)) throw error;
        return onPrimary();
      });
    return timed(query, onPrimaryRetried);
  }

  /** A query starts when it is awaited; `.values()` selects rows as arrays, as in the driver. */
  function unsafe(query: string, params: unknown[] = []): PendingQuery {
    let begun: Promise<unknown> | undefined;
    const begin = (asValues: boolean) => (begun ??= runQuery(query, params, asValues));
    const deferred = (asValues: boolean): PendingQuery => ({
      values: () => deferred(true),
      then: (done, failed) => begin(asValues).then(done, failed),
    });
    return deferred(false);
  }

  function begin(work: Work): Promise<unknown> {
    let hasBegun = false;
    const inTransaction = (transaction: unknown) => {
      hasBegun = true;
      return work(timeAll(transaction));
    };
    return withConnection(
      () =>
        driver.unlessLost((sql) =>
          (sql.begin as unknown as (work: Work) => Promise<unknown>)(inTransaction),
        ),
      // Once the transaction has begun, an unreachable host may be another one: S3 or mail.
      (error) => !hasBegun && isUnreachable(error),
    );
  }

  const client: unknown = { options: driver.options, unsafe, begin };
  return {
    client: client as Sql,
    async close() {
      holder[POOLS]?.delete(state);
      await driver.close();
    },
  };
}

/** Fails at once while the database is down, instead of one more try for each query. */
function createCircuitBreaker() {
  let failures = 0;
  let failedAt = 0;
  let failure: unknown;
  return {
    /** @throws the last failure while the circuit is open */
    check(): void {
      if (failures >= MAX_FAILURES && performance.now() - failedAt < OPEN_CIRCUIT_MS) throw failure;
    },
    fail(error: unknown): void {
      failures += 1;
      failedAt = performance.now();
      failure = error;
    },
    reset(): void {
      failures = 0;
    },
  };
}

/** The driver, which is replaced as a whole when one of its connections is lost or silent. */
function createReplaceableDriver({ open, silentMs }: Pick<GuardOptions, "open" | "silentMs">) {
  let sql = open();
  let opened = performance.now();
  const { options } = sql;

  /** @param timeout seconds that the old driver's running queries get to finish */
  function replace(timeout: number): void {
    const old = sql;
    opened = performance.now();
    sql = open();
    void old.end({ timeout });
  }

  /**
   * Detects a peer that vanished without closing the connection; TCP would take minutes. All
   * connections are replaced together: their running queries fail, the next query uses new ones.
   */
  async function unlessSilent<Value>(work: () => PromiseLike<Value>): Promise<Value> {
    if (!Number.isFinite(silentMs)) return work();
    const began = performance.now();
    const timer = setTimeout(() => {
      // The driver may have been replaced since the query began.
      if (opened <= began) replace(0);
    }, silentMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * After a lost connection the driver carries state over to the connection that replaces it (a row
   * count, unsent bytes). So the whole driver is replaced; its other running queries finish on the
   * old one.
   */
  async function unlessLost<Value>(work: (used: Sql) => PromiseLike<Value>): Promise<Value> {
    const used = sql;
    try {
      return await work(used);
    } catch (error) {
      if (isConnectionLost(error) && sql === used) replace(5);
      throw error;
    }
  }

  return { options, unlessSilent, unlessLost, close: () => sql.end({ timeout: 5 }) };
}

/** Wraps a transaction so that its queries are timed. */
function timeAll(transaction: unknown): unknown {
  const { unsafe, savepoint } = transaction as Transaction;
  return {
    unsafe: (query: string, params?: unknown[], options?: object) => {
      const pending = unsafe(query, params, options);
      const deferred = (rows: PendingQuery): PendingQuery => ({
        values: () => deferred(rows.values()),
        then: (done, failed) => timed(query, () => rows).then(done, failed),
      });
      return deferred(pending);
    },
    savepoint: (work: Work) => savepoint((inner) => work(timeAll(inner))),
  };
}
