import { and, asc, count, eq, lt, or } from "drizzle-orm";
import type { CreationKind } from "#domain/studio/creations.ts";
import type { Understanding, VersionState } from "#domain/studio/creation-versions.ts";
import type { RunFailure, RunState } from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { creations, creationVersions } from "#db/schema/studio/studio.ts";

/** A version with its run; a copied or seeded one has none. */
export interface StoredVersion {
  version: number;
  instruction: string;
  state: VersionState;
  answer: string;
  understanding: Understanding | null;
  createdAt: Date;
  run: { id: string; state: RunState; deadlineAt: Date; failure: RunFailure | null } | null;
}

/** The versions of one of a person's creations, oldest first; none for another person's. */
export function listVersions(db: Db, personId: string, id: string): Promise<StoredVersion[]> {
  return (
    db
      .select({
        version: creationVersions.version,
        instruction: creationVersions.instruction,
        state: creationVersions.state,
        answer: creationVersions.answer,
        understanding: creationVersions.understanding,
        createdAt: creationVersions.createdAt,
        run: {
          id: runs.id,
          state: runs.state,
          deadlineAt: runs.deadlineAt,
          failure: runs.failure,
        },
      })
      .from(creationVersions)
      .innerJoin(creations, eq(creations.id, creationVersions.creationId))
      .leftJoin(
        runs,
        and(
          eq(runs.creationId, creationVersions.creationId),
          eq(runs.version, creationVersions.version),
        ),
      )
      // As in findCreation: the id may be the demo person's.
      .where(
        and(
          or(eq(creations.id, id), eq(creations.copiedFrom, id)),
          eq(creations.personId, personId),
        ),
      )
      .orderBy(asc(creationVersions.version))
  );
}

/** What the worker needs to answer a version. */
export interface Conversation {
  personId: string;
  kind: CreationKind;
  prompt: string;
  /** The versions up to and with the one to answer, oldest first. */
  versions: {
    version: number;
    instruction: string;
    corrections: Record<string, string>;
    state: VersionState;
    answer: string;
  }[];
  /** The person's answers so far: a seed, so that no two are alike in a row. */
  answered: number;
}

/** The conversation of a version that is to be answered; undefined when it was deleted. */
export async function findConversation(
  db: Db,
  creationId: string,
  version: number,
): Promise<Conversation | undefined> {
  const [creation] = await db
    .select({ personId: creations.personId, kind: creations.kind, prompt: creations.prompt })
    .from(creations)
    .where(eq(creations.id, creationId));
  if (!creation) return undefined;
  const versions = await db
    .select({
      version: creationVersions.version,
      instruction: creationVersions.instruction,
      corrections: creationVersions.corrections,
      state: creationVersions.state,
      answer: creationVersions.answer,
    })
    .from(creationVersions)
    .where(
      and(eq(creationVersions.creationId, creationId), lt(creationVersions.version, version + 1)),
    )
    .orderBy(asc(creationVersions.version));
  const [answered] = await db
    .select({ n: count() })
    .from(runs)
    .where(eq(runs.personId, creation.personId));
  return { ...creation, versions, answered: answered!.n };
}
