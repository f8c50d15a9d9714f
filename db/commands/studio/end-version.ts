import { and, eq } from "drizzle-orm";
import type { RunTarget } from "#domain/runs/run.ts";
import {
  ANSWER_MAX_CHARACTERS,
  type Understanding,
  type VersionState,
} from "#domain/studio/creation-versions.ts";
import type { Db } from "#db/connection/client.ts";
import type { RunOutcome } from "#db/commands/runs/end-run.ts";
import { creationVersions } from "#db/schema/studio/studio.ts";

/** An answer of the Creator. */
export interface VersionAnswer {
  /** Whether the engine answered, or said what it can do instead. */
  version: "final" | "cannot";
  answer: string;
  understanding: Understanding;
}

/** Writes how the run of a creation's version ended. */
export const endVersion = (
  tx: Db,
  { creationId, version }: Extract<RunTarget, { kind: "creation" }>,
  outcome: RunOutcome<VersionAnswer>,
) =>
  tx
    .update(creationVersions)
    .set(versionOf(outcome))
    .where(and(eq(creationVersions.creationId, creationId), eq(creationVersions.version, version)));

interface EndedVersion {
  state: VersionState;
  answer?: string;
  understanding?: Understanding;
}

function versionOf(outcome: RunOutcome<VersionAnswer>): EndedVersion {
  switch (outcome.state) {
    case "failed":
      return { state: "failed", answer: (outcome.partial ?? "").slice(0, ANSWER_MAX_CHARACTERS) };
    case "cancelled":
      return { state: "stopped", answer: outcome.partial.slice(0, ANSWER_MAX_CHARACTERS) };
    case "succeeded": {
      const { version, answer, understanding } = outcome.result;
      return { state: version, answer: answer.slice(0, ANSWER_MAX_CHARACTERS), understanding };
    }
  }
}
