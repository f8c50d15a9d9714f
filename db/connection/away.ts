/** A connection that was there is gone, or Postgres is going: as Node and Postgres name it. */
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
/** None can be had. */
const GONE = new Set([
  ...LOST,
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/**
 * The database is there and has no room or no time: no connection is free, here or there, a time limit
 * of `createDb` was reached (a statement's, a lock's, an idle transaction's), or the transaction lost
 * to another one (serialization failure, deadlock) and was not retried, or too often.
 */
const BUSY = new Set(["POOL_BUSY", "53300", "57014", "55P03", "25P03", "40001", "40P01"]);

/** No connection of the pool came free in time. */
export class PoolBusy extends Error {
  override name = "PoolBusy";
  readonly code = "POOL_BUSY";
  constructor() {
    super("no connection of the pool came free in time");
  }
}

/** Nobody is there to connect to, or nobody who would talk yet. */
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

/** Whether an error says that no connection to the database can be made now. */
export const isUnreachable = (error: unknown): boolean => names(error, UNREACHABLE);

/** Whether an error says that a connection to the database was lost. */
export const isConnectionLost = (error: unknown): boolean => names(error, LOST);

/** Whether an error says that the connection to the database is gone or cannot be had. */
export const isDatabaseGone = (error: unknown): boolean => names(error, GONE);

/**
 * Whether an error says that the database cannot be used now, for a reason that passes: whoever
 * asked is told to come back in a moment (503), and not that something is broken (500).
 */
export const isDatabaseAway = (error: unknown): boolean => names(error, GONE) || names(error, BUSY);

/** Drizzle wraps the driver's errors, so the causes are asked too. */
export function names(error: unknown, codes: ReadonlySet<string>): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as { code?: unknown };
    if (typeof code === "string" && codes.has(code)) return true;
    if (each instanceof AggregateError && each.errors.some((one) => names(one, codes))) return true;
  }
  return false;
}
