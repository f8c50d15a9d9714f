import { DATE_QUESTIONS } from "#domain/agentiks/tools/date-arithmetic.ts";
import { READING_CHOICES, type ReadingFacts } from "#domain/agentiks/tools/tool.ts";

/** Arithmetic with days, and the business's next opening (../date-arithmetic.ts). */
export const dateTool = {
  reach: "reads",
  first: "auto",
  choices: READING_CHOICES,
  audience: "everybody",
  description:
    'Answers about days, written like 2026-11-25; null means today. "between": days from `from` to `to`; "add": the day `days` after `from`, negative for before; "weekday": of `from`; "opening": when the business opens or closes next.',
  fields: {
    what: DATE_QUESTIONS,
    from: "text or null",
    to: "text or null",
    days: "text or null",
  },
} as const satisfies ReadingFacts;
