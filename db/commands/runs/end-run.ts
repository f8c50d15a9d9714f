import { and, eq, inArray } from "drizzle-orm";
import { ACTIVE_RUN_STATES, type RunFailure } from "#domain/runs/run.ts";
import {
  ANSWER_MAX_CHARACTERS,
  type Understanding,
  type VersionState,
} from "#domain/studio/creation-versions.ts";
import type { Db } from "#db/connection/client.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { creationVersions } from "#db/schema/studio/studio.ts";
import { wakePages } from "./notices.ts";

/** How a run ends. */
export type RunOutcome =
  | {
      state: "succeeded";
      /** Whether the engine answered, or said what it can do instead. */
      version: "final" | "cannot";
      answer: string;
      understanding: Understanding;
    }
  | { state: "failed"; failure: RunFailure }
  /** Stopped: what there was is kept. */
  | { state: "cancelled"; answer: string };

/**
 * Ends a run together with its version, in one transaction.
 *
 * @param tx a transaction, or a database for one of its own
 * @returns false when the run has ended already, or another worker has taken it over: nothing is written
 */
export const endRun = (
  tx: Db,
  { id, attempt, now }: { id: string; attempt: number; now: Date },
  outcome: RunOutcome,
): Promise<boolean> =>
  tx.transaction(async (tx) => {
    const [run] = await tx
      .update(runs)
      .set({
        state: outcome.state,
        endedAt: now,
        failure: outcome.state === "failed" ? outcome.failure : null,
      })
      .where(
        and(
          eq(runs.id, id),
          eq(runs.attempts, attempt),
          inArray(runs.state, [...ACTIVE_RUN_STATES]),
        ),
      )
      .returning({ creationId: runs.creationId, version: runs.version });
    if (!run) return false;
    await tx
      .update(creationVersions)
      .set(versionOf(outcome))
      .where(
        and(
          eq(creationVersions.creationId, run.creationId),
          eq(creationVersions.version, run.version),
        ),
      );
    await wakePages(tx, id);
    return true;
  });

interface EndedVersion {
  state: VersionState;
  answer?: string;
  understanding?: Understanding;
}

function versionOf(outcome: RunOutcome): EndedVersion {
  if (outcome.state === "failed") return { state: "failed" };
  const answer = outcome.answer.slice(0, ANSWER_MAX_CHARACTERS);
  if (outcome.state === "cancelled") return { state: "stopped", answer };
  return { state: outcome.version, answer, understanding: outcome.understanding };
}
