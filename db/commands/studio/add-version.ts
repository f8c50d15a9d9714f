import { and, desc, eq, inArray, or } from "drizzle-orm";
import { ACTIVE_RUN_STATES } from "#domain/runs/run.ts";
import { VERSIONS_MAX } from "#domain/studio/creation-versions.ts";
import type { Db } from "#db/connection/client.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { creations, creationVersions } from "#db/schema/studio/studio.ts";
import { askForRun } from "#db/commands/runs/ask-for-run.ts";
import { endLateRuns } from "#db/commands/runs/end-late-runs.ts";

/**
 * Why a creation gets no further version: it is not the person's, its last one is still being written,
 * it has VERSIONS_MAX, or the person has too many runs.
 */
export type VersionRefusal = "gone" | "writing" | "full" | "too-many";

export interface NewVersion {
  personId: string;
  creationId: string;
  /** A follow-up; without one the last instruction is answered anew. */
  instruction?: string | undefined;
  /** Corrections of what was understood, added to those of the version before. */
  corrections?: Readonly<Record<string, string>> | undefined;
  now: Date;
}

/**
 * Adds a version to a person's creation and asks the worker for its answer.
 *
 * @returns the id of the creation, which is a guest's copy where an example's id was given
 */
export async function addVersion(
  tx: Db,
  { personId, creationId, instruction, corrections, now }: NewVersion,
): Promise<
  | { kind: "done"; id: string; version: number; runId: string }
  | { kind: "refused"; reason: VersionRefusal }
> {
  const refused = (reason: VersionRefusal) => ({ kind: "refused", reason }) as const;
  const [creation] = await tx
    .select({ id: creations.id, prompt: creations.prompt })
    .from(creations)
    // A visitor's page has the id of the demo person's creation, of which the guest has a copy.
    .where(
      and(
        or(eq(creations.id, creationId), eq(creations.copiedFrom, creationId)),
        eq(creations.personId, personId),
      ),
    )
    .for("update");
  if (!creation) return refused("gone");
  const { id } = creation;
  await endLateRuns(tx, { now, creationId: id });
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
  if (version > VERSIONS_MAX) return refused("full");
  // A follow-up begins with nothing corrected: it is about the answer before it.
  const kept = instruction === undefined ? (last?.corrections ?? {}) : {};
  await tx.insert(creationVersions).values({
    creationId: id,
    version,
    instruction: instruction ?? last?.instruction ?? creation.prompt,
    isFollowUp: instruction !== undefined,
    corrections: { ...kept, ...corrections },
    createdAt: now,
  });
  const asked = await askForRun(tx, { kind: "creation", personId, creationId: id, version, now });
  return asked.kind === "done" ? { kind: "done", id, version, runId: asked.id } : asked;
}
