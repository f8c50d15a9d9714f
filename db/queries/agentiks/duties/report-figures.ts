import { sql, type SQL } from "drizzle-orm";
import type { ReportFigures } from "#domain/agentiks/duties/report-figures.ts";
import { siteDay } from "#domain/format/dates.ts";
import type { Db } from "#db/connection/client.ts";
import { IS_SOLD_ORDER } from "#db/queries/agentiks/chats/is-sold-order.ts";
import { listCountedSpaces } from "./counted-spaces.ts";

/** Rows that one figure counts at most. */
export const REPORTED_MAX = 10_000;

interface Reported {
  personId: string;
  spaceId: string;
  from: Date;
  to: Date;
}

/** All figures of a report, of the spaces of `listCountedSpaces`. */
export async function findReportFigures(db: Db, reported: Reported): Promise<ReportFigures> {
  const { personId, spaceId, from, to } = reported;
  const ids = await listCountedSpaces(db, { personId, spaceId });
  const within = (column: SQL) =>
    sql`${column} > ${from.toISOString()}::timestamptz AND ${column} <= ${to.toISOString()}::timestamptz`;
  const max = sql.raw(String(REPORTED_MAX));
  const counted = (rows: SQL) => sql`(SELECT count(*)::int FROM (${rows} LIMIT ${max}) found)`;
  const [row] = await db.execute<{ figures: ReportFigures }>(sql`
    SELECT json_build_object(
      'sales', sale.n, 'income', sale.income,
      'hasSold', sale.n > 0 OR EXISTS (SELECT 1 FROM ledger_accounts w
        JOIN ledger_entries e ON e.account_id = w.id
        JOIN ledger_transactions t ON t.id = e.transaction_id
        WHERE coalesce(w.owner_id, '') = ${personId} AND w.purpose = 'wallet' AND w.currency = 'MXN'
          AND t.cause = 'artifakt_sale' AND e.amount > 0),
      'chats', chat.n, 'byAgentik', chat.agentik, 'byPerson', chat.person, 'waiting', chat.nobody,
      'members', ${counted(sql`SELECT 1 FROM space_members WHERE space_id IN ${ids}
        AND NOT is_copy AND ${within(sql`joined_at`)}`)},
      'orders', ordered.orders, 'pricedOrders', ordered.priced, 'orderCents', ordered.cents,
      'bookings', ordered.bookings,
      'openRequests', ${counted(sql`SELECT 1 FROM chat_requests r JOIN chats c ON c.thread_id = r.thread_id
        WHERE r.space_id IN ${ids} AND r.state = 'sent' AND r.done_at IS NULL
          AND c.channel <> 'try'`)},
      'newQuestions', ${counted(sql`SELECT 1 FROM unanswered WHERE space_id IN ${ids}
        AND ended_at IS NULL AND ${within(sql`created_at`)}`)},
      'questions', ${counted(sql`SELECT 1 FROM unanswered WHERE space_id IN ${ids}
        AND ended_at IS NULL`)},
      'tasksDone', ${counted(sql`SELECT 1 FROM space_tasks WHERE space_id IN ${ids}
        AND only_for IS NULL AND ${within(sql`done_at`)}`)},
      'tasksLate', ${counted(sql`SELECT 1 FROM space_tasks WHERE space_id IN ${ids}
        AND only_for IS NULL AND done_at IS NULL AND due_on < ${siteDay(to)}::date`)}
    ) AS figures
    FROM (
      SELECT count(*)::int AS n, coalesce(sum(amount), 0)::float8 AS income FROM (
        SELECT e.amount FROM ledger_accounts w
          JOIN ledger_entries e ON e.account_id = w.id
          JOIN ledger_transactions t ON t.id = e.transaction_id
        WHERE coalesce(w.owner_id, '') = ${personId} AND w.purpose = 'wallet' AND w.currency = 'MXN'
          AND t.cause = 'artifakt_sale' AND e.amount > 0 AND ${within(sql`t.created_at`)}
        LIMIT ${max}) sold
    ) sale, (
      SELECT count(*) FILTER (WHERE is_order)::int AS orders,
        count(total_cents) FILTER (WHERE is_order)::int AS priced,
        coalesce(sum(total_cents) FILTER (WHERE is_order), 0)::float8 AS cents,
        count(*) FILTER (WHERE NOT is_order)::int AS bookings
      FROM (SELECT r.total_cents, ${IS_SOLD_ORDER} AS is_order
        FROM chat_requests r JOIN chats c ON c.thread_id = r.thread_id
        WHERE r.space_id IN ${ids} AND r.state = 'sent' AND r.stage <> 'cancelled'
          AND r.kind IN ('order', 'other', 'booking', 'appointment') AND c.channel <> 'try'
          AND ${within(sql`r.sent_at`)}
        LIMIT ${max}) taken
    ) ordered, (
      SELECT count(*)::int AS n, count(*) FILTER (WHERE handled_by = 'agentik')::int AS agentik,
        count(*) FILTER (WHERE handled_by = 'person')::int AS person,
        count(*) FILTER (WHERE handled_by = 'nobody')::int AS nobody
      FROM (SELECT c.handled_by FROM threads t JOIN chats c ON c.thread_id = t.id
        WHERE t.space_id IN ${ids} AND t.chat_with_id IS NOT NULL AND c.channel <> 'try'
          AND t.last_message_at > ${from.toISOString()}::timestamptz
          AND ${within(sql`c.created_at`)}
        LIMIT ${max}) begun
    ) chat`);
  return row!.figures;
}
