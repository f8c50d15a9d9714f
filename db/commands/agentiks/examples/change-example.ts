import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { findAgentikRefusal } from "#db/queries/agentiks/agentik-refusal.ts";
import { lockOwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";
import { agentikExamples } from "#db/schema/agentiks/agentik-examples.ts";
import type { ExampleAnswered, OwnExamples } from "./save-example.ts";

type Which = OwnExamples & { exampleId: string };

/** Takes the answer that the last check found as the good one. Done already counts as done. */
export const acceptAnswer = (tx: Db, { now, ...which }: Which): Promise<ExampleAnswered> =>
  change(tx, { now, ...which }, async (isIt) => {
    await tx
      .update(agentikExamples)
      .set({
        answer: sql`${agentikExamples.nowText}`,
        replyKind: sql`${agentikExamples.nowKind}`,
        // A check asks the rules alone.
        engine: "embedded",
        nowText: null,
        nowKind: null,
      })
      .where(and(isIt, isNotNull(agentikExamples.nowText)));
  });

/** Deletes an example. */
export const deleteExample = (tx: Db, which: Which): Promise<ExampleAnswered> =>
  change(tx, which, async (isIt) => {
    await tx.delete(agentikExamples).where(isIt);
  });

async function change(
  tx: Db,
  { personId, id, exampleId }: Which,
  write: (isIt: ReturnType<typeof and>) => Promise<void>,
): Promise<ExampleAnswered> {
  const own = await lockOwnAgentik(tx, personId, id);
  if (!own) return { kind: "refused", reason: await findAgentikRefusal(tx, id) };
  const isIt = and(eq(agentikExamples.agentikId, own.id), eq(agentikExamples.id, exampleId));
  const [known] = await tx.select({ id: agentikExamples.id }).from(agentikExamples).where(isIt);
  if (!known) return { kind: "refused", reason: "missing" };
  await write(isIt);
  return { kind: "done", id: own.id };
}
