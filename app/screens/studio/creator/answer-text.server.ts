import {
  MAX_SLASH_COMMANDS,
  PROMPT_MAX_CHARACTERS,
  type PromptProblem,
} from "#domain/studio/creations.ts";
import { ACTIVE_RUNS_MAX } from "#domain/runs/run.ts";
import { VERSIONS_MAX } from "#domain/studio/creation-versions.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { doneText } from "#app/presenters/answers/done-text.server.ts";
import type { CreatorIntent } from "./creator-answer.ts";

/** Why a form of the Creator was refused. */
export type CreatorRefusal =
  | PromptProblem
  | "name"
  | "full"
  | "command-too-long"
  | "gone"
  | "writing"
  | "too-many"
  | "ended"
  | "cut-short";

/** The text of a refusal; the prompt of a slash command is worded differently from a sent one. */
export function creatorRefusalText(
  reason: CreatorRefusal,
  intent: CreatorIntent,
  lang: { locale: Locale },
): string {
  const max = PROMPT_MAX_CHARACTERS;
  switch (reason) {
    case "gone":
      return m.creator_gone({}, lang);
    case "writing":
      return m.creator_still_writing({}, lang);
    case "too-many":
      return m.creator_too_many({ max: ACTIVE_RUNS_MAX }, lang);
    case "cut-short":
      return m.creator_cut_short_kept({}, lang);
    case "ended":
      return m.creator_has_ended({}, lang);
    case "blank":
      if (intent === "rename") return m.creator_name_blank({}, lang);
      return intent === "send" || intent === "branch"
        ? m.creator_blank({}, lang)
        : m.creator_command_blank({}, lang);
    case "command-too-long":
      return intent === "send" || intent === "branch"
        ? m.creator_command_too_long({ max }, lang)
        : m.creator_too_long({ max }, lang);
    case "too-long":
      return m.creator_too_long({ max }, lang);
    case "name":
      return m.creator_command_bad_name({}, lang);
    case "full":
      if (intent !== "add-command") return m.creator_versions_full({ max: VERSIONS_MAX }, lang);
      return m.creator_command_full({ max: MAX_SLASH_COMMANDS }, lang);
  }
}

const DONE = {
  "creation-renamed": m.creator_done_renamed,
  "version-restored": m.creator_done_restored,
  "creation-deleted": m.creator_done_deleted,
  "prompt-set": m.creator_done_prompt,
  "command-added": m.creator_done_command,
  "command-removed": m.creator_done_removed,
};

/** Success message for the flash code that an action of the Creator left. */
export const creatorDoneText = (
  { code }: { code: string },
  lang: { locale: Locale },
): string | undefined => doneText(DONE, code, lang);
