import { sql } from "drizzle-orm";
import { ENDING_SOON_DAYS } from "#domain/challenges/ending-soon.ts";
import { dayIn } from "#domain/format/dates.ts";
import { DEFAULT_ZONE, type Zone } from "#domain/format/zones.ts";
import type { FirstStepsDone } from "#domain/journey/first-steps.ts";
import {
  MESSAGES_COUNTED_MAX,
  TODAY_HOURS,
  type WaitingCounts,
  type WaitingItem,
} from "#domain/journey/yours-today.ts";
import { clockIn } from "#domain/people/business/open-now.ts";
import { THREADS_PER_PAGE } from "#domain/spaces/threads.ts";
import type { Db } from "#db/connection/client.ts";
import { prepareOnce } from "#db/connection/prepared-query.ts";
import { isOpenedByAgentik } from "#db/queries/spaces/opened-by-agentik.ts";
import { people } from "#db/schema/people/people.ts";

const person = sql.placeholder("person");
const isToday = (time: ReturnType<typeof sql>) =>
  sql`${time} > ${now} - make_interval(hours => ${sql.raw(String(TODAY_HOURS))})`;
const now = sql`${sql.placeholder("now")}::timestamptz`;
/** Minutes since midnight, in the zone of `today`. */
const minute = sql`${sql.placeholder("minute")}::int`;
const today = sql`${sql.placeholder("today")}::date`;

/** Columns of a waiting item, for rows of `i`; the first row is the one that is named. */
const FIRST = sql`(array_agg(json_build_object('id', i.id, 'name', i.name, 'language', i.language)
  ORDER BY i.at, i.id))[1]`;
/** Counts rows `i (n, id, name, language, at)`, one for each item: null without any. */
const counted = (items: ReturnType<typeof sql>) => sql`(
  SELECT json_build_object('count', sum(i.n), 'item', ${FIRST})
  FROM (${items}) i HAVING count(*) > 0)`;

/** Spaces whose conversations with customers the person sees: the joins and the condition of isInboxOf. */
const WORKPLACES = sql`space_members m
  JOIN spaces a ON a.id = m.space_id AND a.taken_down_at IS NULL AND NOT m.is_copy`;
/** Customers of the person's workplaces who wait for a person. */
const customers = sql`(
  SELECT json_build_object('count', count(*)) FROM ${WORKPLACES}
    JOIN chats c ON c.space_id = m.space_id
  WHERE m.person_id = ${person} AND c.waiting_since IS NOT NULL AND c.channel <> 'try'
  HAVING count(*) > 0)`;
/** Orders and other forms from customers that are not done yet. */
const orders = sql`(
  SELECT json_build_object('count', count(*)) FROM ${WORKPLACES}
    JOIN chat_requests r ON r.space_id = m.space_id
    JOIN chats c ON c.thread_id = r.thread_id
  WHERE m.person_id = ${person} AND r.state = 'sent' AND r.done_at IS NULL AND c.channel <> 'try'
  HAVING count(*) > 0)`;
/** Bookings of the person's workplaces that are still to come today, and the next one. */
const agenda = sql`(
  SELECT json_build_object('count', count(*), 'next', (array_agg(
    json_build_object('minute', b.minute, 'customer', b.customer) ORDER BY b.minute, b.id))[1])
  FROM ${WORKPLACES} JOIN bookings b ON b.space_id = m.space_id
  WHERE m.person_id = ${person} AND b.day = ${today} AND b.minute >= ${minute}
    AND b.cancelled_at IS NULL
  HAVING count(*) > 0)`;
/** Calls of tools that the person is asked about (isWaiting of list-calls.ts). */
const approvals = sql`(
  SELECT json_build_object('count', count(*)) FROM tool_calls
  WHERE person_id = ${person} AND state = 'waiting' AND expires_at > ${now}
  HAVING count(*) > 0)`;
