import type { AppLoadContext } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { addressKey, RATE_LIMITS, secondsToWait } from "#domain/people/rate-limits.ts";
import { countTry } from "#db/commands/people/count-try.ts";
import { logSecurityEvent } from "./security-log.server.ts";

/** Rate limits keyed by an IP address or an id, which may be logged; others use e-mail hashes. */
const LOGGED_KEYS: ReadonlySet<keyof typeof RATE_LIMITS> = new Set([
  "signInByAddress",
  "passkeyByAddress",
  "signUpByAddress",
  "resetByAddress",
  "passwordByPerson",
  "hook",
  "api",
  "apiQuestion",
  "picture",
  "reportByPerson",
  "commentByPerson",
  "invitationMailByPerson",
  "chatByAddress",
  "channelByPerson",
  "mcpByPerson",
  "write",
]);

/**
 * Counts a try against a rate limit. The counters are in Postgres, so that all processes share them.
 *
 * @param key counted separately: an IP address, a person's or session's id, or a hash
 * @returns seconds to wait; 0 if the try is allowed
 */
export async function limitTries(
  limit: keyof typeof RATE_LIMITS,
  key: string,
  now: Date,
): Promise<number> {
  const rule = RATE_LIMITS[limit];
  const counted = await countTry(db, `${limit} ${key}`, rule, now);
  // Log once per window, so that further tries do not fill the log.
  if (counted.count === rule.max + 1)
    logSecurityEvent(
      "limit-reached",
      undefined,
      LOGGED_KEYS.has(limit) ? { limit, whose: key } : { limit },
    );
  return secondsToWait(rule, counted, now);
}

/** The rate limits' key for the client's IP address; one shared key for unknown addresses. */
export const addressOf = (context: AppLoadContext | undefined): string =>
  addressKey(context?.address);

/** `Retry-After` of a 503 after a write lost against concurrent transactions at every retry. */
export const BUSY_SECONDS = 2;

/** Headers of a 429 or 503; empty for 0 seconds. */
export const waitHeaders = (seconds: number): Record<string, string> =>
  seconds > 0 ? { "Retry-After": String(seconds) } : {};
