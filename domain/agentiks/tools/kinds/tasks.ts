import { READING_CHOICES, type ReadingFacts } from "#domain/agentiks/tools/tool.ts";

/** The open tasks of the workplace. */
export const tasksTool = {
  reach: "reads",
  first: "auto",
  choices: READING_CHOICES,
  audience: "members",
  description: "The open tasks of the workplace, the late ones first.",
  fields: {},
} as const satisfies ReadingFacts;
