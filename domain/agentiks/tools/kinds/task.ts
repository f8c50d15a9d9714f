import { readDay } from "#domain/input/calendar-day.ts";
import { TASK_TITLE_MAX_CHARACTERS } from "#domain/spaces/tasks.ts";
import { lineOf } from "#domain/agentiks/tools/call-fields.ts";
import { PERMISSIONS, type ActingFacts } from "#domain/agentiks/tools/tool.ts";

/** `dueOn`: a day such as 2026-11-25, or null. */
export type TaskCall = { tool: "task"; title: string; dueOn: string | null };

/** A task for the owner in the agentik's workplace. */
export const taskTool = {
  reach: "writes",
  first: "auto",
  choices: PERMISSIONS,
  audience: "everybody",
  description: "Makes a task for the people of the business. dueOn: a day such as 2026-11-25.",
  fields: { title: "text", dueOn: "text or null" },
  read({ title, dueOn }) {
    const line = lineOf(title, TASK_TITLE_MAX_CHARACTERS);
    if (!line) return undefined;
    return {
      tool: "task",
      title: line,
      dueOn: readDay(typeof dueOn === "string" ? dueOn : "") ?? null,
    };
  },
  // The task is written in the transaction that ends its call.
  isIdempotent: () => true,
} as const satisfies ActingFacts<TaskCall>;
