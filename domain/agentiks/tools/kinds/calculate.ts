import type { ToolFacts } from "#domain/agentiks/tools/tool.ts";

/** Arithmetic (../arithmetic.ts). */
export const calculateTool = {
  reach: "reads",
  first: "auto",
  choices: ["auto", "never"],
  description: "Calculates an expression of numbers with + - * / and parentheses.",
  fields: { expression: "text" },
} as const satisfies ToolFacts;
