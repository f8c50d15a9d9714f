import { and, eq, sql } from "drizzle-orm";
import type { Locale } from "#domain/preferences/preferences.ts";
import { PUSH_DEVICES_MAX } from "#domain/people/notices/push.ts";
import type { Db } from "#db/connection/client.ts";
import { createId, hashToken } from "#db/connection/tokens.ts";
import { sessions } from "#db/schema/people/accounts.ts";
import { pushSubscriptions } from "#db/schema/people/push.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";

export interface PushSubscriber {
  personId: string;
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  locale: Locale;
  now: Date;
}

/**
 * Registers a browser for push messages, in place of its session's former endpoint. An endpoint
 * that another person had registered becomes this person's; above the limit the oldest device is
 * removed.
 */
export async function subscribePush(tx: Db, { now, ...subscriber }: PushSubscriber): Promise<void> {
  const { personId, sessionId, endpoint } = subscriber;
  await lockPerson(tx, personId);
  // Two people who register one endpoint at the same time: the second replaces the first.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`push ${endpoint}`}, 0))`);
  await tx.execute(sql`
    DELETE FROM ${pushSubscriptions}
    WHERE endpoint = ${endpoint} OR (session_id = ${sessionId} AND person_id = ${personId})
      OR id IN (SELECT id FROM ${pushSubscriptions} WHERE person_id = ${personId}
        ORDER BY created_at DESC, id OFFSET ${PUSH_DEVICES_MAX - 1})`);
  await tx
    .insert(pushSubscriptions)
    .values({ id: createId("push"), createdAt: now, ...subscriber });
}

/** Ends the push messages of a session's browser. Without any nothing changes. */
export async function unsubscribePush(
  tx: Db,
  { personId, sessionId }: { personId: string; sessionId: string },
): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(
      and(eq(pushSubscriptions.personId, personId), eq(pushSubscriptions.sessionId, sessionId)),
    );
}

/**
 * Keeps a browser's push messages with its new session, in the transaction of the sign-in: those of its
 * former session, if that was the same person's, and those that a guest has left to the account
 * (adopt-guest.ts).
 *
 * @param former token of the browser's former session
 */
export async function attachPush(
  tx: Db,
  {
    personId,
    sessionId,
    former,
  }: { personId: string; sessionId: string; former?: string | undefined },
): Promise<void> {
  await tx.execute(sql`
    UPDATE ${pushSubscriptions} SET session_id = ${sessionId}
    WHERE person_id = ${personId} AND (session_id IS NULL OR session_id IN
      (SELECT id FROM ${sessions} WHERE token_hash = ${former ? hashToken(former) : null}))`);
}
