import { READING_CHOICES, type ReadingFacts } from "#domain/agentiks/tools/tool.ts";

/** The open challenges of the agentik's owner, and the entries that wait for their decision. */
export const challengesTool = {
  reach: "reads",
  first: "auto",
  choices: READING_CHOICES,
  audience: "owner",
  description:
    "The owner's open challenges: entries so far and days left; and the entries that wait for a decision, with their ids.",
  fields: {},
} as const satisfies ReadingFacts;
