/** MCP servers that owners have connected to their agentiks, and the tools that these offer. */
import { sql } from "drizzle-orm";
import {
  check,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  MCP_ADDRESS_MAX,
  MCP_SERVER_NAME_MAX,
  MCP_SERVERS_MAX,
  MCP_TROUBLES,
  type McpTrouble,
} from "#domain/agentiks/tools/mcp/mcp-server.ts";
import {
  MCP_DESCRIPTION_MAX,
  MCP_SCHEMA_MAX,
  MCP_TOOL_NAME_MAX,
  MCP_TOOLS_MAX,
  type JsonObject,
} from "#domain/agentiks/tools/mcp/mcp-tool.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { time } from "#db/schema/columns.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";

/** A constant of the code in a CHECK. */
const most = (max: number) => sql.raw(String(max));

/** A server of an agentik. A disconnected one is deleted, with its token and its tools. */
export const mcpServers = pgTable(
  "mcp_servers",
  {
    id: text().primaryKey(),
    agentikId: text("agentik_id")
      .notNull()
      .references(() => agentiks.id, { onDelete: "cascade" }),
    /** Its place among the agentik's servers, from 1, which names its tools for a model. */
    place: smallint().notNull(),
    /** What the owner calls it. */
    name: text().notNull(),
    /** Address of its MCP endpoint. It may hold a secret: only its host is shown. */
    endpoint: text().notNull(),
    /** The bearer token, sealed with the row's id (adapters/mcp/mcp-token.server.ts); null for none. */
    sealedToken: text("sealed_token"),
    /** Why it could not be asked for its tools when it was last checked. */
    failure: text().$type<McpTrouble>(),
    /** Tools of it that cannot be used here, or are too many. */
    leftOut: smallint("left_out").notNull().default(0),
    checkedAt: time("checked_at").notNull(),
    connectedAt: time("connected_at").notNull(),
  },
  (server) => [
    check("mcp_servers_place_counted", sql`${server.place} BETWEEN 1 AND ${most(MCP_SERVERS_MAX)}`),
    check(
      "mcp_servers_name_short",
      sql`length(${server.name}) BETWEEN 1 AND ${most(MCP_SERVER_NAME_MAX)}`,
    ),
    check(
      "mcp_servers_endpoint_web",
      sql`${server.endpoint} ~ '^https?://[^[:space:]?#]+$' AND length(${server.endpoint}) <= ${most(MCP_ADDRESS_MAX)}`,
    ),
    check("mcp_servers_failure_known", isOneOf(server.failure, MCP_TROUBLES)),
    check("mcp_servers_left_out_counted", sql`${server.leftOut} >= 0`),
    unique("mcp_servers_places").on(server.agentikId, server.place),
    uniqueIndex("mcp_servers_once").on(server.agentikId, server.endpoint),
  ],
);

/** A tool of a server, as the server described it when it was last checked. */
export const mcpTools = pgTable(
  "mcp_tools",
  {
    serverId: text("server_id")
      .notNull()
      .references(() => mcpServers.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** Its place in the server's list, from 1. */
    place: smallint().notNull(),
    description: text().notNull(),
    /** JSON Schema of its input. */
    inputSchema: jsonb("input_schema").$type<JsonObject>().notNull(),
    /** SHA-256 of name, description and schema (adapters/mcp/tool-hash.server.ts). */
    hash: text().notNull(),
    /**
     * Hash of the tool as its owner has allowed it; null for never. A tool with another hash is not
     * offered until they allow it again.
     */
    allowedHash: text("allowed_hash"),
  },
  (tool) => [
    primaryKey({ columns: [tool.serverId, tool.name] }),
    unique("mcp_tools_places").on(tool.serverId, tool.place),
    check("mcp_tools_place_counted", sql`${tool.place} BETWEEN 1 AND ${most(MCP_TOOLS_MAX)}`),
    check(
      "mcp_tools_name_short",
      sql`length(${tool.name}) BETWEEN 1 AND ${most(MCP_TOOL_NAME_MAX)}`,
    ),
    check(
      "mcp_tools_description_short",
      sql`length(${tool.description}) <= ${most(MCP_DESCRIPTION_MAX)}`,
    ),
    // PostgreSQL writes JSON with a space after each colon and comma.
    check(
      "mcp_tools_schema_short",
      sql`jsonb_typeof(${tool.inputSchema}) = 'object' AND length(${tool.inputSchema}::text) <= ${most(2 * MCP_SCHEMA_MAX)}`,
    ),
  ],
);
