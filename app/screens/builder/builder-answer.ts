import { MAX_BLOCKS } from "#app/domain/builder.ts";
import type { Locale } from "#app/domain/preferences.ts";
import * as m from "#app/messages/messages.js";

/** Why a form of the builder did not do what it asks for. */
export type BuilderProblem =
  "not-open" | "invalid" | "unknown" | "full" | "too-large" | "large" | "failed";

export interface BuilderAnswer {
  problem: BuilderProblem;
  /** What was written into the form that was refused, by the fields' names. */
  typed: Record<string, string> | null;
}

const TEXTS = {
  "not-open": m.builder_not_open,
  invalid: m.builder_invalid,
  unknown: m.builder_unknown,
  "too-large": m.builder_too_large,
  large: m.builder_large,
  failed: m.builder_failed,
};

/** The answer in words. */
export const problemText = (problem: BuilderProblem, lang: { locale: Locale }): string =>
  problem === "full" ? m.builder_said_full({ count: MAX_BLOCKS }, lang) : TEXTS[problem]({}, lang);
