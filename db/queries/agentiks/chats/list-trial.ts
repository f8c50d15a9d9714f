import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import { CHAT_MESSAGES_SHOWN } from "#domain/agentiks/chats/chats.ts";
import type { RunEngine, RunState } from "#domain/runs/run.ts";
import type { ReplyKind } from "#domain/spaces/answering.ts";
import type { MessageState } from "#domain/spaces/threads.ts";
import type { Db } from "#db/connection/client.ts";
import { runSteps } from "#db/schema/agentiks/chats.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { citations } from "#db/schema/spaces/answering.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";

/** A message of a trial. */
export interface TrialMessage {
  seq: number;
  isAgentik: boolean;
  text: string;
  state: MessageState;
  replyKind: ReplyKind | null;
  run: { id: string; state: RunState; engine: RunEngine | null; deadlineAt: Date } | null;
  /** Steps of the agentik's run, in order. */
  steps: RunStep[];
  /** Names of the documents and approved answers that it quotes. */
  sources: string[];
  createdAt: Date;
}

/** The thread of a person's trial of an agentik; undefined without one. */
export async function findTrial(
  db: Db,
  { personId, agentikId }: { personId: string; agentikId: string },
): Promise<string | undefined> {
  const [trial] = await db
    .select({ id: threads.id })
    .from(threads)
    .where(and(eq(threads.chatWithId, agentikId), eq(threads.onlyFor, personId)));
  return trial?.id;
}

/** The newest messages of a person's trial of an agentik, oldest first; empty without a trial. */
export async function listTrial(
  db: Db,
  { agentikId, personId }: { agentikId: string; personId: string },
): Promise<TrialMessage[]> {
  const inTrial = and(eq(threads.chatWithId, agentikId), eq(threads.onlyFor, personId));
  const newest = await db
    .select({
      threadId: messages.threadId,
      seq: messages.seq,
      agentikId: messages.agentikId,
      text: messages.text,
      state: messages.state,
      replyKind: messages.replyKind,
      createdAt: messages.createdAt,
      run: { id: runs.id, state: runs.state, engine: runs.engine, deadlineAt: runs.deadlineAt },
    })
    .from(threads)
    .innerJoin(messages, eq(messages.threadId, threads.id))
    .leftJoin(runs, and(eq(runs.threadId, messages.threadId), eq(runs.messageSeq, messages.seq)))
    .where(and(inTrial, isNull(messages.deletedAt)))
    .orderBy(desc(messages.seq))
    .limit(CHAT_MESSAGES_SHOWN);
  if (newest.length === 0) return [];
  const [steps, cited] = await Promise.all([
    db
      .select({ messageSeq: runs.messageSeq, kind: runSteps.kind, detail: runSteps.detail })
      .from(threads)
      .innerJoin(runs, eq(runs.threadId, threads.id))
      .innerJoin(runSteps, eq(runSteps.runId, runs.id))
      .where(inTrial)
      .orderBy(asc(runs.messageSeq), asc(runSteps.seq)),
    db
      .select({ seq: citations.seq, source: citations.source })
      .from(threads)
      .innerJoin(citations, eq(citations.threadId, threads.id))
      .where(inTrial)
      .orderBy(asc(citations.seq), asc(citations.n)),
  ]);
  return newest.reverse().map(({ threadId: _, agentikId: by, ...message }) => ({
    ...message,
    isAgentik: by !== null,
    steps: steps
      .filter(({ messageSeq }) => messageSeq === message.seq)
      .map(({ kind, detail }) => ({ kind, detail })),
    sources: [
      ...new Set(cited.filter(({ seq }) => seq === message.seq).map(({ source }) => source)),
    ],
  }));
}
