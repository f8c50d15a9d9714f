import { READING_CHOICES, type ReadingFacts } from "#domain/agentiks/tools/tool.ts";

/** The members of the workplace. */
export const membersTool = {
  reach: "reads",
  first: "auto",
  choices: READING_CHOICES,
  audience: "members",
  description:
    "How many members the workplace has, and how many joined in a period. Days like 2026-11-25; null for the last 30 days.",
  fields: { from: "text or null", to: "text or null" },
} as const satisfies ReadingFacts;
