import type { AppLoadContext } from "@remix-run/node";
import { addressKey } from "#domain/people/rate-limits.ts";
import { SECURITY_EVENTS, type SecurityEvent } from "#domain/people/security-events.ts";
import { env } from "#config/env.ts";

/** Who and what it was about: ids, never a name, an e-mail address, a password or a token. */
export interface SecurityFacts {
  /** The person's id. */
  person?: string | undefined;
  /** The session's id, which opens nothing. */
  session?: string | undefined;
  /** The limit that was reached. */
  limit?: string;
  /** What it was reached for: an address, or an id. */
  whose?: string;
}

const LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];

/**
 * Logs a security event: one line of JSON on standard output, like those of requests, with the
 * request's id. The client's address is the one tries are counted under.
 */
export function logSecurityEvent(
  event: SecurityEvent,
  context: AppLoadContext | undefined,
  facts: SecurityFacts = {},
): void {
  const level = SECURITY_EVENTS[event];
  if (LEVELS.indexOf(level) < LEVELS.indexOf(env.LOG_LEVEL)) return;
  const line = {
    ...{ level, time: new Date().toISOString(), pid: process.pid },
    ...(context && { requestId: context.requestId, address: addressKey(context.address) }),
    ...facts,
    ...{ event, msg: "security" },
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
