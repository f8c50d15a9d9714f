import { formatDay } from "#domain/format/dates.ts";
import { formatCentavos } from "#domain/money/money.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { ModelFailure, LimitFailure } from "#domain/runs/models/model-trouble.ts";
import type { RunFailure } from "#domain/runs/run.ts";
import type { MadeBy } from "#db/queries/runs/made-by.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";

interface Lang {
  locale: Locale;
}
const DAY_MS = 86_400_000;

/** Model and cost of a Creator's answer: "Made with gpt-4o-mini · $0.04 MXN". */
export function madeByText(run: MadeBy | null, lang: Lang): string {
  const cost = formatCentavos(run?.costCentavos ?? 0);
  // A model that was called in vain is named where no rules took its place.
  if (!run?.model || run.engine === "embedded") return m.models_made_by_rules_cost({ cost }, lang);
  const { model } = run;
  return run.isAtMost
    ? m.models_made_by_most({ model, cost }, lang)
    : m.models_made_by_cost({ model, cost }, lang);
}

/**
 * Model and cost of an agentik's reply.
 *
 * @param paysForIt others are not told what it cost
 * @returns null for one of the embedded engine that cost nothing
 */
export function replyMadeByText(run: MadeBy, lang: Lang, paysForIt: boolean): string | null {
  if (run.engine === "model" && run.model && !paysForIt)
    return m.models_made_by({ model: run.model }, lang);
  const isFree = run.engine !== "model" && run.costCentavos === 0;
  return isFree || !paysForIt ? null : madeByText(run, lang);
}

const FAILED: Record<ModelFailure, typeof m.models_failed_away> = {
  "model-away": m.models_failed_away,
  "model-slow": m.models_failed_slow,
  "model-cut": m.models_failed_cut,
  "model-key": m.models_failed_key,
  "model-busy": m.models_failed_busy,
  "model-refused": m.models_failed_refused,
  "model-garbled": m.models_failed_garbled,
  "model-blocked": m.models_failed_blocked,
};

const isOfModel = (failure: RunFailure): failure is ModelFailure => failure in FAILED;
const isOfLimit = (failure: RunFailure): failure is LimitFailure => failure.startsWith("limit-");

/** Problem text for an answer that no model gave, with a link to where it can be solved. */
export interface ShownTrouble {
  text: string;
  link: { to: string; text: string };
}

/**
 * @param at when it was: a limit of the day says when it ends
 * @returns undefined for a failure that has nothing to do with a model
 */
export function modelTrouble(
  failure: RunFailure,
  { provider, at }: { provider: string | null; at: Date },
  lang: Lang,
): ShownTrouble | undefined {
  if (isOfModel(failure)) {
    const host = provider ?? m.models_provider({}, lang);
    const link = { to: paths.models, text: m.models_check({}, lang) };
    return { text: FAILED[failure]({ host }, lang), link };
  }
  if (!isOfLimit(failure)) return undefined;
  const day = renewalDay(at, lang);
  const text = LIMITED[failure]({ day }, lang);
  return { text, link: { to: paths.spendLimits, text: m.models_check_limits({}, lang) } };
}

const LIMITED = {
  "limit-run": m.models_failed_limit_run,
  "limit-day": m.models_failed_limit_day,
  "limit-month": m.models_failed_limit_month,
} as const satisfies Record<LimitFailure, unknown>;

/** The day on which a daily limit resets. */
export const renewalDay = (at: Date, { locale }: Lang): string =>
  formatDay(new Date(at.getTime() + DAY_MS), locale);
