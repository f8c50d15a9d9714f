import { sql, type SQL } from "drizzle-orm";
import type { DutyWork, WatchCondition } from "#domain/agentiks/duties/duties.ts";
import { siteDay } from "#domain/format/dates.ts";
import type { Db } from "#db/connection/client.ts";
import { listCountedSpaces } from "./counted-spaces.ts";

/** A watch counts no further. */
const WATCHED_MAX = 1_000;

interface Watched {
  work: Extract<DutyWork, { duty: "watch" }>;
  /** The agentik's owner, and the space where it works. */
  personId: string;
  spaceId: string;
  now: Date;
}

interface Counted extends Watched {
  ids: readonly string[];
}

const CONDITIONS: Readonly<Record<WatchCondition, (watched: Counted) => SQL>> = {
  waiting: ({ ids, work, now }) =>
    counted(sql`SELECT 1 FROM threads t JOIN chats c ON c.thread_id = t.id
      WHERE t.space_id IN ${ids} AND t.chat_with_id IS NOT NULL AND c.channel <> 'try'
        AND c.waiting_since <= ${now.toISOString()}::timestamptz - make_interval(mins => ${work.limit})`),
  "open-request": ({ ids, work, now }) =>
    counted(sql`SELECT 1 FROM chat_requests r JOIN chats c ON c.thread_id = r.thread_id
      WHERE r.space_id IN ${ids} AND r.state = 'sent' AND r.done_at IS NULL AND c.channel <> 'try'
        AND r.sent_at <= ${now.toISOString()}::timestamptz - make_interval(hours => ${work.limit})`),
  "late-task": ({ ids, now }) =>
    counted(sql`SELECT 1 FROM space_tasks WHERE space_id IN ${ids} AND done_at IS NULL
      AND only_for IS NULL AND due_on < ${siteDay(now)}::date`),
  unanswered: ({ ids }) =>
    counted(sql`SELECT 1 FROM unanswered WHERE space_id IN ${ids} AND ended_at IS NULL`),
  award: ({ personId, work, now }) =>
    counted(sql`SELECT 1 FROM challenges c WHERE c.creator_id = ${personId}
      AND c.awarded_at IS NULL AND c.cancelled_at IS NULL AND c.taken_down_at IS NULL
      AND c.deadline <= ${now.toISOString()}::timestamptz - make_interval(hours => ${work.limit})
      AND EXISTS (SELECT 1 FROM challenge_submissions s WHERE s.challenge_id = c.id)`),
  wallet: ({ personId }) => sql`SELECT coalesce(sum(balance), 0)::float8 AS n FROM ledger_accounts
    WHERE coalesce(owner_id, '') = ${personId} AND purpose = 'wallet' AND currency = 'MXN'`,
};

const counted = (rows: SQL): SQL =>
  sql`SELECT count(*)::int AS n FROM (${rows} LIMIT ${sql.raw(String(WATCHED_MAX))}) found`;

/** Current figure of a watch: a count up to WATCHED_MAX, or a balance in whole MXN. */
export async function findWatchFigure(db: Db, watched: Watched): Promise<number> {
  const ids = await listCountedSpaces(db, watched);
  const [row] = await db.execute<{ n: number }>(
    CONDITIONS[watched.work.condition]({ ...watched, ids }),
  );
  return row!.n;
}
