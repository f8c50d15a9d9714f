import { runStateAt } from "#domain/runs/run.ts";
import type { VersionState } from "#domain/studio/creation-versions.ts";
import type { StoredVersion } from "#db/queries/studio/creation-versions.ts";
import { localMoment } from "#app/presenters/local-date.server.ts";
import { readMarkdown } from "#app/presenters/markdown/read-markdown.server.ts";
import type { ShownVersion } from "./late-creation-view.tsx";

/** Turns of a conversation on its page; earlier ones are counted. */
const TURNS_SHOWN = 6;

/**
 * The last turns of a conversation as the page shows them.
 *
 * @param now a version past its run's deadline has failed, also where no worker lives to write so
 */
export function shownVersions(
  versions: readonly StoredVersion[],
  now: Date,
): { earlier: number; versions: ShownVersion[] } {
  const shown = versions.slice(-TURNS_SHOWN);
  return {
    earlier: versions.length - shown.length,
    versions: shown.map(({ version, instruction, answer, understanding, createdAt, ...one }) => {
      const state = stateAt(one, now);
      return {
        version,
        instruction,
        sentAt: localMoment(createdAt),
        state,
        failure: state === "failed" ? (one.run?.failure ?? "late") : null,
        runId: state === "writing" ? (one.run?.id ?? null) : null,
        blocks: readMarkdown(answer),
        chips: understanding?.chips ?? [],
        toFillIn: understanding?.toFillIn ?? [],
        language: understanding?.language ?? null,
      };
    }),
  };
}

function stateAt({ state, run }: Pick<StoredVersion, "state" | "run">, now: Date): VersionState {
  if (state !== "writing") return state;
  return run && runStateAt(run, now) !== "failed" ? "writing" : "failed";
}
