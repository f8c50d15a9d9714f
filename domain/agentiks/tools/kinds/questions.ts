import { READING_CHOICES, type ReadingFacts } from "#domain/agentiks/tools/tool.ts";

/** The unanswered questions of the workplace. */
export const questionsTool = {
  reach: "reads",
  first: "auto",
  choices: READING_CHOICES,
  audience: "members",
  description: "The questions of the workplace that wait for an answer, the oldest first.",
  fields: {},
} as const satisfies ReadingFacts;
