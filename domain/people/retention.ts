import { UPLOAD_KEPT_HOURS } from "#domain/artifakts/resumable-upload.ts";
import { GUEST_KEPT_MS, KNOWN_DEVICE_MS, SESSION_LIFETIMES } from "./sessions.ts";

const DAY_MS = 86_400_000;

/**
 * Retention in days. The background work deletes by it (db/commands/people/clear-old-rows.ts); the
 * table in docs/security.md must say the same (a test compares them).
 */
export const RETENTION_DAYS = {
  /** Sessions of accounts, since the last use. */
  accountSession: SESSION_LIFETIMES.account.idleMs / DAY_MS,
  /**
   * Sessions of guests, since the last use. Kept as long as the guest, to know when it was last
   * active.
   */
  guestSession: GUEST_KEPT_MS / DAY_MS,
  /** Guests with nothing of their own, since their last activity. */
  guest: GUEST_KEPT_MS / DAY_MS,
  /** Known devices, since their last sign-in. */
  knownDevice: KNOWN_DEVICE_MS / DAY_MS,
  /** Stored answers of idempotency keys, since the form was sent. */
  idempotencyKey: 7,
  /** Notifications, read or not, since their creation. The list shows the newest 50. */
  notification: 365,
  /**
   * Invitations, since they ended: they may hold the e-mail address of a person without an account.
   */
  invitation: 90,
  /** Pieces of an answer, for pages that follow it, since they were written. */
  runEvent: 1,
  /** Files that were sent in parts, since the last part. What an artifakt has of them is kept. */
  resumableUpload: UPLOAD_KEPT_HOURS / 24,
  /** Deliveries to a webhook, since they arrived. */
  triggerDelivery: 30,
  /** Reports of items, since an operator ended them; open ones since they were sent. */
  itemReport: 365,
  /** Customers of chat pages with their conversations, since their last message. */
  customer: 365,
  /** Bookings of an agenda, since their day. */
  booking: 365,
} as const;

/** Rows older than this time are deleted. */
export const keptSince = (what: keyof typeof RETENTION_DAYS, now: Date): Date =>
  new Date(now.getTime() - RETENTION_DAYS[what] * DAY_MS);
