import { and, desc, eq, inArray } from "drizzle-orm";
import { ACTIVE_RUN_STATES } from "#domain/runs/run.ts";
import { VERSIONS_MAX } from "#domain/studio/creation-versions.ts";
import type { Db } from "#db/connection/client.ts";
import { isOwnCreation } from "#db/queries/studio/creations.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { creations, creationVersions } from "#db/schema/studio/studio.ts";
import { endLateRun, listLateRuns } from "#db/commands/runs/end-late-runs.ts";

/**
 * Why a creation gets no further version: it is not the person's, its last one is still being written,
 * or it has VERSIONS_MAX.
 */
export type ConversationRefusal = "gone" | "writing" | "full";

export interface LockedConversation {
  kind: "done";
  /** The locked creation: a guest's copy, if the id of an example was given. */
  id: string;
  prompt: string;
  last: { version: number; instruction: string; corrections: Record<string, string> } | undefined;
  /** The number of the next version. */
  version: number;
}

/** Locks a person's creation until the commit, for one version more. */
export async function lockConversation(
  tx: Db,
  { personId, creationId, now }: { personId: string; creationId: string; now: Date },
): Promise<LockedConversation | { kind: "refused"; reason: ConversationRefusal }> {
  const refused = (reason: ConversationRefusal) => ({ kind: "refused", reason }) as const;
  const [creation] = await tx
    .select({ id: creations.id, prompt: creations.prompt })
    .from(creations)
    .where(isOwnCreation(personId, creationId))
    .for("update");
  if (!creation) return refused("gone");
  const { id, prompt } = creation;
  const late = await listLateRuns(tx, { now, creationId: id, atMost: 1 });
  for (const run of late) await endLateRun(tx, run, now);
  const [active] = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.creationId, id), inArray(runs.state, [...ACTIVE_RUN_STATES])));
  if (active) return refused("writing");
  const [last] = await tx
    .select({
      version: creationVersions.version,
      instruction: creationVersions.instruction,
      corrections: creationVersions.corrections,
    })
    .from(creationVersions)
    .where(eq(creationVersions.creationId, id))
    .orderBy(desc(creationVersions.version))
    .limit(1);
  const version = (last?.version ?? 0) + 1;
  return version > VERSIONS_MAX ? refused("full") : { kind: "done", id, prompt, last, version };
}
