import { paths } from "#domain/addresses/paths.ts";
import type { Zone } from "#domain/format/zones.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { runStateAt } from "#domain/runs/run.ts";
import { partOf, type CreationPart } from "#domain/studio/creation-part.ts";
import type { CreationKind } from "#domain/studio/creations.ts";
import { creationAddress, earlierAddress } from "#domain/studio/creator-address.ts";
import type { VersionState } from "#domain/studio/creation-versions.ts";
import type { StoredVersion } from "#db/queries/studio/creation-versions.ts";
import * as m from "#app/messages/messages.js";
import { localMoment } from "#app/presenters/local-date.server.ts";
import { madeByText, modelTrouble } from "#app/presenters/made-by.server.ts";
import { wordsOf } from "#app/presenters/creations/answer-file.server.ts";
import type {
  ShownCreation,
  ShownPart,
  ShownVersion,
} from "#app/screens/studio/creator/late-creation-view.tsx";

/** Turns of a conversation on one page; links lead to those before and after. */
const TURNS_SHOWN = 6;
/** A run that nothing has begun after so many milliseconds is said to wait. */
const WAITS_AFTER_MS = 3_000;

/**
 * The last turns of a conversation as the page shows them, or the last before one of them.
 *
 * @param about the creation, and the version before which all shown ones are
 * @param clock the present time, by which a version past its run's deadline has failed, and the viewer's zone
 */
export function shownVersions(
  versions: readonly StoredVersion[],
  about: { id: string; kind: CreationKind; before: number | null },
  { now, zone }: { now: Date; zone: Zone },
  lang: { locale: Locale },
): Pick<ShownCreation, "earlier" | "later" | "versions"> {
  const upTo = versions.filter(({ version }) => version < (about.before ?? Infinity));
  const shown = upTo.slice(-TURNS_SHOWN);
  const count = upTo.length - shown.length;
  return {
    earlier:
      count > 0
        ? {
            to: earlierAddress(about.id, shown[0]!.version),
            text: m.creator_earlier({ count }, lang),
          }
        : null,
    later:
      upTo.length < versions.length
        ? { to: creationAddress(about.id), text: m.creator_later({}, lang) }
        : null,
    versions: shown.map(
      ({ version, instruction, answer, understanding, createdAt, restoredFrom, ...one }) => {
        const state = stateAt(one, now);
        const isCutShort = state === "final" && understanding?.isCutShort === true;
        return {
          version,
          instruction,
          sentAt: localMoment(createdAt, zone),
          state,
          problem:
            state === "failed"
              ? problemOf(one.run, createdAt, lang)
              : isCutShort
                ? { text: m.creator_cut_short({}, lang) }
                : null,
          goOn: isCutShort
            ? { text: m.creator_go_on({}, lang), prompt: m.creator_go_on_prompt({}, lang) }
            : null,
          madeBy: madeByText(runOf(versions, restoredFrom) ?? one.run, lang),
          runId: state === "writing" ? (one.run?.id ?? null) : null,
          waiting: state === "writing" ? waitingText(one.run, createdAt, now, lang) : null,
          connect:
            about.kind === "text" && isByRules(state, one.run)
              ? { to: paths.models, text: m.creator_connect_model({}, lang) }
              : null,
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

/** Says so where no worker has begun a run yet, as when none lives. */
function waitingText(
  run: StoredVersion["run"],
  asked: Date,
  now: Date,
  lang: { locale: Locale },
): string | null {
  const waited = now.getTime() - asked.getTime();
  if (run?.state !== "queued" || waited < WAITS_AFTER_MS) return null;
  const ago = new Intl.RelativeTimeFormat(lang.locale);
  const when = ago.format(-Math.floor(waited / 1_000), "second");
  return m.creator_waits({ when }, lang);
}

/** Whether an answer was made without a model, since none is connected. */
const isByRules = (state: VersionState, run: StoredVersion["run"]): boolean =>
  (state === "final" || state === "cannot") && run?.engine === "embedded";

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
