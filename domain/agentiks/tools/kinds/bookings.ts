import { READING_CHOICES, type ReadingFacts } from "#domain/agentiks/tools/tool.ts";

/** The bookings of a day in the workplace. */
export const bookingsTool = {
  reach: "reads",
  first: "auto",
  choices: READING_CHOICES,
  audience: "members",
  description: "The bookings of a day in the workplace. day: like 2026-11-25; null for today.",
  fields: { day: "text or null" },
} as const satisfies ReadingFacts;
