const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The kind of person a session belongs to. */
export type SessionKind = "guest" | "account";

/**
 * Idle and absolute lifetimes. A guest can return with the cookie only, so it lasts longer; an
 * account can sign in again, and an abandoned browser must not stay signed in for ever.
 */
export const SESSION_LIFETIMES: Readonly<
  Record<SessionKind, { idleMs: number; absoluteMs: number }>
> = {
  guest: { idleMs: 30 * DAY_MS, absoluteMs: 365 * DAY_MS },
  account: { idleMs: 14 * DAY_MS, absoluteMs: 90 * DAY_MS },
};

/** `lastSeenAt` is updated only when it is older than this, not on every request. */
export const SESSION_TOUCH_MS = HOUR_MS;

/** A device is forgotten when it has not signed in for this long. */
export const KNOWN_DEVICE_MS = 365 * DAY_MS;

/** Maximum number of known devices of an account; the least recently used one is dropped. */
export const KNOWN_DEVICES_MAX = 10;

/**
 * Time in which concurrent first writes of one browser get the same guest. Long enough for a retry
 * on a slow connection, too short to be a way to sign in.
 */
export const FIRST_WRITES_MS = 2 * 60_000;

export interface SessionTimes {
  lastSeenAt: Date;
  expiresAt: Date;
}

/** Absolute expiry of a session that starts now. */
export function sessionExpiry(kind: SessionKind, now: Date): Date {
  return new Date(now.getTime() + SESSION_LIFETIMES[kind].absoluteMs);
}

/** Whether a session is valid: not expired and not idle for too long. */
export function isSessionAlive(
  kind: SessionKind,
  { lastSeenAt, expiresAt }: SessionTimes,
  now: Date,
): boolean {
  const idleMs = now.getTime() - lastSeenAt.getTime();
  return now < expiresAt && idleMs < SESSION_LIFETIMES[kind].idleMs;
}

/** Whether `lastSeenAt` is due for an update. */
export function isTouchDue(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= SESSION_TOUCH_MS;
}

/**
 * Retention of a guest's rows after the last activity: 60 days longer than the session, without
 * which the guest cannot return.
 */
export const GUEST_KEPT_MS = 90 * DAY_MS;
