import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { findAgentikRefusal } from "#db/queries/agentiks/agentik-refusal.ts";
import { lockOwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";
import { agentikExamples } from "#db/schema/agentiks/agentik-examples.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { askForRun } from "#db/commands/runs/ask-for-run.ts";
import type { ExampleRefusal, OwnExamples } from "./save-example.ts";

/**
 * Asks the workers to check all examples of an agentik with its newest configuration. A check that waits
 * for a worker already is not asked for twice: it reads the configuration when it begins.
 *
 * @returns the id of the run; undefined without examples, and while the person has too many runs
 */
export async function askForCheck(
  tx: Db,
  { agentikId, personId, now }: { agentikId: string; personId: string; now: Date },
): Promise<string | undefined> {
  const [any] = await tx
    .select({ id: agentikExamples.id })
    .from(agentikExamples)
    .where(eq(agentikExamples.agentikId, agentikId))
    .limit(1);
  if (!any) return undefined;
  const [waiting] = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.agentikId, agentikId), eq(runs.kind, "check"), eq(runs.state, "queued")))
    .limit(1);
  if (waiting) return waiting.id;
  const target = { kind: "check", agentikId } as const;
  const run = await askForRun(tx, { target, personId, agentikId, now });
  return run.kind === "done" ? run.id : undefined;
}

export type Checking =
  | { kind: "done"; id: string; runId: string }
  | { kind: "refused"; reason: ExampleRefusal | "too-many" };

/** Asks for a check of the person's own agentik. */
export async function checkNow(tx: Db, { personId, id, now }: OwnExamples): Promise<Checking> {
  const own = await lockOwnAgentik(tx, personId, id);
  if (!own) return { kind: "refused", reason: await findAgentikRefusal(tx, id) };
  const runId = await askForCheck(tx, { agentikId: own.id, personId, now });
  return runId === undefined
    ? { kind: "refused", reason: "too-many" }
    : { kind: "done", id: own.id, runId };
}
