import {
  MCP_SERVER_NAME_MAX,
  MCP_SERVERS_MAX,
  type McpServerProblem,
  type McpServerProblems,
  type McpTrouble,
} from "#domain/agentiks/tools/mcp/mcp-server.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { doneText } from "#app/presenters/answers/done-text.server.ts";

interface Lang {
  locale: Locale;
}

const DONE = {
  "mcp-connected": m.mcp_done_connected,
  "mcp-checked": m.mcp_done_checked,
  "mcp-allowed": m.mcp_done_allowed,
  "mcp-disconnected": m.mcp_done_disconnected,
};
export type McpDone = keyof typeof DONE;

/** Success message of the page after a redirect. */
export const mcpDoneText = (code: string, lang: Lang): string | undefined =>
  doneText(DONE, code, lang);

const TROUBLES = {
  public: m.mcp_trouble_public,
  away: m.mcp_trouble_away,
  slow: m.mcp_trouble_slow,
  token: m.mcp_trouble_token,
  protocol: m.mcp_trouble_protocol,
  large: m.mcp_trouble_large,
} as const satisfies Record<McpTrouble, unknown>;

/** Why a server could not be asked for its tools. */
export const mcpTroubleText = (trouble: McpTrouble, lang: Lang): string =>
  TROUBLES[trouble]({}, lang);

const PROBLEMS = {
  name: m.mcp_problem_name,
  address: m.mcp_problem_address,
  https: m.mcp_problem_https,
  query: m.mcp_problem_query,
  token: m.mcp_problem_token,
} as const satisfies Record<McpServerProblem, unknown>;

/** The texts of typing errors, by field. */
export const mcpProblemTexts = (problems: McpServerProblems, lang: Lang): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      PROBLEMS[problem]({ max: MCP_SERVER_NAME_MAX }, lang),
    ]),
  );

const REFUSALS = {
  account: { status: 403, text: m.mcp_guest },
  "not-yours": { status: 403, text: m.agentiks_not_yours },
  full: { status: 409, text: m.mcp_full },
  gone: { status: 404, text: m.mcp_problem_gone },
  changed: { status: 409, text: m.mcp_problem_changed },
  long: { status: 422, text: m.mcp_problem_long },
  key: { status: 409, text: m.mcp_trouble_key },
  unavailable: { status: 503, text: m.mcp_problem_unavailable },
} as const;
export type McpRefusal = keyof typeof REFUSALS;

/** Status and text of a refusal. */
export const mcpRefusal = (reason: McpRefusal, lang: Lang): { status: number; text: string } => {
  const { status, text } = REFUSALS[reason];
  return { status, text: text({ max: MCP_SERVERS_MAX }, lang) };
};
