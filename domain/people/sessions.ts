/** How long somebody stays known without doing anything, and how long at the most. */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What a session can belong to. */
export type SessionKind = "guest" | "account";

/**
 * A guest has nothing but the cookie to come back with, so it lasts long; an account can sign in
 * again, and a forgotten browser should not stay signed in for ever.
 */
export const SESSION_LIFETIMES: Readonly<
  Record<SessionKind, { idleMs: number; absoluteMs: number }>
> = {
  guest: { idleMs: 30 * DAY_MS, absoluteMs: 365 * DAY_MS },
  account: { idleMs: 14 * DAY_MS, absoluteMs: 90 * DAY_MS },
};

/** `lastSeenAt` is written when it is older than this: not with every page. */
export const SESSION_TOUCH_MS = HOUR_MS;

/** How long a device that has signed in counts as known without signing in again. */
export const KNOWN_DEVICE_MS = 365 * DAY_MS;

/** The most devices an account knows; the one that was longest away makes room. */
export const KNOWN_DEVICES_MAX = 10;

/**
 * How long after a browser's first write another first write of it finds the same guest. Long enough
 * for a write that was sent again on a slow line, too short to be a second way to sign in.
 */
export const FIRST_WRITES_MS = 2 * 60_000;

export interface SessionTimes {
  lastSeenAt: Date;
  expiresAt: Date;
}

/** When a session that begins now ends at the latest. */
export function sessionExpiry(kind: SessionKind, now: Date): Date {
  return new Date(now.getTime() + SESSION_LIFETIMES[kind].absoluteMs);
}

/** Whether a session still opens anything: neither past its end nor idle for too long. */
export function isSessionAlive(
  kind: SessionKind,
  { lastSeenAt, expiresAt }: SessionTimes,
  now: Date,
): boolean {
  const idleMs = now.getTime() - lastSeenAt.getTime();
  return now < expiresAt && idleMs < SESSION_LIFETIMES[kind].idleMs;
}

/** Whether it is time to write down that the session was used. */
export function isTouchDue(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= SESSION_TOUCH_MS;
}

/**
 * How long a guest's rows stay after they were last seen: two months longer than their session, with
 * which alone they could come back.
 */
export const GUEST_KEPT_MS = 90 * DAY_MS;
