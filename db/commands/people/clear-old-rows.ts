import { sql, type SQL } from "drizzle-orm";
import type { AnyPgTable } from "drizzle-orm/pg-core";
import { keptSince } from "#domain/people/retention.ts";
import type { Db } from "#db/connection/client.ts";
import { bookings } from "#db/schema/agentiks/bookings.ts";
import { chats, contacts } from "#db/schema/agentiks/chats.ts";
import { resumableUploads } from "#db/schema/artifakts/resumable-uploads.ts";
import { triggerDeliveries } from "#db/schema/agentiks/triggers.ts";
import { itemReports } from "#db/schema/items/moderation.ts";
import { knownDevices, oneTimeLinks, rateLimits, sessions } from "#db/schema/people/accounts.ts";
import { passkeyChallenges } from "#db/schema/people/passkeys.ts";
import { pendingSignIns } from "#db/schema/people/second-factors.ts";
import { runEvents } from "#db/schema/runs/runs.ts";
import { spaceInvitations } from "#db/schema/spaces/membership.ts";
import { kitInstalls } from "#db/schema/shop/kits.ts";
import { ownKits } from "#db/schema/shop/own-kits.ts";
import { threads } from "#db/schema/spaces/threads.ts";
import { notifications, people } from "#db/schema/people/people.ts";

/**
 * Deletes rows past their retention (domain/people/retention.ts): sessions, links and devices that
 * have expired, ended rate-limit windows, old notifications, invitations and reports. At most `atMost` rows
 * per table, so that each statement is short and blocks no write; SKIP LOCKED lets several
 * processes run it at once.
 *
 * @returns the number of deleted rows
 */
export async function clearOldRows(db: Db, now: Date, atMost: number): Promise<number> {
  const time = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  const before = (what: Parameters<typeof keptSince>[0]) => time(keptSince(what, now));
  const old: [AnyPgTable, SQL][] = [
    [
      sessions,
      sql`expires_at < ${time(now)} OR last_seen_at < ${before("guestSession")}
        OR (last_seen_at < ${before("accountSession")}
          AND (SELECT kind FROM ${people} WHERE id = person_id) = 'account')`,
    ],
    [oneTimeLinks, sql`expires_at < ${time(now)}`],
    [pendingSignIns, sql`expires_at < ${time(now)}`],
    [passkeyChallenges, sql`expires_at < ${time(now)}`],
    [rateLimits, sql`ends_at < ${time(now)}`],
    [knownDevices, sql`last_used_at < ${before("knownDevice")}`],
    // The demo person's notifications are seeds; they and guests' copies of them are kept.
    [
      notifications,
      sql`created_at < ${before("notification")} AND copied_from IS NULL
        AND (SELECT kind FROM ${people} WHERE id = person_id) <> 'demo'`,
    ],
    [
      spaceInvitations,
      sql`coalesce(accepted_at, revoked_at, declined_at, expires_at) < ${before("invitation")}
        AND expires_at < ${time(now)}`,
    ],
    [runEvents, sql`created_at < ${before("runEvent")}`],
    // A conversation with all that is in it, then who had it.
    [
      threads,
      sql`id IN (SELECT chat.thread_id FROM ${chats} chat JOIN ${contacts} customer
        ON customer.id = chat.contact_id WHERE customer.last_inbound_at < ${before("customer")})`,
    ],
    [
      contacts,
      sql`last_inbound_at < ${before("customer")}
        AND NOT EXISTS (SELECT FROM ${chats} chat WHERE chat.contact_id = contacts.id)`,
    ],
    [bookings, sql`day < (${before("booking")})::date`],
    [resumableUploads, sql`touched_at < ${before("resumableUpload")}`],
    [triggerDeliveries, sql`received_at < ${before("triggerDelivery")}`],
    // Kits of deleted accounts without an installation.
    [
      ownKits,
      sql`maker_id IS NULL AND NOT EXISTS
        (SELECT FROM ${kitInstalls} held WHERE held.offer_id = own_kits.id)`,
    ],
    [itemReports, sql`coalesce(closed_at, created_at) < ${before("itemReport")}`],
  ];
  let count = 0;
  for (const [table, isOld] of old) {
    const gone = await db.execute(sql`
      DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${table} WHERE ${isOld} LIMIT ${atMost} FOR UPDATE SKIP LOCKED))`);
    count += gone.count;
  }
  return count;
}
