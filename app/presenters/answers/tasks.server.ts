import type { Locale } from "#domain/preferences/preferences.ts";
import {
  OPEN_TASKS_MAX,
  TASK_TITLE_MAX_CHARACTERS,
  type TaskRefusal,
} from "#domain/spaces/tasks.ts";
import * as m from "#app/messages/messages.js";
import { doneText } from "./done-text.server.ts";

interface Lang {
  locale: Locale;
}

const REFUSALS = {
  gone: { status: 404, text: m.tasks_no_gone },
  account: { status: 403, text: m.threads_no_account },
  archived: { status: 409, text: m.threads_no_archived },
  empty: { status: 422, text: m.tasks_no_title },
  "too-long": { status: 422, text: m.tasks_no_title },
  day: { status: 422, text: m.tasks_no_day },
  nobody: { status: 422, text: m.tasks_no_nobody },
  full: { status: 409, text: m.tasks_no_full },
} as const satisfies Record<TaskRefusal, unknown>;

/** Why a form of a task was refused, and the HTTP status. */
export function taskRefusal(reason: TaskRefusal, lang: Lang) {
  const { status, text } = REFUSALS[reason];
  const max = reason === "full" ? OPEN_TASKS_MAX : TASK_TITLE_MAX_CHARACTERS;
  return { reason, status, text: text({ max }, lang) };
}

const DONE = {
  add: m.tasks_done_add,
  "add-from-message": m.tasks_done_add,
  change: m.tasks_done_change,
  done: m.tasks_done_done,
  open: m.tasks_done_open,
  delete: m.tasks_done_delete,
};

/** Success message, by the flash's code. */
export const taskDoneText = (code: string, lang: Lang) => doneText(DONE, code, lang);
