import { and, eq } from "drizzle-orm";
import type { RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import type { ExampleAnswer, ExampleOutcome } from "#domain/agentiks/examples/examples.ts";
import type { Db } from "#db/connection/client.ts";
import { agentikExamples } from "#db/schema/agentiks/agentik-examples.ts";
import type { RunOutcome } from "#db/commands/runs/end-run.ts";

/** Results of a check of an agentik's examples. */
export interface ExampleCheck {
  /** Version of the configuration that has answered; 0 for an agentik that was never configured. */
  version: number;
  results: readonly {
    exampleId: string;
    /** The answer that was compared: an example that has changed since is left alone. */
    savedAnswer: string;
    outcome: ExampleOutcome;
    now: ExampleAnswer;
  }[];
  steps: readonly RunStep[];
}

/** Writes what a check has found into the examples. A check that has failed leaves them as they are. */
export async function endCheck(
  tx: Db,
  { agentikId }: { agentikId: string | null },
  outcome: RunOutcome<ExampleCheck>,
  now: Date,
): Promise<void> {
  if (agentikId === null || outcome.state !== "succeeded") return;
  const { version, results } = outcome.result;
  for (const { exampleId, savedAnswer, outcome: found, now: answer } of results) {
    const other = found === "changed" ? answer : undefined;
    await tx
      .update(agentikExamples)
      .set({
        checkedVersion: version,
        checkedAt: now,
        nowText: other?.text ?? null,
        nowKind: other?.replyKind ?? null,
      })
      .where(
        and(
          eq(agentikExamples.agentikId, agentikId),
          eq(agentikExamples.id, exampleId),
          eq(agentikExamples.answer, savedAnswer),
        ),
      );
  }
}
