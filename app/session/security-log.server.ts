import type { AppLoadContext } from "@remix-run/node";
import { addressKey } from "#domain/people/rate-limits.ts";
import { SECURITY_EVENTS, type SecurityEvent } from "#domain/people/security-events.ts";
import { env } from "#config/env.ts";
import { logLine } from "#config/log-line.ts";

/** Facts of a security event: ids only, never a name, an e-mail address, a password or a token. */
export interface SecurityFacts {
  /** The person's id. */
  person?: string | undefined;
  /** The session's id; not its token, so it grants no access. */
  session?: string | undefined;
  /** The limit that was reached. */
  limit?: string;
  /** The limit's key: an IP address or an id. */
  whose?: string;
}

const LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];

/**
 * Logs a security event as one JSON line on standard output, with the request's id. The client's
 * address is the key that rate limits use.
 */
export function logSecurityEvent(
  event: SecurityEvent,
  context: AppLoadContext | undefined,
  facts: SecurityFacts = {},
): void {
  const level = SECURITY_EVENTS[event];
  if (LEVELS.indexOf(level) < LEVELS.indexOf(env.LOG_LEVEL)) return;
  logLine(
    {
      level,
      time: new Date().toISOString(),
      pid: process.pid,
      ...(context && { requestId: context.requestId, address: addressKey(context.address) }),
      ...facts,
      event,
      msg: "security",
    },
    process.stdout,
  );
}
