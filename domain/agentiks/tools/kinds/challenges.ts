import { READING_CHOICES, type ReadingFacts } from "#domain/agentiks/tools/tool.ts";

/** The open challenges of the agentik's owner. */
export const challengesTool = {
  reach: "reads",
  first: "auto",
  choices: READING_CHOICES,
  audience: "owner",
  description: "The owner's open challenges: entries so far and days left.",
  fields: {},
} as const satisfies ReadingFacts;
