import type { Locale } from "#domain/preferences/preferences.ts";
import { runStateAt } from "#domain/runs/run.ts";
import { partOf, type CreationPart } from "#domain/studio/creation-part.ts";
import type { VersionState } from "#domain/studio/creation-versions.ts";
import type { StoredVersion } from "#db/queries/studio/creation-versions.ts";
import * as m from "#app/messages/messages.js";
import { localMoment } from "#app/presenters/local-date.server.ts";
import { madeByText, modelTrouble } from "#app/presenters/made-by.server.ts";
import { wordsOf } from "#app/presenters/creations/answer-file.server.ts";
import type { ShownPart, ShownVersion } from "./late-creation-view.tsx";

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
  lang: { locale: Locale },
): { earlier: number; versions: ShownVersion[] } {
  const shown = versions.slice(-TURNS_SHOWN);
  return {
    earlier: versions.length - shown.length,
    versions: shown.map(
      ({ version, instruction, answer, understanding, createdAt, restoredFrom, ...one }) => {
        const state = stateAt(one, now);
        return {
          version,
          instruction,
          sentAt: localMoment(createdAt),
          state,
          problem: state === "failed" ? problemOf(one.run, createdAt, lang) : null,
          madeBy: madeByText(runOf(versions, restoredFrom) ?? one.run, lang),
          runId: state === "writing" ? (one.run?.id ?? null) : null,
          ...shownAnswer(answer),
          chips: understanding?.chips ?? [],
          toFillIn: understanding?.toFillIn ?? [],
          usesBusiness: understanding?.usesBusiness ?? false,
          language: understanding?.language ?? null,
          restoredFrom,
        };
      },
    ),
  };
}

const FAILED = {
  late: m.creator_failed_late,
  crashed: m.creator_failed_crashed,
  engine: m.creator_failed_engine,
};

/** Why there is no answer, in words. */
function problemOf(
  run: StoredVersion["run"],
  at: Date,
  lang: { locale: Locale },
): NonNullable<ShownVersion["problem"]> {
  const failure = run?.failure ?? "late";
  const trouble = modelTrouble(failure, { provider: run?.provider ?? null, at }, lang);
  if (trouble) return { ...trouble, text: `${trouble.text} ${m.creator_prompt_kept({}, lang)}` };
  const known = failure === "late" || failure === "crashed" ? failure : "engine";
  return { text: FAILED[known]({}, lang) };
}

/** The run of the answer that a version repeats. */
const runOf = (versions: readonly StoredVersion[], restoredFrom: number | null) =>
  versions.find(({ version }) => version === restoredFrom)?.run;

/** The words of an answer, and the picture, page or code that it carries. */
function shownAnswer(answer: string): Pick<ShownVersion, "blocks" | "part"> {
  const part = partOf(answer);
  return { blocks: wordsOf(answer), part: part && shownPart(part) };
}

function shownPart(part: CreationPart): ShownPart {
  switch (part.kind) {
    case "code":
      return { kind: "code" };
    case "picture":
      return { kind: "picture", width: part.width, height: part.height };
    case "page":
      return { kind: "page", layout: part.layout, titles: part.blocks.map(({ title }) => title) };
  }
}

function stateAt({ state, run }: Pick<StoredVersion, "state" | "run">, now: Date): VersionState {
  if (state !== "writing") return state;
  return run && runStateAt(run, now) !== "failed" ? "writing" : "failed";
}
