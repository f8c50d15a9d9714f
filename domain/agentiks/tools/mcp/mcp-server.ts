/**
 * Servers of the Model Context Protocol (MCP) that an agentik's owner connects: programs elsewhere, with
 * tools that the agentik may ask for.
 */

/** Servers of one agentik. */
export const MCP_SERVERS_MAX = 5;
export const MCP_SERVER_NAME_MAX = 60;
export const MCP_ADDRESS_MAX = 500;

/** Characters of a bearer token (RFC 6750), and the colon of some providers. */
const TOKEN = /^[\w.~+/=:-]{8,1000}$/;

/**
 * Why a server could not be asked for its tools: it is on no `public` address, cannot be reached (`away`),
 * did not answer in time (`slow`), does not take the `token`, does not speak the `protocol`, or answers
 * with too much (`large`).
 */
export const MCP_TROUBLES = ["public", "away", "slow", "token", "protocol", "large"] as const;
export type McpTrouble = (typeof MCP_TROUBLES)[number];

/** A form's fields as typed. */
export interface TypedMcpServer {
  name: string;
  address: string;
  token: string;
}

export interface NewMcpServer {
  name: string;
  /** Address of the server's MCP endpoint. */
  endpoint: string;
  /** Undefined where the server asks for none. */
  token: string | undefined;
}

export type McpServerProblem = "name" | "address" | "https" | "query" | "token";
export type McpServerProblems = Partial<Record<keyof TypedMcpServer, McpServerProblem>>;

/**
 * Reads a form: a server, or the problem of each wrong field. An address has no query, where a key would be
 * stored as it is: a key is a token.
 *
 * @param isAllowedHost hosts, as in `URL.host`, that the operator allows without TLS
 */
export function readMcpServer(
  typed: TypedMcpServer,
  { isAllowedHost }: { isAllowedHost: (host: string) => boolean },
): { server: NewMcpServer } | { problems: McpServerProblems } {
  const problems: McpServerProblems = {};
  const name = typed.name.trim();
  if (name === "" || name.length > MCP_SERVER_NAME_MAX) problems.name = "name";
  const url = readAddress(typed.address.trim());
  if (!url) problems.address = "address";
  else if (url.search !== "") problems.address = "query";
  else if (url.protocol !== "https:" && !isAllowedHost(url.host)) problems.address = "https";
  const token = typed.token.trim().replace(/^Bearer +/i, "");
  if (token !== "" && !TOKEN.test(token)) problems.token = "token";
  if (!url || Object.keys(problems).length > 0) return { problems };
  return { server: { name, endpoint: url.href, token: token === "" ? undefined : token } };
}

/** An address of http or https without user name and password; undefined for any other. */
function readAddress(text: string): URL | undefined {
  if (text.length > MCP_ADDRESS_MAX || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  url.hash = "";
  const isPlain = url.username === "" && url.password === "" && url.href.length <= MCP_ADDRESS_MAX;
  return isPlain && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** The host of a server, which may be shown: the rest of an address may hold a secret. */
export const mcpHostOf = (endpoint: string): string => new URL(endpoint).host;
