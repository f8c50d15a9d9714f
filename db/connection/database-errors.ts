/** An existing connection was lost: codes of postgres.js and Node, and SQLSTATEs of a shutdown. */
const LOST = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "CONNECT_TIMEOUT",
  "ECONNRESET",
  "EPIPE",
  "57P01",
  "57P02",
  "57P03",
]);
/** No connection exists or can be made. */
const GONE_OR_UNREACHABLE = new Set([
  ...LOST,
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/**
 * PostgreSQL is up but out of connections, time or disk: the pool or the server has no free
 * connection, a time limit of `createDb` was reached (statement, lock, idle transaction), the
 * transaction lost to a concurrent one (serialization failure, deadlock) and its retries are used up,
 * or its disk is full (53100).
 */
const BUSY = new Set(["POOL_BUSY", "53300", "57014", "55P03", "25P03", "40001", "40P01", "53100"]);

/** No connection of the pool came free in time. */
export class PoolBusy extends Error {
  override name = "PoolBusy";
  readonly code = "POOL_BUSY";
  constructor() {
    super("no connection of the pool came free in time");
  }
}

/**
 * A new connection cannot be made: no host, nothing listening, or PostgreSQL is starting (57P03).
 */
const UNREACHABLE = new Set([
  "ECONNREFUSED",
  "CONNECT_TIMEOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "57P03",
]);

/** Whether an error means that no new connection to the database can be made. */
export const isUnreachable = (error: unknown): boolean => names(error, UNREACHABLE);

/** Whether an error means that a connection to the database was lost. */
export const isConnectionLost = (error: unknown): boolean => names(error, LOST);

/** Whether an error means that the connection was lost or none can be made. */
export const isDatabaseGone = (error: unknown): boolean => names(error, GONE_OR_UNREACHABLE);

/**
 * Whether an error means that the database is temporarily unusable. Such a request is answered with
 * 503 and Retry-After instead of 500.
 */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  names(error, GONE_OR_UNREACHABLE) || names(error, BUSY);

/**
 * Whether an error or one of its causes has one of the codes. Drizzle wraps the driver's errors.
 */
export function names(error: unknown, codes: ReadonlySet<string>): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown };
    if (typeof code === "string" && codes.has(code)) return true;
    if (current instanceof AggregateError && current.errors.some((inner) => names(inner, codes)))
      return true;
  }
  return false;
}
