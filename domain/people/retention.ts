import { GUEST_KEPT_MS, KNOWN_DEVICE_MS, SESSION_LIFETIMES } from "./sessions.ts";

const DAY_MS = 86_400_000;

/**
 * Retention in days, and the moment it is counted from. The table in
 * docs/security.md says the same, and the background work clears by it (db/commands/people/clear-old-rows.ts).
 */
export const RETENTION_DAYS = {
  /** Of an account, since it was last used. */
  accountSession: SESSION_LIFETIMES.account.idleMs / DAY_MS,
  /** Since it was last used: it tells when the guest was last here. */
  guestSession: GUEST_KEPT_MS / DAY_MS,
  /** A guest with nothing of their own, since they were last here. */
  guest: GUEST_KEPT_MS / DAY_MS,
  /** Since it last signed in. */
  knownDevice: KNOWN_DEVICE_MS / DAY_MS,
  /** The answer to a form's key, since it was sent. */
  idempotencyKey: 7,
  /** Read or not, since it was made: the list shows the newest 50. */
  notification: 365,
  /** Since it ended, used or not: it may hold the address of a person without an account. */
  invitation: 90,
} as const;

/** The time before which something is too old. */
export const keptSince = (what: keyof typeof RETENTION_DAYS, now: Date): Date =>
  new Date(now.getTime() - RETENTION_DAYS[what] * DAY_MS);
