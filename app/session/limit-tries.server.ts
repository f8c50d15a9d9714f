import type { AppLoadContext } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { addressKey, RATE_LIMITS, secondsToWait } from "#domain/people/rate-limits.ts";
import { countTry } from "#db/commands/people/count-try.ts";
import { logSecurityEvent } from "./security-log.server.ts";

/** Limits of an address or an id, which may be logged; the others are of hashes of e-mail addresses. */
const NAMED: ReadonlySet<keyof typeof RATE_LIMITS> = new Set([
  ...(["signInByAddress", "signUpByAddress", "resetByAddress"] as const),
  ...(["passwordByPerson", "write"] as const),
]);

/**
 * Counts a try under one of the limits (kept in Postgres, so that they hold for all processes).
 *
 * @param whose what is counted apart: an address, an account, a session
 * @returns seconds to wait; 0 when it may go on
 */
export async function limitTries(
  limit: keyof typeof RATE_LIMITS,
  whose: string,
  now: Date,
): Promise<number> {
  const rule = RATE_LIMITS[limit];
  const counted = await countTry(db, `${limit} ${whose}`, rule, now);
  // Logged once a window, so that further tries do not fill the log.
  if (counted.count === rule.max + 1)
    logSecurityEvent("limit-reached", undefined, NAMED.has(limit) ? { limit, whose } : { limit });
  return secondsToWait(rule, counted, now);
}

/** The address a request is counted under; all whose address is not known are counted together. */
export const addressOf = (context: AppLoadContext | undefined): string =>
  addressKey(context?.address);

/** `Retry-After` of a write that other transactions kept from its rows (503). */
export const BUSY_SECONDS = 2;

/** Headers of a 429 or 503; none where there is nothing to wait for. */
export const waitHeaders = (seconds: number): Record<string, string> =>
  seconds > 0 ? { "Retry-After": String(seconds) } : {};
