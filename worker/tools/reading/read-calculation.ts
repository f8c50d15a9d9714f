import { calculate, EXPRESSION_MAX } from "#domain/agentiks/tools/arithmetic.ts";
import type { Read } from "./reading-place.ts";

export const readCalculation: Read = (_, { expression }) => {
  const written = typeof expression === "string" ? expression.slice(0, EXPRESSION_MAX + 1) : "";
  const result = calculate(written);
  return result === undefined ? undefined : { lines: [`${written.trim()} = ${result}`] };
};
