/** Tasks of a space: a title, optionally an assignee and a due day. */

export const TASK_TITLE_MAX_CHARACTERS = 200;
export const TASKS_PER_PAGE = 50;
/** Maximum open tasks of one space. */
export const OPEN_TASKS_MAX = 500;
/** Maximum tasks on the list of a person's tasks of all spaces. */
export const OWN_TASKS_SHOWN = 100;
/** Done tasks below the open ones. */
export const DONE_TASKS_SHOWN = 20;

/**
 * Why a command of a task was refused:
 * - `gone`: no such space, task or message, or the person is no member
 * - `account`: in an open, listed space only accounts write
 * - `archived`: the space is only read
 * - `empty`, `too-long`: the title
 * - `day`: not a day of the calendar
 * - `nobody`: no member has the handle or name
 * - `full`: OPEN_TASKS_MAX are open
 */
export const TASK_REFUSALS = [
  "gone",
  "account",
  "archived",
  "empty",
  "too-long",
  "day",
  "nobody",
  "full",
] as const;
export type TaskRefusal = (typeof TASK_REFUSALS)[number];

/** Views of the list of tasks. */
export const TASK_VIEWS = ["all", "mine", "late"] as const;
export type TaskView = (typeof TASK_VIEWS)[number];

/** The title of a task that is made from a message: its first line, cut. */
export const titleOfMessage = (text: string): string =>
  [...(text.trim().split("\n")[0] ?? "")].slice(0, TASK_TITLE_MAX_CHARACTERS).join("").trim();

/** The choice of no member in the form of a task; a handle has letters. */
export const NO_ONE = "-";
