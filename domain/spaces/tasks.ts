/** Tasks of a space: small things that somebody does by a day. */

export const TASK_TITLE_MAX_CHARACTERS = 200;
export const TASKS_PER_PAGE = 50;
/** Open tasks of one space. */
export const OPEN_TASKS_MAX = 500;
