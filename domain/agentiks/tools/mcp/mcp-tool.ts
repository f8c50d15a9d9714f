/**
 * Tools of MCP servers. Their names, descriptions and schemas are written by others: they are data, checked
 * and cut before they are stored, and the owner allows each as it was shown.
 */

/** Tools of one server. */
export const MCP_TOOLS_MAX = 40;
export const MCP_TOOL_NAME_MAX = 128;
export const MCP_DESCRIPTION_MAX = 1_000;
/** Longest schema of a tool's input, in characters of JSON. */
export const MCP_SCHEMA_MAX = 8_192;
/**
 * Most characters of all tools that one agentik may ask for, as a model is told of them: each is paid for
 * with every question.
 */
export const MCP_OFFERED_MAX = 8_000;

/** Longest name of a tool at providers of models. */
const MODEL_NAME_MAX = 64;
const SCHEMA_DEPTH_MAX = 12;
const NAME = /^[\w./:-]{1,128}$/;
/** Signs that a person cannot see: controls, formats (bidirectional marks, tags), private use. */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
/** Escapes of JSON for signs that PostgreSQL cannot store. */
const UNSTORABLE = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

export type JsonObject = Readonly<Record<string, unknown>>;

/** A tool as its server describes it. */
export interface McpTool {
  name: string;
  description: string;
  /** JSON Schema of an object. */
  inputSchema: JsonObject;
}

/** A tool with its hash, by name, description and schema. */
export interface HashedMcpTool extends McpTool {
  hash: string;
}

/** A stored tool; `allowedHash` is its hash when its owner allowed it, null for never. */
export interface KeptMcpTool extends HashedMcpTool {
  allowedHash: string | null;
}

/**
 * Reads a tool of a server's list. Signs that cannot be seen are removed, so that the owner reads the same
 * as a model.
 *
 * @returns undefined for one that cannot be used: without a plain name, or with a schema that is none, too
 *   long or too deep
 */
export function readListedTool(value: unknown): McpTool | undefined {
  if (!isObject(value)) return undefined;
  const { name, description, inputSchema } = value;
  if (typeof name !== "string" || !NAME.test(name)) return undefined;
  const schema = seen(inputSchema);
  if (!isObject(schema) || schema.type !== "object") return undefined;
  const json = canonicalJson(schema);
  if (json.length > MCP_SCHEMA_MAX || UNSTORABLE.test(json) || json.search(UNSEEN) >= 0)
    return undefined;
  const text = typeof description === "string" ? description.replace(UNSEEN, "").trim() : "";
  return { name, description: text.slice(0, MCP_DESCRIPTION_MAX), inputSchema: schema };
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value of JSON without signs that cannot be seen; undefined for one that is too deep. */
function seen(value: unknown, depth = SCHEMA_DEPTH_MAX): unknown {
  if (typeof value === "string") return value.replace(UNSEEN, "");
  if (typeof value !== "object" || value === null) return value;
  if (depth === 0) return undefined;
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, seen(inner, depth - 1)] as const,
  );
  if (entries.some(([, inner]) => inner === undefined)) return undefined;
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** JSON whose objects have their keys in alphabetical order: the same value is always the same text. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** The text whose hash a permission is bound to. */
export const fingerprintOf = ({ name, description, inputSchema }: McpTool): string =>
  canonicalJson([name, description, inputSchema]);

/** Whether the owner has allowed a tool as it is now. */
export const isAllowed = ({ hash, allowedHash }: Pick<KeptMcpTool, "hash" | "allowedHash">) =>
  allowedHash === hash;

/** Whether a tool is another one than its owner has allowed. */
export const isChanged = ({ hash, allowedHash }: Pick<KeptMcpTool, "hash" | "allowedHash">) =>
  allowedHash !== null && allowedHash !== hash;

/** Length of descriptions and schemas as a model is told of them, in characters. */
export const offeredLength = (tools: readonly McpTool[]): number =>
  tools.reduce((sum, tool) => sum + fingerprintOf(tool).length, 0);

/**
 * Names of tools for a model, by the place of their server and their own: letters, digits, underscores and
 * hyphens, short enough for every provider, and no two the same.
 */
export function modelNames(tools: readonly { place: number; name: string }[]): string[] {
  const taken = new Set<string>();
  return tools.map(({ place, name }) => {
    const whole = `mcp_${place}_${name.replace(/[^A-Za-z0-9_-]/g, "_")}`;
    let short = whole.slice(0, MODEL_NAME_MAX);
    for (let n = 2; taken.has(short); n += 1) {
      const end = `_${n}`;
      short = whole.slice(0, MODEL_NAME_MAX - end.length) + end;
    }
    taken.add(short);
    return short;
  });
}
