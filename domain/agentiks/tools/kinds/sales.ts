import { READING_CHOICES, type ReadingFacts } from "#domain/agentiks/tools/tool.ts";

/** The sales of the agentik's owner in a period. */
export const salesTool = {
  reach: "reads",
  first: "auto",
  choices: READING_CHOICES,
  audience: "owner",
  description:
    "The owner's sales in a period: how many, their income in MXN, what sold best. Days like 2026-11-25; null for the last 30 days.",
  fields: { from: "text or null", to: "text or null" },
} as const satisfies ReadingFacts;
