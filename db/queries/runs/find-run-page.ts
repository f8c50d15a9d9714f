import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import type { ChatChannel } from "#domain/agentiks/chats/chats.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { toolCalls } from "#db/schema/agentiks/agentik-tools.ts";
import { chats, runSteps } from "#db/schema/agentiks/chats.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { citations } from "#db/schema/spaces/answering.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";
import { madeBy, type MadeBy } from "./made-by.ts";
import { isPaidBy, mayOpenRun } from "./may-open-run.ts";
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
 * A run, for the people who may open its page (`mayOpenRun`).
 *
 * @returns undefined for other people, and for an unknown run
 */
export async function findRunPage(
  db: Db,
  { id, personId }: { id: string; personId: string },
): Promise<RunPage | undefined> {
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
    .where(and(eq(runs.id, id), mayOpenRun(personId)));
  return row;
}

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