/** Failed runs of the person's agentiks that no message had asked for. */
const failures = counted(sql`
  SELECT count(*) AS n, a.id, a.name, a.language, min(r.created_at) AS at
  FROM runs r JOIN agentiks a ON a.id = r.agentik_id
  WHERE r.person_id = ${person} AND ${isToday(sql`r.created_at`)}
    AND r.state = 'failed' AND r.kind IN ('duty', 'tool') GROUP BY a.id`);
/** Entries of other people in the person's challenges that were not awarded yet. */
const judging = counted(sql`
  SELECT count(DISTINCT s.person_id) AS n, c.id, c.name, c.language, c.deadline AS at
  FROM challenges c JOIN challenge_submissions s ON s.challenge_id = c.id
  WHERE c.creator_id = ${person} AND c.is_active GROUP BY c.id`);
/** Challenges that the person has joined, that end soon and that have no entry of theirs. */
const due = counted(sql`
  SELECT 1 AS n, c.id, c.name, c.language, c.deadline AS at
  FROM challenge_participants p JOIN challenges c ON c.id = p.challenge_id
  WHERE p.person_id = ${person} AND c.is_active
    AND c.deadline > ${now} AND c.deadline <= ${now} + make_interval(days => ${sql.raw(String(ENDING_SOON_DAYS))})
    AND NOT EXISTS (SELECT FROM challenge_submissions s
      WHERE s.challenge_id = c.id AND s.person_id = p.person_id)`);
/** Requests to join spaces that one owns or administers. */
const requests = counted(sql`
  SELECT count(*) AS n, a.id, a.name, a.language, min(r.created_at) AS at
  FROM space_members m JOIN spaces a ON a.id = m.space_id
    JOIN space_requests r ON r.space_id = a.id
  WHERE m.person_id = ${person} AND m.role IN ('owner', 'admin') AND NOT m.is_copy GROUP BY a.id`);
/** The person's open tasks of spaces they are in. */
const tasks = sql`(
  SELECT json_build_object('count', count(*), 'late', count(*) FILTER (WHERE t.due_on < ${today}))
  FROM space_tasks t JOIN space_members m ON m.space_id = t.space_id AND m.person_id = t.assignee_id
    JOIN spaces a ON a.id = t.space_id
  WHERE t.assignee_id = ${person} AND t.done_at IS NULL AND a.taken_down_at IS NULL
    AND (t.only_for IS NULL OR t.only_for = ${person})
  HAVING count(*) > 0)`;
const MESSAGES = sql.raw(String(MESSAGES_COUNTED_MAX + 1));
/**
 * Messages of others since the person joined and last read, in the conversations of their spaces that notify
 * them: of each space the first page of its conversations, of all spaces the newest, of each conversation the
 * last messages, as many as are counted at most.
 */
const messages = sql`(
  SELECT json_build_object('count', least(sum(i.n), ${MESSAGES}), 'spaces', count(*), 'item', ${FIRST})
  FROM (
    SELECT sum(g.n) AS n, u.id, u.name, u.language, min(u.at) AS at
    FROM (
      SELECT a.id, a.name, a.language, m.joined_at, t.id AS thread_id, t.last_message_at AS at,
        greatest(coalesce(r.seq, 0), t.last_seq - ${MESSAGES}) AS seq
      FROM ${WORKPLACES}
        CROSS JOIN LATERAL (SELECT * FROM threads
          WHERE space_id = a.id AND chat_with_id IS NULL AND (only_for IS NULL OR only_for = ${person})
          ORDER BY last_message_at DESC NULLS LAST, id LIMIT ${sql.raw(String(THREADS_PER_PAGE))}) t
        LEFT JOIN thread_reads r ON r.thread_id = t.id AND r.person_id = m.person_id
      WHERE m.person_id = ${person} AND a.copied_from IS NULL AND a.archived_at IS NULL
        AND t.last_seq > coalesce(r.seq, 0) AND t.last_message_at >= m.joined_at
        AND NOT coalesce(r.is_muted, false) AND (m.notices <> 'none' OR r.is_followed)
      ORDER BY t.last_message_at DESC LIMIT ${MESSAGES}) u
      CROSS JOIN LATERAL (SELECT count(*) AS n FROM messages
        WHERE thread_id = u.thread_id AND seq > u.seq AND created_at >= u.joined_at
          AND author_id IS DISTINCT FROM ${person} AND deleted_at IS NULL AND state <> 'writing') g
    WHERE g.n > 0 GROUP BY u.id, u.name, u.language) i
  HAVING count(*) > 0)`;
