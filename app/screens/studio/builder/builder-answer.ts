import { MAX_BLOCKS } from "#domain/studio/builder/builder.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import type { LocalText } from "#app/ui/text/local-text.ts";
import { waitText } from "#app/ui/forms/wait-text.ts";

/** Why a form of the builder did not do what it asks for. */
export type BuilderProblem =
  | "stale"
  | "too-often"
  | "busy"
  | "no-room"
  | "sent-before"
  | "invalid"
  | "unknown"
  | "full"
  | "too-large"
  | "large"
  | "failed";

export interface BuilderAnswer {
  problem: BuilderProblem;
  /** What was written into the form that was refused, by the fields' names. */
  typed: Record<string, string> | null;
  /** The newest version, where another one was saved since. */
  latest?: number;
  /** How long to wait, where it was too often. */
  waitSeconds?: number;
  /** Where a storage quota is used up. */
  said?: LocalText;
}

const TEXTS = {
  stale: m.builder_stale_short,
  invalid: m.builder_invalid,
  unknown: m.builder_unknown,
  "too-large": m.builder_too_large,
  large: m.builder_large,
  failed: m.builder_failed,
  "sent-before": m.common_form_conflict,
  busy: m.common_busy,
};

/** What was typed is kept elsewhere. */
type Said = Omit<BuilderAnswer, "typed">;

/** The answer in words. */
export function problemText(
  { problem, waitSeconds = 0, said }: Said,
  lang: { locale: Locale },
): string {
  if (problem === "no-room") return said?.[lang.locale] ?? m.builder_failed({}, lang);
  if (problem === "full") return m.builder_said_full({ count: MAX_BLOCKS }, lang);
  return problem === "too-often" ? waitText(waitSeconds, lang) : TEXTS[problem]({}, lang);
}
