import { sql, type SQL } from "drizzle-orm";
import type { RequestKind } from "#domain/agentiks/abilities/request-form.ts";
import type { RequestStage } from "#domain/agentiks/chats/request-stage.ts";
import type { Db } from "#db/connection/client.ts";
import { questionsApart } from "./questions-apart.ts";

/** Something that needs a person of the business. */
export interface ListedNeed {
  /** A customer who wants a person, an order to do, or a question that nothing answers. */
  kind: "person" | "order" | "question";
  /** The conversation; a question may be in a thread of the space, which is not a customer's. */
  threadId: string;
  /** The customer; null where a member asked. */
  contactId: string | null;
  /** The customer's name; empty until they say it. */
  customer: string;
  agentik: string;
  /** Name of an order's form; empty otherwise. */
  form: string;
  /** Kind and stage of the order or booking; null for a customer who waits and for a question. */
  request: { kind: RequestKind; stage: RequestStage } | null;
  /** The customer's last words, the first answer of an order, or the question. */
  text: string;
  totalCents: number | null;
  at: Date;
  /**
   * Whether someone still waits for a first answer: not for an order whose stage was set, or after which a
   * person of the business has written in the conversation.
   */
  isWaiting: boolean;
}

const PREVIEW_CHARACTERS = 160;
const preview = (text: SQL) =>
  sql`coalesce(left(${text}, ${sql.raw(String(PREVIEW_CHARACTERS))}), '')`;

/**
 * Everything in the inbox that needs a person: customers who wait and orders to do, the newest
 * first, and after them open questions, without those of customers who wait (`questionsApart`). An
 * index gives the first ones of each space and kind: the work does not grow with what a space has
 * besides.
 */
export async function listNeeds(db: Db, personId: string, limit: number): Promise<ListedNeed[]> {
  const rows = await db.execute<Record<string, unknown>>(sql`
    WITH own AS (SELECT m.space_id, m.role FROM space_members m
      JOIN spaces s ON s.id = m.space_id AND s.taken_down_at IS NULL
      WHERE m.person_id = ${personId} AND NOT m.is_copy)
    SELECT * FROM (
      SELECT 0 AS rank, 'person' AS kind, c.thread_id, co.id AS contact_id, co.name AS customer,
        a.name AS agentik, '' AS form, NULL::json AS request, ${preview(sql`said.text`)} AS text,
        NULL::int AS total_cents, c.waiting_since AS at, true AS is_waiting
      FROM own CROSS JOIN LATERAL (SELECT * FROM chats WHERE chats.space_id = own.space_id
          AND waiting_since IS NOT NULL AND channel <> 'try'
          ORDER BY waiting_since DESC LIMIT ${limit}) c
        JOIN contacts co ON co.id = c.contact_id JOIN threads t ON t.id = c.thread_id
        JOIN agentiks a ON a.id = t.chat_with_id
        LEFT JOIN LATERAL (SELECT m.text FROM messages m WHERE m.thread_id = c.thread_id
          AND m.from_contact ORDER BY m.seq DESC LIMIT 1) said ON true
      UNION ALL
      SELECT 0, 'order', r.thread_id, co.id, co.name, a.name, r.name,
        json_build_object('kind', r.kind, 'stage', r.stage),
        ${preview(sql`r.answers -> 0 ->> 'shown'`)}, r.total_cents, r.sent_at,
        r.stage = 'new' AND NOT EXISTS (SELECT FROM messages m WHERE m.thread_id = r.thread_id
          AND m.author_id IS NOT NULL AND m.created_at > r.sent_at)
      FROM own CROSS JOIN LATERAL (SELECT q.* FROM chat_requests q
          JOIN chats of_customer ON of_customer.thread_id = q.thread_id
            AND of_customer.channel <> 'try'
          WHERE q.space_id = own.space_id AND q.state = 'sent' AND q.done_at IS NULL
          ORDER BY q.sent_at DESC LIMIT ${limit}) r
        JOIN chats c ON c.thread_id = r.thread_id JOIN contacts co ON co.id = c.contact_id
        JOIN threads t ON t.id = c.thread_id JOIN agentiks a ON a.id = t.chat_with_id
      UNION ALL
      SELECT 1, 'question', u.thread_id, co.id, coalesce(co.name, p.display_name, ''),
        coalesce(a.name, ''), '', NULL, ${preview(sql`u.question`)}, NULL, u.created_at, true
      FROM own CROSS JOIN LATERAL (${questionsApart(sql`own.space_id`)}) u
        LEFT JOIN agentiks a ON a.id = u.agentik_id
        LEFT JOIN chats c ON c.thread_id = u.thread_id AND c.channel <> 'try'
        LEFT JOIN contacts co ON co.id = c.contact_id LEFT JOIN people p ON p.id = u.asked_by
      WHERE own.role IN ('owner', 'admin')
        AND EXISTS (SELECT FROM agentik_workplaces w WHERE w.space_id = own.space_id)
    ) need ORDER BY rank, at DESC, thread_id LIMIT ${limit}`);
  return [...rows].map((row) => ({
    kind: row.kind as ListedNeed["kind"],
    threadId: row.thread_id as string,
    contactId: row.contact_id as string | null,
    customer: row.customer as string,
    agentik: row.agentik as string,
    form: row.form as string,
    request: row.request as ListedNeed["request"],
    text: row.text as string,
    totalCents: row.total_cents as number | null,
    at: new Date(row.at as string),
    isWaiting: row.is_waiting as boolean,
  }));
}
