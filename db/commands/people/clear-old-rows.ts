import { sql, type SQL } from "drizzle-orm";
import type { AnyPgTable } from "drizzle-orm/pg-core";
import { keptSince } from "#domain/people/retention.ts";
import type { Db } from "#db/connection/client.ts";
import { knownDevices, oneTimeLinks, rateLimits, sessions } from "#db/schema/people/accounts.ts";
import { spaceInvitations } from "#db/schema/spaces/community.ts";
import { notifications, people } from "#db/schema/people/people.ts";

/**
 * Deletes what has been kept long enough (domain/people/retention.ts): sessions, links and devices that
 * open nothing any more, windows of rate limits, old notifications and invitations. Of
 * each at most so many at once: short, so that no write waits for it. Processes that do it at the same
 * time pass over each other's rows.
 *
 * @returns how many
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
    [rateLimits, sql`ends_at < ${time(now)}`],
    [knownDevices, sql`last_used_at < ${before("knownDevice")}`],
    // The demo person's are seeds, and so are the copies of them.
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
