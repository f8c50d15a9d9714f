import { and, count, desc, eq, isNotNull, lt } from "drizzle-orm";
import { canBeExample, EXAMPLES_MAX } from "#domain/agentiks/examples/examples.ts";
import type { ReplyKind } from "#domain/spaces/answering.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { findAgentikRefusal, type AgentikRefusal } from "#db/queries/agentiks/agentik-refusal.ts";
import { listUnanswered } from "#db/queries/agentiks/chats/find-chat-turn.ts";
import { findTrial } from "#db/queries/agentiks/chats/list-trial.ts";
import { holdOwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";
import { agentikExamples } from "#db/schema/agentiks/agentik-examples.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { messages } from "#db/schema/spaces/threads.ts";

export interface OwnExamples {
  personId: string;
  /** The agentik's id on the page; for a guest's first write, the demo person's original. */
  id: string;
  now: Date;
}

/** `missing`: the answer, or the example, is not there; `unfit`: it depends on earlier messages. */
export type ExampleRefusal = AgentikRefusal | "missing" | "unfit" | "full";
export type ExampleAnswered =
  { kind: "done"; id: string } | { kind: "refused"; reason: ExampleRefusal };

const refused = (reason: ExampleRefusal) => ({ kind: "refused", reason }) as const;

/**
 * Saves an answer of the person's trial with its question. An example with the same question gets the new
 * answer.
 *
 * @param seq number of the agentik's message in the trial
 */
export async function saveExample(
  tx: Db,
  { personId, id, now, seq }: OwnExamples & { seq: number },
): Promise<ExampleAnswered> {
  const own = await holdOwnAgentik(tx, personId, id);
  if (!own) return refused(await findAgentikRefusal(tx, id));
  const threadId = await findTrial(tx, { personId, agentikId: own.id });
  const answer = threadId && (await findAnswer(tx, threadId, seq));
  if (!answer) return refused("missing");
  const asked = await listUnanswered(tx, threadId, { isTrial: true, before: seq });
  const question = asked.map(({ text }) => text).join("\n");
  const { replyKind, text, engine, createdAt } = answer;
  const before = await findReplyBefore(tx, threadId, seq);
  if (!canBeExample(replyKind, { question, before })) return refused("unfit");
  const [known] = await tx
    .select({ n: count() })
    .from(agentikExamples)
    .where(eq(agentikExamples.agentikId, own.id));
  const content = {
    answer: text,
    replyKind,
    engine: engine ?? "embedded",
    answeredAt: createdAt,
    checkedVersion: null,
    checkedAt: null,
    nowText: null,
    nowKind: null,
  };
  const changed = await tx
    .update(agentikExamples)
    .set(content)
    .where(and(eq(agentikExamples.agentikId, own.id), eq(agentikExamples.question, question)))
    .returning({ id: agentikExamples.id });
  if (changed.length > 0) return { kind: "done", id: own.id };
  if (known!.n >= EXAMPLES_MAX) return refused("full");
  await tx.insert(agentikExamples).values({
    id: createId("example"),
    agentikId: own.id,
    question,
    ...content,
    createdAt: now,
  });
  return { kind: "done", id: own.id };
}

/** A finished message of the agentik, with what has made it. */
async function findAnswer(tx: Db, threadId: string, seq: number) {
  const [answer] = await tx
    .select({
      text: messages.text,
      replyKind: messages.replyKind,
      engine: runs.engine,
      createdAt: messages.createdAt,
      agentikId: messages.agentikId,
      state: messages.state,
    })
    .from(messages)
    .leftJoin(runs, and(eq(runs.threadId, messages.threadId), eq(runs.messageSeq, messages.seq)))
    .where(and(eq(messages.threadId, threadId), eq(messages.seq, seq)));
  return answer?.agentikId && answer.state === "final" ? answer : undefined;
}

/** Kind of the agentik's last answer before a message. */
async function findReplyBefore(tx: Db, threadId: string, seq: number): Promise<ReplyKind | null> {
  const [before] = await tx
    .select({ replyKind: messages.replyKind })
    .from(messages)
    .where(
      and(
        eq(messages.threadId, threadId),
        isNotNull(messages.agentikId),
        isNotNull(messages.replyKind),
        lt(messages.seq, seq),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(1);
  return before?.replyKind ?? null;
}
