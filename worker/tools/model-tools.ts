import { z } from "zod";
import type { RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import { calculate, EXPRESSION_MAX } from "#domain/agentiks/tools/arithmetic.ts";
import { CALLS_A_RUN_MAX, readToolCall, type ToolCall } from "#domain/agentiks/tools/tool-call.ts";
import type { ToolField } from "#domain/agentiks/tools/tool.ts";
import { factsOf, TOOLS, type Permissions, type Tool } from "#domain/agentiks/tools/tools.ts";
import type { ModelTool, ModelToolCall } from "#adapters/models/model-messages.ts";

/** A tool as a model is told of it. */
const described = (name: Tool): ModelTool => {
  const { description, fields } = factsOf(name);
  const shape = Object.entries(fields).map(([field, kind]) => [field, shapeOf(kind)]);
  return { name, description, input: z.object(Object.fromEntries(shape) as z.ZodRawShape) };
};

function shapeOf(kind: ToolField): z.ZodTypeAny {
  if (typeof kind !== "string") return z.enum(kind as [string, ...string[]]);
  return kind === "text" ? z.string() : z.string().nullable();
}

/** Tools that a model is offered: those that are not forbidden; `http` only with a host to call. */
export const offeredTools = ({
  permissions,
  hosts,
}: {
  permissions: Permissions;
  hosts: readonly string[];
}): ModelTool[] =>
  TOOLS.filter(
    (tool) => permissions[tool] !== "never" && (tool !== "http" || hosts.length > 0),
  ).map(described);

/** Results of the tool calls of one answer. */
export interface UsedTools {
  results: { id: string; name: string; text: string }[];
  /** Calculations, as lines that may be quoted. */
  lines: string[];
  wanted: ToolCall[];
  steps: RunStep[];
}

/**
 * Does what a model asks for: calculates at once; what changes something is only collected, for
 * `askForCalls` to judge at the end of the run.
 *
 * @param offered the tools that it was told of; others do nothing
 */
export function useTools(
  calls: readonly ModelToolCall[],
  offered: readonly ModelTool[],
): UsedTools {
  const used: UsedTools = { results: [], lines: [], wanted: [], steps: [] };
  for (const { id, name, input } of calls) {
    const isOffered = offered.some((tool) => tool.name === name);
    const text = isOffered ? use(name as Tool, input, used) : "There is no such tool.";
    used.results.push({ id, name, text });
  }
  return used;
}

/** @returns what the model is told */
function use(tool: Tool, input: unknown, used: UsedTools): string {
  if (tool === "calculate") {
    const { expression } = (input ?? {}) as { expression?: unknown };
    const written = typeof expression === "string" ? expression.slice(0, EXPRESSION_MAX + 1) : "";
    const result = calculate(written);
    if (result === undefined) return "That is no arithmetic.";
    const line = `${written.trim()} = ${result}`;
    used.lines.push(line);
    used.steps.push({ kind: "calculated", detail: { line } });
    return line;
  }
  const call = readToolCall({ ...(input as object), tool });
  if (!call) return "Something is missing or wrong in it.";
  if (used.wanted.length >= CALLS_A_RUN_MAX) return "That was too many.";
  used.wanted.push(call);
  return "Noted. It is done after your answer, if the owner of the business allows it. Do not say that it is done.";
}
