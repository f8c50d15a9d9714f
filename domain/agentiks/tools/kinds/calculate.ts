import { READING_CHOICES, type ReadingFacts } from "#domain/agentiks/tools/tool.ts";

/** Arithmetic (../arithmetic.ts). */
export const calculateTool = {
  reach: "reads",
  first: "auto",
  choices: READING_CHOICES,
  audience: "everybody",
  description: "Calculates an expression of numbers with + - * / and parentheses.",
  fields: { expression: "text" },
} as const satisfies ReadingFacts;
