import { and, eq } from "drizzle-orm";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { StatedHours } from "#domain/people/business/opening-hours.ts";
import type { RunFailure, RunTarget } from "#domain/runs/run.ts";
import type { DocumentFailure } from "#domain/spaces/documents.ts";
import type { Db } from "#db/connection/client.ts";
import type { RunOutcome } from "#db/commands/runs/end-run.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { documents, documentVersions, passages } from "#db/schema/spaces/documents.ts";

/** A piece of a document's text, which agentiks quote from. */
export interface NewPassage {
  /** Headings above it, outermost first, joined by " › "; empty for none. */
  heading: string;
  page: number | null;
  /** Verbatim. */
  text: string;
}

/** Outcome of reading a document. */
export type Reading =
  | {
      state: "ready";
      language: ContentLanguage;
      pages: number | null;
      passages: readonly NewPassage[];
      /** The opening hours that it says plainly. */
      hours?: StatedHours | undefined;
    }
  | { state: "failed"; failure: DocumentFailure };

/** Rows of one INSERT: PostgreSQL takes 65,535 parameters. */
const ROWS_AT_ONCE = 1_000;

/** No model reads a document, so that a run for one ends late or crashed. */
const failureOf = (failure: RunFailure): DocumentFailure =>
  failure === "late" ? "late" : "crashed";

/** Writes how the reading of a document's version ended, with its passages. */
export async function endReading(
  tx: Db,
  { documentId, version }: Extract<RunTarget, { kind: "document" }>,
  outcome: RunOutcome<Reading>,
  now: Date,
): Promise<void> {
  const reading: Reading =
    outcome.state === "succeeded"
      ? outcome.result
      : {
          state: "failed",
          failure: outcome.state === "failed" ? failureOf(outcome.failure) : "late",
        };
  const [document] = await tx
    .update(documents)
    .set({ changedAt: now })
    .where(eq(documents.id, documentId))
    .returning({ spaceId: documents.spaceId });
  if (!document) return;
  const { spaceId } = document;
  const isVersion = and(
    eq(documentVersions.documentId, documentId),
    eq(documentVersions.version, version),
  );
  if (reading.state === "failed") {
    const { state, failure } = reading;
    await tx.update(documentVersions).set({ state, failure }).where(isVersion);
  } else {
    const { state, language, pages, hours = null } = reading;
    await tx
      .update(documentVersions)
      .set({ state, failure: null, language, pages, hours })
      .where(isVersion);
    const rows = reading.passages.map((passage, index) => ({
      documentId,
      version,
      seq: index + 1,
      spaceId,
      language,
      ...passage,
    }));
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await tx.insert(passages).values(rows.slice(from, from + ROWS_AT_ONCE));
  }
  await wakeSpace(tx, spaceId);
}
