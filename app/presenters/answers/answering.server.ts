import type { Locale } from "#domain/preferences/preferences.ts";
import {
  AGENTIKS_OF_SPACE_MAX,
  APPROVED_ANSWER_MAX_CHARACTERS,
  QUESTION_MAX_CHARACTERS,
  SPACE_PROMPT_MAX_CHARACTERS,
  WAIT_MINUTES_MAX,
  type AnsweringRefusal,
} from "#domain/spaces/answering.ts";
import { COMMAND_TEXT_MAX_CHARACTERS, COMMANDS_OF_SPACE_MAX } from "#domain/spaces/commands.ts";
import * as m from "#app/messages/messages.js";

interface Lang {
  locale: Locale;
}

const STATUSES = {
  gone: 404,
  account: 403,
  archived: 409,
  "prompt-long": 422,
  "command-name": 422,
  "command-text": 422,
  "commands-full": 409,
  full: 409,
  minutes: 422,
  empty: 422,
  "too-long": 422,
} as const satisfies Record<AnsweringRefusal, number>;

/** HTTP status of a refused form of a space's agentiks. */
export const answeringRefusalStatus = (reason: AnsweringRefusal): number => STATUSES[reason];

/** Why a form of a space's agentiks was refused. */
export function answeringRefusalText(reason: AnsweringRefusal, lang: Lang): string {
  switch (reason) {
    case "gone":
      return m.answering_no_gone({}, lang);
    case "account":
      return m.threads_no_account({}, lang);
    case "archived":
      return m.threads_no_archived({}, lang);
    case "prompt-long":
      return m.answering_no_prompt_long({ max: SPACE_PROMPT_MAX_CHARACTERS }, lang);
    case "command-name":
      return m.answering_no_command_name({}, lang);
    case "command-text":
      return m.answering_no_command_text({ max: COMMAND_TEXT_MAX_CHARACTERS }, lang);
    case "commands-full":
      return m.answering_no_commands_full({ max: COMMANDS_OF_SPACE_MAX }, lang);
    case "full":
      return m.answering_no_full({ max: AGENTIKS_OF_SPACE_MAX }, lang);
    case "minutes":
      return m.answering_no_minutes({ max: WAIT_MINUTES_MAX }, lang);
    case "empty":
      return m.answering_no_empty({}, lang);
    case "too-long":
      return m.answering_no_too_long(
        { question: QUESTION_MAX_CHARACTERS, answer: APPROVED_ANSWER_MAX_CHARACTERS },
        lang,
      );
  }
}

const DONE: Readonly<Record<string, typeof m.answering_done_add>> = {
  add: m.answering_done_add,
  "save-command": m.answering_done_save_command,
  "delete-command": m.answering_done_delete_command,
  "add-reading": m.answering_done_add_reading,
  "save-prompt": m.answering_done_prompt,
  "restore-prompt": m.answering_done_prompt,
  remove: m.answering_done_remove,
  approve: m.answering_done_approve,
  "change-answer": m.answering_done_change_answer,
  "put-away": m.answering_done_put_away,
  "delete-answer": m.answering_done_delete_answer,
};

/** Success message, by the flash's code. */
export const answeringDoneText = (code: string, lang: Lang): string | undefined =>
  DONE[code]?.({}, lang);
