import { and, asc, count, eq, lt, lte } from "drizzle-orm";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { CreationKind } from "#domain/studio/creations.ts";
import {
  variantOf,
  type Understanding,
  type VersionState,
} from "#domain/studio/creation-versions.ts";
import type { RunFailure, RunState } from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { creations, creationVersions } from "#db/schema/studio/studio.ts";
import { madeBy, type MadeBy } from "#db/queries/runs/made-by.ts";
import { isOwnCreation } from "./creations.ts";

/** A version with its run; a copied or seeded one has none. */
export interface StoredVersion {
  version: number;
  instruction: string;
  state: VersionState;
  answer: string;
  understanding: Understanding | null;
  /** The earlier version that it repeats. */
  restoredFrom: number | null;
  createdAt: Date;
  run:
    ({ id: string; state: RunState; deadlineAt: Date; failure: RunFailure | null } & MadeBy) | null;
}

/** The versions of a person's creation, oldest first; none for another person's. */
export function listVersions(db: Db, personId: string, id: string): Promise<StoredVersion[]> {
  return db
    .select({
      version: creationVersions.version,
      instruction: creationVersions.instruction,
      state: creationVersions.state,
      answer: creationVersions.answer,
      understanding: creationVersions.understanding,
      restoredFrom: creationVersions.restoredFrom,
      createdAt: creationVersions.createdAt,
      run: {
        id: runs.id,
        state: runs.state,
        deadlineAt: runs.deadlineAt,
        failure: runs.failure,
        ...madeBy,
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
    .where(isOwnCreation(personId, id))
    .orderBy(asc(creationVersions.version));
}

/** An answer of a person's creation with its prompt; undefined for another person's. */
export async function findVersion(
  db: Db,
  { personId, creationId, version }: { personId: string; creationId: string; version: number },
): Promise<
  | {
      answer: string;
      state: VersionState;
      kind: CreationKind;
      title: string;
      prompt: string;
      locale: Locale;
      /** Whether it ends before its end: the model stopped at the most tokens. */
      isCutShort: boolean;
    }
  | undefined
> {
  const [found] = await db
    .select({
      answer: creationVersions.answer,
      state: creationVersions.state,
      understanding: creationVersions.understanding,
      kind: creations.kind,
      title: creations.title,
      prompt: creations.prompt,
    })
    .from(creationVersions)
    .innerJoin(creations, eq(creations.id, creationVersions.creationId))
    .where(and(isOwnCreation(personId, creationId), eq(creationVersions.version, version)));
  if (!found) return undefined;
  const { understanding, ...rest } = found;
  const { language = "es", isCutShort = false } = understanding ?? {};
  return { ...rest, locale: language, isCutShort };
}

/** A creation's conversation, as the worker needs it to answer a version. */
export interface Conversation {
  personId: string;
  kind: CreationKind;
  prompt: string;
  /** The versions up to and with the one to answer, oldest first. */
  versions: {
    version: number;
    instruction: string;
    isFollowUp: boolean;
    restoredFrom: number | null;
    /** What a person has corrected for this version; those before it count as well (engine/corrections). */
    corrections: Record<string, string>;
    understanding: Understanding | null;
    state: VersionState;
    answer: string;
  }[];
  /**
   * The person's answers up to the one whose variant is kept (`variantOf`): a seed, so that no two are
   * alike in a row, and a follow-up changes the text before.
   */
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
      isFollowUp: creationVersions.isFollowUp,
      restoredFrom: creationVersions.restoredFrom,
      corrections: creationVersions.corrections,
      understanding: creationVersions.understanding,
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
    .where(
      and(
        eq(runs.personId, creation.personId),
        lte(
          runs.createdAt,
          db
            .select({ at: creationVersions.createdAt })
            .from(creationVersions)
            .where(
              and(
                eq(creationVersions.creationId, creationId),
                eq(creationVersions.version, variantOf(versions)),
              ),
            ),
        ),
      ),
    );
  return { ...creation, versions, answered: answered!.n };
}
