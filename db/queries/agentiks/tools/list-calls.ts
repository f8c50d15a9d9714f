import { and, count, desc, eq, gt, lt, lte, ne, or, sql } from "drizzle-orm";
import type { TimeCursor } from "#domain/lists/time-cursor.ts";
import type { Db } from "#db/connection/client.ts";
import { toolCalls } from "#db/schema/agentiks/agentik-tools.ts";
import { chats } from "#db/schema/agentiks/chats.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { threads } from "#db/schema/spaces/threads.ts";

/** Calls that wait for their owner, or all others. */
export const CALL_VIEWS = ["waiting", "done"] as const;
export type CallView = (typeof CALL_VIEWS)[number];

export const CALLS_PER_PAGE = 20;

const shown = {
  id: toolCalls.id,
  agentik: { id: agentiks.id, name: agentiks.name },
  tool: toolCalls.tool,
  call: toolCalls.call,
  callHash: toolCalls.callHash,
  state: toolCalls.state,
  why: toolCalls.why,
  expiresAt: toolCalls.expiresAt,
  failure: toolCalls.failure,
  status: toolCalls.status,
  answer: toolCalls.answer,
  createdAt: toolCalls.createdAt,
  decidedAt: toolCalls.decidedAt,
  endedAt: toolCalls.endedAt,
};

const isWaiting = (now: Date) => and(eq(toolCalls.state, "waiting"), gt(toolCalls.expiresAt, now));

/** How many calls wait for a person's decision. */
export async function countWaitingCalls(db: Db, personId: string, now: Date): Promise<number> {
  const [waiting] = await db
    .select({ n: count() })
    .from(toolCalls)
    .where(and(eq(toolCalls.personId, personId), isWaiting(now)));
  return waiting!.n;
}

/** One page of a person's calls, newest first, and one row more. */
export function listCalls(
  db: Db,
  personId: string,
  { view, after, now }: { view: CallView; after: TimeCursor | undefined; now: Date },
) {
  const { at, id } = after ?? {};
  return db
    .select(shown)
    .from(toolCalls)
    .innerJoin(agentiks, eq(agentiks.id, toolCalls.agentikId))
    .where(
      and(
        eq(toolCalls.personId, personId),
        view === "waiting"
          ? isWaiting(now)
          : or(ne(toolCalls.state, "waiting"), lte(toolCalls.expiresAt, now)),
        at && id
          ? or(lt(toolCalls.createdAt, at), and(eq(toolCalls.createdAt, at), lt(toolCalls.id, id)))
          : undefined,
      ),
    )
    .orderBy(desc(toolCalls.createdAt), desc(toolCalls.id))
    .limit(CALLS_PER_PAGE + 1);
}

export type ListedCall = Awaited<ReturnType<typeof listCalls>>[number];

/**
 * A call of a person's agentik, with where it comes from: the run that asked for it and its message.
 *
 * @returns undefined for another person's, and an unknown one
 */
export async function findCall(db: Db, { callId, personId }: { callId: string; personId: string }) {
  const [found] = await db
    .select({
      ...shown,
      runId: runs.id,
      threadId: runs.threadId,
      seq: runs.messageSeq,
      spaceId: threads.spaceId,
      isChat: sql<boolean>`${chats.threadId} IS NOT NULL`,
    })
    .from(toolCalls)
    .innerJoin(agentiks, eq(agentiks.id, toolCalls.agentikId))
    .leftJoin(runs, eq(runs.id, toolCalls.askedBy))
    .leftJoin(threads, eq(threads.id, runs.threadId))
    .leftJoin(chats, eq(chats.threadId, threads.id))
    .where(and(eq(toolCalls.id, callId), eq(toolCalls.personId, personId)));
  return found;
}
