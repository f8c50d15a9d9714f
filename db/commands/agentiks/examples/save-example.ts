import { and, count, eq } from "drizzle-orm";
import { exampleQuestion, EXAMPLES_MAX } from "#domain/agentiks/examples/examples.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { findAgentikRefusal, type AgentikRefusal } from "#db/queries/agentiks/agentik-refusal.ts";
import { listTrial } from "#db/queries/agentiks/chats/list-trial.ts";
import { lockOwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";
import { agentikExamples } from "#db/schema/agentiks/agentik-examples.ts";

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
  const own = await lockOwnAgentik(tx, personId, id);
  if (!own) return refused(await findAgentikRefusal(tx, id));
  const trial = await listTrial(tx, { agentikId: own.id, personId });
  const index = trial.findIndex((message) => message.seq === seq && message.isAgentik);
  const answer = trial[index];
  if (!answer) return refused("missing");
  const question = exampleQuestion(trial, index);
  const { replyKind, text, run, createdAt } = answer;
  if (question === undefined || replyKind === null) return refused("unfit");
  const content = {
    answer: text,
    replyKind,
    engine: run?.engine ?? "embedded",
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
  const [known] = await tx
    .select({ n: count() })
    .from(agentikExamples)
    .where(eq(agentikExamples.agentikId, own.id));
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
