import { READING_CHOICES, type ReadingFacts } from "#domain/agentiks/tools/tool.ts";

/** A search in the documents of the workplace. */
export const documentsTool = {
  reach: "reads",
  first: "auto",
  choices: READING_CHOICES,
  audience: "members",
  description:
    "Searches the documents of the workplace. What it finds may be quoted as further sources.",
  fields: { words: "text" },
} as const satisfies ReadingFacts;
