import { sql } from "drizzle-orm";
import { INBOX_COUNT_MAX, type InboxTab } from "#domain/agentiks/chats/inbox.ts";
import type { DayOfOrders } from "#domain/agentiks/chats/request-stage.ts";
import type { Zone } from "#domain/format/zones.ts";
import type { Db } from "#db/connection/client.ts";
import { prepareOnce } from "#db/connection/prepared-query.ts";
import { questionsApart } from "./questions-apart.ts";
import { people } from "#db/schema/people/people.ts";

const person = sql.placeholder("person");
const max = sql.raw(String(INBOX_COUNT_MAX + 1));

/** Memberships in spaces whose chats the person sees (isInboxOf). */
const OWN = sql`space_members m JOIN spaces s ON s.id = m.space_id AND s.taken_down_at IS NULL`;
const IS_OWN = sql`m.person_id = ${person} AND NOT m.is_copy`;

/** Counts rows of each space up to `max`, and all together up to it. */
const counted = (rows: ReturnType<typeof sql>, isOwn = IS_OWN) => sql`(
  SELECT count(*)::int FROM (SELECT FROM ${OWN} CROSS JOIN LATERAL (${rows} LIMIT ${max}) row
    WHERE ${isOwn} LIMIT ${max}) found)`;

const waiting = counted(sql`SELECT FROM chats c WHERE c.space_id = m.space_id
  AND c.waiting_since IS NOT NULL AND c.channel <> 'try'`);
const open = counted(sql`SELECT FROM chats c WHERE c.space_id = m.space_id
  AND c.done_at IS NULL AND c.channel <> 'try'`);
const orders = counted(sql`SELECT FROM chat_requests r JOIN chats c ON c.thread_id = r.thread_id
  WHERE r.space_id = m.space_id AND r.state = 'sent' AND r.done_at IS NULL AND c.channel <> 'try'`);
const ANSWERS = sql`${IS_OWN} AND m.role IN ('owner', 'admin')
  AND EXISTS (SELECT FROM agentik_workplaces w WHERE w.space_id = m.space_id)`;
const unanswered = counted(
  sql`SELECT FROM unanswered u WHERE u.space_id = m.space_id AND u.ended_at IS NULL`,
  ANSWERS,
);
const apart = counted(questionsApart(sql`m.space_id`), ANSWERS);
const done = counted(sql`SELECT FROM chats c WHERE c.space_id = m.space_id
  AND c.done_at IS NOT NULL AND c.channel <> 'try'`);

/**
 * Orders that were sent today, by the zone that is given, and their totals; bookings, calls back and cancelled
 * ones are none.
 */
const today = sql`(SELECT json_build_object('count', count(*)::int,
    'priced', count(r.total_cents)::int, 'cents', coalesce(sum(r.total_cents), 0)::bigint)
  FROM ${OWN} JOIN chat_requests r ON r.space_id = m.space_id AND r.state = 'sent'
    AND r.kind IN ('order', 'other') AND r.stage <> 'cancelled'
    AND r.sent_at >= date_trunc('day', ${sql.placeholder("now")}::timestamptz, ${sql.placeholder("zone")}::text)
  JOIN chats c ON c.thread_id = r.thread_id AND c.channel <> 'try'
  WHERE ${IS_OWN})`;

/**
 * Counted parts. The tab `needs` is the sum of those who wait, the orders, the questions `apart`
 * from them (`questionsApart`), and the approvals.
 */
export type InboxCounts = Readonly<Record<Exclude<InboxTab, "needs"> | "apart", number>>;

const countsOfPerson = prepareOnce((db) =>
  db
    .select({
      counts: sql<InboxCounts>`json_build_object('waiting', ${waiting}, 'open', ${open},
        'orders', ${orders}, 'unanswered', ${unanswered}, 'apart', ${apart},
        'done', ${done})`,
      today: sql<DayOfOrders>`${today}`,
    })
    .from(people)
    .where(sql`${people.id} = ${person}`)
    .prepare("inbox_counts_of_person"),
);

/** How much is in each part of a person's inbox, each up to INBOX_COUNT_MAX + 1, and today's orders. */
export async function countInbox(
  db: Db,
  { personId, zone }: { personId: string; zone: Zone },
  now: Date,
): Promise<{ counts: InboxCounts; today: DayOfOrders }> {
  const [row] = await countsOfPerson(db).execute({
    person: personId,
    now: now.toISOString(),
    zone,
  });
  return (
    row ?? {
      counts: { waiting: 0, open: 0, orders: 0, unanswered: 0, apart: 0, done: 0 },
      today: { count: 0, priced: 0, cents: 0 },
    }
  );
}
