import { z } from "zod/v4";
import { allows, type ApiScope } from "#domain/people/api-tokens.ts";
import { askAndWait } from "#app/api/programs/ask-agentik.server.ts";
import type { Caller } from "#app/api/programs/caller.server.ts";
import { endpoint, invoke, type Endpoint } from "#app/api/programs/endpoint.server.ts";
import {
  getAgentik,
  getRun,
  listAgentiks,
  listRuns,
} from "#app/api/programs/endpoints/agentiks.server.ts";
import {
  listDocuments,
  listSpaces,
  searchDocuments,
} from "#app/api/programs/endpoints/spaces.server.ts";
import { addTask, listTasks } from "#app/api/programs/endpoints/tasks.server.ts";
import { jsonSchema, type JsonSchema } from "#app/api/programs/openapi.server.ts";
import { idParam } from "#app/api/programs/schemas.server.ts";

/** Asks an agentik; over HTTP the same is a chat completion. */
const askAgentik = endpoint({
  id: "ask_agentik",
  method: "POST",
  path: "mcp",
  scope: "write",
  summary:
    "Asks one of your agentiks as a customer would, and waits up to 30 seconds for its answer",
  params: z.object({ id: idParam("agentik") }),
  body: z.object({ question: z.string().trim().min(1).max(1_000) }),
  answer: z.object({
    runId: z.string(),
    answer: z.string().describe("Markdown"),
    model: z.string().nullable().describe("Null where rules have answered"),
  }),
  isQuestion: true,
  async run(caller, { params: { id: agentikId }, body: { question: text } }) {
    const { runId, reply } = await askAndWait(caller, { agentikId, text, key: undefined });
    return { runId, answer: reply.text ?? "", model: reply.model };
  },
});

/** Endpoints that are tools. Those that only read come first. */
const TOOLS: readonly Endpoint[] = [
  listAgentiks,
  getAgentik,
  listRuns,
  getRun,
  listSpaces,
  listDocuments,
  searchDocuments,
  listTasks,
  addTask,
  askAgentik,
];

/** A tool as `tools/list` names it. */
export interface DescribedTool {
  name: string;
  description: string;
  inputSchema: JsonSchema;
  outputSchema: JsonSchema;
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; openWorldHint: boolean };
}

/** The tools of a token: without the scope to write only those that read. */
export const toolsOf = (scope: ApiScope): DescribedTool[] =>
  TOOLS.filter((tool) => allows(scope, tool.scope)).map((tool) => ({
    name: tool.id,
    description: tool.summary,
    inputSchema: jsonSchema(
      z.object({ ...tool.params.shape, ...tool.query.shape, ...tool.body.shape }),
      "input",
    ),
    outputSchema: jsonSchema(tool.answer, "output"),
    annotations: {
      readOnlyHint: tool.scope === "read",
      destructiveHint: false,
      openWorldHint: false,
    },
  }));

/** A tool by its name; undefined for an unknown one. */
export const findTool = (name: string): Endpoint | undefined => TOOLS.find(({ id }) => id === name);

/**
 * Calls a tool with its arguments.
 *
 * @throws ApiError as the endpoint does
 */
export const callTool = (
  tool: Endpoint,
  caller: Caller,
  given: Readonly<Record<string, unknown>>,
): Promise<unknown> =>
  invoke(tool, caller, {
    params: pick(given, tool.params),
    query: pick(given, tool.query),
    body: pick(given, tool.body),
  });

const pick = (given: Readonly<Record<string, unknown>>, { shape }: z.ZodObject) =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, given[name]]));