const invitations = counted(sql`
  SELECT 1 AS n, a.id, a.name, a.language, v.created_at AS at
  FROM space_invitations v JOIN spaces a ON a.id = v.space_id
  WHERE v.person_id = ${person} AND v.expires_at > ${now}
    AND v.accepted_at IS NULL AND v.revoked_at IS NULL AND v.declined_at IS NULL`);
const sales = sql`(
  SELECT json_build_object('count', count(*), 'pesos', sum(e.amount))
  FROM ledger_accounts w JOIN ledger_entries e ON e.account_id = w.id
    JOIN ledger_transactions t ON t.id = e.transaction_id
  WHERE coalesce(w.owner_id, '') = ${person} AND w.purpose = 'wallet' AND w.currency = 'MXN'
    AND t.cause = 'artifakt_sale' AND e.amount > 0
    AND ${isToday(sql`t.created_at`)}
  HAVING count(*) > 0)`;
const unread = sql`(
  SELECT json_build_object('count', count(*)) FROM notifications
  WHERE person_id = ${person} AND read_at IS NULL)`;

/**
 * Private and unlisted spaces of others that the person works in: the latest one first, two at most.
 * Listed spaces are communities, not teams.
 */
const teams = sql<WaitingItem[]>`(
  SELECT coalesce(json_agg(i), '[]') FROM (
    SELECT a.id, a.name, a.language FROM ${WORKPLACES}
    WHERE m.person_id = ${person} AND m.role <> 'owner' AND a.visibility <> 'listed'
    ORDER BY m.joined_at DESC, a.id LIMIT 2) i)`;

/** The first steps that a person has done; copies of examples do not count. */
const done = sql<FirstStepsDone>`json_build_object(
  'business', EXISTS (SELECT FROM businesses WHERE person_id = ${person} AND name <> ''),
  'agentik', EXISTS (SELECT FROM agentiks WHERE owner_id = ${person} AND copied_from IS NULL),
  'space', EXISTS (SELECT FROM spaces WHERE owner_id = ${person} AND copied_from IS NULL
    AND NOT ${isOpenedByAgentik("spaces")}),
  'page', EXISTS (SELECT FROM pages WHERE person_id = ${person}))`;

const todayOfPerson = prepareOnce((db) =>
  db
    .select({
      counts: sql<WaitingCounts>`json_build_object('customers', ${customers}, 'orders', ${orders}, 'agenda', ${agenda},
        'approvals', ${approvals}, 'failures', ${failures},
        'judging', ${judging}, 'due', ${due},
        'requests', ${requests}, 'invitations', ${invitations},
        'tasks', ${tasks}, 'messages', ${messages}, 'sales', ${sales}, 'unread', ${unread})`,
      teams,
      done,
    })
    .from(people)
    .where(sql`${people.id} = ${person}`)
    .prepare("today_of_person"),
);

/**
 * Counts what waits for a person on the day of a zone, names the spaces of their teams, and says which first
 * steps are done, in one round trip; undefined for an unknown person.
 */
export async function findToday(
  db: Db,
  personId: string,
  at: Date,
  zone: Zone = DEFAULT_ZONE,
): Promise<{ counts: WaitingCounts; teams: WaitingItem[]; done: FirstStepsDone } | undefined> {
  const [row] = await todayOfPerson(db).execute({
    person: personId,
    now: at.toISOString(),
    today: dayIn(zone, at),
    minute: clockIn(zone, at).minute,
  });
  return row;
}
