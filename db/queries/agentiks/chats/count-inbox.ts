import { sql } from "drizzle-orm";
import { INBOX_COUNT_MAX, type InboxTab } from "#domain/agentiks/chats/inbox.ts";
import {
  BEST_ORDERED_MAX,
  type OrderDays,
  type OrdersOfDays,
} from "#domain/agentiks/chats/request-stage.ts";
import type { Zone } from "#domain/format/zones.ts";
import type { Db } from "#db/connection/client.ts";
import { prepareOnce } from "#db/connection/prepared-query.ts";
import { agentiksStoppedSince } from "#db/queries/runs/agentik-stop.ts";
import { IS_SOLD_ORDER } from "./is-sold-order.ts";
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

/** Orders that are summed up at most, the newest ones. */
const SUMMED_MAX = sql.raw("10000");

/** Orders sold since the first of the days, by the zone that is given; its bills name what was ordered most. */
const sold = sql`(WITH sold AS MATERIALIZED (
    SELECT r.total_cents, r.bill FROM ${OWN} JOIN chat_requests r ON r.space_id = m.space_id
      AND ${IS_SOLD_ORDER} AND r.sent_at >= (date_trunc('day',
          ${sql.placeholder("now")}::timestamptz AT TIME ZONE ${sql.placeholder("zone")}::text)
        - make_interval(days => ${sql.placeholder("daysBefore")}::int)) AT TIME ZONE ${sql.placeholder("zone")}::text
    JOIN chats c ON c.thread_id = r.thread_id AND c.channel <> 'try'
    WHERE ${IS_OWN} ORDER BY r.sent_at DESC LIMIT ${SUMMED_MAX}
  ), best AS (
    SELECT min(line->>'name') AS name, sum(coalesce((line->>'count')::numeric, 1))::float8 AS n
    FROM sold CROSS JOIN jsonb_array_elements(sold.bill->'lines') line
    GROUP BY lower(line->>'name') ORDER BY n DESC, name LIMIT ${sql.raw(String(BEST_ORDERED_MAX))}
  )
  SELECT json_build_object('count', count(*)::int, 'priced', count(total_cents)::int,
    'cents', coalesce(sum(total_cents), 0)::bigint,
    'best', (SELECT coalesce(json_agg(json_build_object('name', name, 'count', n)
      ORDER BY n DESC, name), '[]') FROM best))
  FROM sold)`;

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
      sold: sql<OrdersOfDays>`${sold}`,
      stoppedSince: agentiksStoppedSince(),
    })
    .from(people)
    .where(sql`${people.id} = ${person}`)
    .prepare("inbox_counts_of_person"),
);

/**
 * How much is in each part of a person's inbox, each up to INBOX_COUNT_MAX + 1, the orders sold, and since
 * when an operator has stopped all agentiks.
 *
 * @param days of the orders, the last one today in the zone
 */
export async function countInbox(
  db: Db,
  { personId, zone, days = 1 }: { personId: string; zone: Zone; days?: OrderDays | undefined },
  now: Date,
): Promise<{ counts: InboxCounts; sold: OrdersOfDays; stoppedSince: Date | null }> {
  const [row] = await countsOfPerson(db).execute({
    person: personId,
    now: now.toISOString(),
    zone,
    daysBefore: days - 1,
  });
  return (
    row ?? {
      counts: { waiting: 0, open: 0, orders: 0, unanswered: 0, apart: 0, done: 0 },
      sold: { count: 0, priced: 0, cents: 0, best: [] },
      stoppedSince: null,
    }
  );
}
