import { and, asc, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import type { ChatChannel } from "#domain/agentiks/chats/chats.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { toolCalls } from "#db/schema/agentiks/agentik-tools.ts";
import { chats, runSteps } from "#db/schema/agentiks/chats.ts";
import { agentiks, spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { runCalls } from "#db/schema/runs/run-calls.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { citations } from "#db/schema/spaces/answering.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";
import { madeBy, type MadeBy } from "./made-by.ts";
import { isOwnRun } from "./own-run.ts";
import type { AgentikRun } from "./agentik-runs.ts";

/** A run with everything that its page shows. */
export interface RunPage extends AgentikRun {
  /** Whether the run works for the viewer. */
  isOwn: boolean;
  /** Whether the viewer pays for it. */
  isPaidByViewer: boolean;
  attempts: number;
  /** Engine that has answered, and its cost. */
  madeBy: MadeBy;
  scheduledFor: Date | null;
  agentik: { id: string; name: string; language: ContentLanguage } | null;
  creationId: string | null;
  documentId: string | null;
  toolCallId: string | null;
  threadId: string | null;
  seq: number | null;
  spaceId: string | null;
  /** Text that it wrote, Markdown; null when it wrote no message. */
  text: string | null;
  channel: ChatChannel | null;
}

/**
 * A run, for the person for whom it works (in a space only as a member), and for members of the workplace
 * if it answers a customer. A reply in a conversation of a space also for the owners of the agentik and of
 * the space, as members; not one in a conversation that another person sees alone.
 *
 * @returns undefined for other people, and for an unknown run
 */
export async function findRunPage(
  db: Db,
  { id, personId }: { id: string; personId: string },
): Promise<RunPage | undefined> {
  const isMember = sql`EXISTS (SELECT FROM ${spaceMembers} m
    WHERE m.space_id = ${outer(threads.spaceId)} AND m.person_id = ${personId} AND NOT m.is_copy)`;
  const isForOwner = and(
    isNull(threads.chatWithId),
    or(isNull(threads.onlyFor), eq(threads.onlyFor, personId)),
    or(eq(agentiks.ownerId, personId), eq(spaces.ownerId, personId)),
  );
  const [row] = await db
    .select({
      id: runs.id,
      kind: runs.kind,
      state: runs.state,
      failure: runs.failure,
      input: runs.input,
      isOwn: sql<boolean>`${runs.personId} = ${personId}`,
      isPaidByViewer: isPaidBy(personId),
      attempts: runs.attempts,
      madeBy,
      scheduledFor: runs.scheduledFor,
      createdAt: runs.createdAt,
      startedAt: runs.startedAt,
      endedAt: runs.endedAt,
      deadlineAt: runs.deadlineAt,
      creationId: runs.creationId,
      documentId: runs.documentId,
      threadId: runs.threadId,
      seq: runs.messageSeq,
      agentik: { id: agentiks.id, name: agentiks.name, language: agentiks.language },
      channel: chats.channel,
      spaceId: threads.spaceId,
      space: spaces.name,
      tool: toolCalls.tool,
      toolCallId: runs.toolCallId,
      text: messages.text,
    })
    .from(runs)
    .leftJoin(agentiks, eq(agentiks.id, runs.agentikId))
    .leftJoin(toolCalls, eq(toolCalls.id, runs.toolCallId))
    .leftJoin(threads, eq(threads.id, runs.threadId))
    .leftJoin(spaces, eq(spaces.id, threads.spaceId))
    .leftJoin(chats, eq(chats.threadId, runs.threadId))
    .leftJoin(
      messages,
      and(
        eq(messages.threadId, runs.threadId),
        eq(messages.seq, runs.messageSeq),
        isNull(messages.deletedAt),
      ),
    )
    .where(
      and(
        eq(runs.id, id),
        or(
          isOwnRun(personId),
          and(or(ne(chats.channel, "try"), isForOwner), isMember, isNull(spaces.takenDownAt)),
        ),
      ),
    );
  return row;
}

/**
 * Whether a person pays for a run: the one whose limits its calls counted against; without such a call the
 * space's owner, and outside of spaces the person for whom it works.
 */
const isPaidBy = (personId: string) => sql<boolean>`coalesce(
  (SELECT bool_or(call.paid_by = ${personId}) FROM ${runCalls} call
    WHERE call.run_id = ${outer(runs.id)}),
  coalesce(${outer(spaces.ownerId)}, ${outer(runs.personId)}) = ${personId})`;

/** Steps of a run, in order; for a run that `findRunPage` has found. */
export const listRunSteps = (db: Db, runId: string): Promise<RunStep[]> =>
  db
    .select({ kind: runSteps.kind, detail: runSteps.detail })
    .from(runSteps)
    .where(eq(runSteps.runId, runId))
    .orderBy(asc(runSteps.seq));

/** Sources of the message that a run wrote. */
export const listRunSources = (
  db: Db,
  runId: string,
): Promise<{ source: string; quote: string }[]> =>
  db
    .select({ source: citations.source, quote: citations.quote })
    .from(runs)
    .innerJoin(
      citations,
      and(eq(citations.threadId, runs.threadId), eq(citations.seq, runs.messageSeq)),
    )
    .where(eq(runs.id, runId))
    .orderBy(asc(citations.n));
