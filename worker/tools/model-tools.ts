import { z } from "zod";
import type { RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import {
  CALLS_A_RUN_MAX,
  CALLS_TOLD_MAX,
  readToolCall,
  type ToolCall,
} from "#domain/agentiks/tools/tool-call.ts";
import type { ToolField } from "#domain/agentiks/tools/tool.ts";
import {
  factsOf,
  mayUse,
  READING_TOOLS,
  TOOLS,
  type Asker,
  type ReadingTool,
  type Tool,
} from "#domain/agentiks/tools/tools.ts";
import type { ModelTool, ModelToolCall } from "#adapters/models/model-messages.ts";
import type { ToolSettings } from "#db/queries/agentiks/tools/find-permissions.ts";
import type { AllowedMcpTool } from "#db/queries/agentiks/mcp/allowed-tools.ts";
import { describedMcpTools, type OfferedTool } from "./mcp-tools.ts";
import { readBookings } from "./reading/read-bookings.ts";
import { readCalculation } from "./reading/read-calculation.ts";
import { readChallenges } from "./reading/read-challenges.ts";
import { readDate } from "./reading/read-date.ts";
import { readDocuments } from "./reading/read-documents.ts";
import { readMembers } from "./reading/read-members.ts";
import { readQuestions } from "./reading/read-questions.ts";
import { readSales } from "./reading/read-sales.ts";
import { readTasks } from "./reading/read-tasks.ts";
import type { FoundReading, Read, ReadingPlace } from "./reading/reading-place.ts";

/** How each reading tool reads. */
export const READ: Readonly<Record<ReadingTool, Read>> = {
  calculate: readCalculation,
  date: readDate,
  documents: readDocuments,
  sales: readSales,
  members: readMembers,
  challenges: readChallenges,
  tasks: readTasks,
  bookings: readBookings,
  questions: readQuestions,
};
/** Arithmetic: the results contain no text that a person has written. */
const PURE: readonly Tool[] = ["calculate", "date"];

/** Characters of a passage that a model is told. */
const PASSAGE_MAX_CHARACTERS = 1_500;

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

/**
 * Tools that a model is offered: those that are not forbidden and meant for who asks; `http` only with a
 * host to call, and in the place of `mcp` each tool of an MCP server that the owner has allowed.
 *
 * @param mayAct false offers only tools that read
 */
export const offeredTools = (
  { permissions, hosts, mcp = [] }: ToolSettings & { mcp?: readonly AllowedMcpTool[] },
  asker: Asker,
  mayAct = true,
): OfferedTool[] =>
  (mayAct ? TOOLS : READING_TOOLS)
    .filter(
      (tool) =>
        permissions[tool] !== "never" &&
        mayUse(asker, tool) &&
        (tool !== "http" || hosts.length > 0),
    )
    .flatMap((tool) => (tool === "mcp" ? describedMcpTools(mcp) : [described(tool)]));

/** Results of the tool calls of one answer. */
export interface UsedTools {
  results: { id: string; name: string; text: string }[];
  /** Lines that tools have found or calculated, which may be quoted. */
  lines: string[];
  /** Whether a line says more than a calculation, so that it answers by itself. */
  hasFacts: boolean;
  /** Whether what was read may have been written by others than the agentik's owner. */
  hasReadOthers: boolean;
  /** Passages of documents, further sources. */
  passages: NonNullable<FoundReading["passages"]>[number][];
  wanted: ToolCall[];
  steps: RunStep[];
}

/**
 * Does what a model asks for: reads at once; what changes something is only collected, for
 * `askForCalls` to judge at the end of the run.
 *
 * @param offered the tools that it was told of; others do nothing
 * @param sources number of the last source that it was told of
 */
export async function useTools(
  calls: readonly ModelToolCall[],
  offered: readonly OfferedTool[],
  { place, sources }: { place: ReadingPlace | undefined; sources: number },
): Promise<UsedTools> {
  const used: UsedTools = {
    results: [],
    lines: [],
    hasFacts: false,
    hasReadOthers: false,
    passages: [],
    wanted: [],
    steps: [],
  };
  for (const { id, name, input } of calls) {
    const tool = offered.find((one) => one.name === name);
    const text = tool ? await use(tool, input, { used, place, sources }) : "There is no such tool.";
    used.results.push({ id, name, text });
  }
  return used;
}

interface Using {
  used: UsedTools;
  place: ReadingPlace | undefined;
  sources: number;
}

/** @returns what the model is told */
async function use({ name, mcp }: OfferedTool, input: unknown, using: Using): Promise<string> {
  const { used, place } = using;
  const given = (typeof input === "object" && input !== null ? input : {}) as Record<
    string,
    unknown
  >;
  const reading = READING_TOOLS.find((one) => one === name);
  if (reading) {
    const found = place && (await READ[reading](place, given));
    return found ? toldOf(reading, found, using) : "Nothing can be found with that.";
  }
  const call = readToolCall(
    mcp ? { ...mcp, input: JSON.stringify(given), tool: "mcp" } : { ...given, tool: name },
  );
  if (!call) return "Something is missing or wrong in it.";
  if (used.wanted.length < CALLS_TOLD_MAX) used.wanted.push(call);
  if (used.wanted.length > CALLS_A_RUN_MAX) return "That was too many: it is left out.";
  return "Noted. It is done after your answer, if the owner of the business allows it. Do not say that it is done.";
}

/** Result of a tool, for the model; it is data, as documents are. */
function toldOf(
  tool: ReadingTool,
  { lines, told = [], passages = [] }: FoundReading,
  { used, sources }: Using,
): string {
  used.lines.push(...lines);
  used.steps.push(
    tool === "calculate"
      ? { kind: "calculated", detail: { line: lines.join(" ") } }
      : { kind: "looked-up", detail: { tool } },
  );
  used.hasFacts ||= tool !== "calculate" && lines.length > 0;
  used.hasReadOthers ||= !PURE.includes(tool);
  if (tool !== "documents") return [...lines, ...told].join("\n");
  const first = sources + used.passages.length + 1;
  const cut = passages.map((one) => ({ ...one, text: one.text.slice(0, PASSAGE_MAX_CHARACTERS) }));
  used.passages.push(...cut);
  return JSON.stringify({
    sources: cut.map(({ source: name, text }, n) => ({ source: first + n, name, text })),
  });
}
