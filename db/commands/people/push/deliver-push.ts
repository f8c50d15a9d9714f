import { and, eq, sql } from "drizzle-orm";
import type { Locale } from "#domain/preferences/preferences.ts";
import { PUSH_TRIES_MAX, pushOutcome, pushRetryMs } from "#domain/people/notices/push.ts";
import type { Db } from "#db/connection/client.ts";
import { notifications } from "#db/schema/people/people.ts";
import { pushDeliveries, pushSubscriptions } from "#db/schema/people/push.ts";

/** While one process sends a message no other takes it: longer than the timeout of sending. */
const LEASE_MS = 60_000;

/** A message that this process is to send. */
export interface DuePush {
  subscriptionId: string;
  notificationId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  locale: Locale;
  kind: string;
  data: Record<string, string | number>;
  href: string;
  /** The person has read it meanwhile: nothing to send. */
  isRead: boolean;
  /** Number of tries, including this one. */
  tries: number;
}

/**
 * Takes the messages that are due, each for one process at a time: SKIP LOCKED, and a lease until the
 * answer is recorded. After a crash a message may be sent again; its tag replaces the first one.
 */
export async function claimDuePushes(db: Db, now: Date, atMost: number): Promise<DuePush[]> {
  const leased = new Date(now.getTime() + LEASE_MS);
  const rows = await db.execute<DuePush & Record<string, unknown>>(sql`
    UPDATE ${pushDeliveries} delivery
    SET tries = tries + 1, next_at = ${leased.toISOString()}::timestamptz
    FROM ${pushSubscriptions} subscription, ${notifications} notification
    WHERE subscription.id = delivery.subscription_id
      AND notification.id = delivery.notification_id
      AND delivery.ctid = ANY (ARRAY(
        SELECT ctid FROM ${pushDeliveries} WHERE next_at <= ${now.toISOString()}::timestamptz
        ORDER BY next_at LIMIT ${atMost} FOR UPDATE SKIP LOCKED))
    RETURNING delivery.subscription_id AS "subscriptionId",
      delivery.notification_id AS "notificationId", endpoint, p256dh, auth, locale, kind, data, href,
      read_at IS NOT NULL AS "isRead", tries`);
  return [...rows];
}

/**
 * Records how a try ended: sent, the device is gone (its subscription is deleted), or failed, to be
 * tried again after a back-off, and given up after the fifth try.
 *
 * @param status of the push service's answer; undefined without one
 */
export async function settlePush(
  db: Db,
  push: Pick<DuePush, "subscriptionId" | "notificationId" | "tries">,
  { status, now }: { status: number | undefined; now: Date },
): Promise<ReturnType<typeof pushOutcome>> {
  const outcome = pushOutcome(status);
  const subscription = eq(pushSubscriptions.id, push.subscriptionId);
  if (outcome === "gone") {
    await db.delete(pushSubscriptions).where(subscription);
    return outcome;
  }
  if (outcome === "failed" && push.tries < PUSH_TRIES_MAX) {
    const nextAt = new Date(now.getTime() + pushRetryMs(push.tries));
    await db.update(pushDeliveries).set({ nextAt }).where(isOf(push));
    return outcome;
  }
  await forgetPush(db, push);
  if (outcome === "delivered")
    await db.update(pushSubscriptions).set({ lastSuccessAt: now }).where(subscription);
  return outcome;
}

/** Removes a message that need not be sent. */
export async function forgetPush(
  db: Db,
  push: Pick<DuePush, "subscriptionId" | "notificationId">,
): Promise<void> {
  await db.delete(pushDeliveries).where(isOf(push));
}

const isOf = ({
  subscriptionId,
  notificationId,
}: Pick<DuePush, "subscriptionId" | "notificationId">) =>
  and(
    eq(pushDeliveries.subscriptionId, subscriptionId),
    eq(pushDeliveries.notificationId, notificationId),
  );
