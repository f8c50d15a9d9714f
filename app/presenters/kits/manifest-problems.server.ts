import type { Locale } from "#domain/preferences/preferences.ts";
import type { ManifestProblem, ManifestProblemKind } from "#domain/shop/kits/own/check-manifest.ts";
import * as m from "#app/messages/messages.js";

type Params = Omit<Required<ManifestProblem>, "path" | "problem">;

const TEXTS = {
  "too-big": m.ownkits_problem_too_big,
  json: m.ownkits_problem_json,
  missing: m.ownkits_problem_missing,
  type: m.ownkits_problem_type,
  unknown: m.ownkits_problem_unknown,
  "too-long": m.ownkits_problem_too_long,
  blank: m.ownkits_problem_blank,
  "too-many": m.ownkits_problem_too_many,
  "too-few": m.ownkits_problem_too_few,
  choice: m.ownkits_problem_choice,
  key: m.ownkits_problem_key,
  command: m.ownkits_problem_command,
  track: m.ownkits_problem_track,
  languages: m.ownkits_problem_languages,
  cron: m.ownkits_problem_cron,
  formula: m.ownkits_problem_formula,
  "formula-start": m.ownkits_problem_formula_start,
  outside: m.ownkits_problem_outside,
  width: m.ownkits_problem_width,
  "same-key": m.ownkits_problem_same_key,
} satisfies Record<ManifestProblemKind, unknown>;

/** A problem of a manifest, for a page. */
export interface ShownProblem {
  /** `parts[2].name.es`; empty for the whole. */
  path: string;
  text: string;
}

/** Problems of a manifest in words. */
export const shownProblems = (
  problems: readonly ManifestProblem[],
  lang: { locale: Locale },
): ShownProblem[] =>
  problems.map(({ path, problem, ...params }) => ({
    path,
    text: (TEXTS[problem] as (inputs: Partial<Params>, lang: { locale: Locale }) => string)(
      params,
      lang,
    ),
  }));
