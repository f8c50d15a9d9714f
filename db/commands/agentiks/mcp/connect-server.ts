import { and, eq } from "drizzle-orm";
import { MCP_SERVERS_MAX, type NewMcpServer } from "#domain/agentiks/tools/mcp/mcp-server.ts";
import type { HashedMcpTool } from "#domain/agentiks/tools/mcp/mcp-tool.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { findAgentikRefusal, type AgentikRefusal } from "#db/queries/agentiks/agentik-refusal.ts";
import { lockOwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";
import { mcpServers } from "#db/schema/agentiks/mcp-servers.ts";
import { keepMcpCheck, type CheckedMcpServer } from "./keep-tools.ts";

/** Encrypts the token of a server for its row. */
export type SealMcpToken = (token: string, serverId: string) => string;

type Answer<Reason extends string = never> =
  { kind: "done"; id: string } | { kind: "refused"; reason: AgentikRefusal | Reason };

/**
 * Connects an MCP server to a person's own agentik, with the tools that it has listed: none is allowed yet.
 * The same address again gets the new name and token, and its tools stay allowed as far as they are the
 * same.
 *
 * @returns `account` refused for a guest: a token must not be lost with a cookie; `full`: there are as many
 *   servers as there may be
 */
export async function connectMcpServer(
  tx: Db,
  {
    personId,
    id,
    server: { name, endpoint, token },
    listed,
    seal,
    now,
  }: {
    personId: string;
    /** The agentik's id as on its page: a copy has its original's. */
    id: string;
    server: NewMcpServer;
    listed: { tools: readonly HashedMcpTool[]; leftOut: number };
    seal: SealMcpToken;
    now: Date;
  },
): Promise<Answer<"account" | "full">> {
  const person = await lockPerson(tx, personId);
  if (person?.kind !== "account") return { kind: "refused", reason: "account" };
  const agentik = await lockOwnAgentik(tx, personId, id);
  if (!agentik) return { kind: "refused", reason: await findAgentikRefusal(tx, id) };
  const known = await tx
    .select({ id: mcpServers.id, place: mcpServers.place, endpoint: mcpServers.endpoint })
    .from(mcpServers)
    .where(eq(mcpServers.agentikId, agentik.id));
  const same = known.find((one) => one.endpoint === endpoint);
  const place = same?.place ?? firstFree(known.map((one) => one.place));
  if (place === undefined) return { kind: "refused", reason: "full" };
  const serverId = same?.id ?? createId("mcp");
  const set = { name, sealedToken: token === undefined ? null : seal(token, serverId) };
  await tx
    .insert(mcpServers)
    .values({
      id: serverId,
      agentikId: agentik.id,
      place,
      endpoint,
      ...set,
      checkedAt: now,
      connectedAt: now,
    })
    .onConflictDoUpdate({ target: mcpServers.id, set });
  await keepMcpCheck(tx, { serverId, checked: listed, now });
  await recordEvent(tx, { personId, action: "connect-mcp-server", subject: serverId, now });
  return { kind: "done", id: agentik.id };
}

function firstFree(taken: readonly number[]): number | undefined {
  for (let place = 1; place <= MCP_SERVERS_MAX; place += 1)
    if (!taken.includes(place)) return place;
  return undefined;
}

interface OfServer {
  personId: string;
  /** The agentik's id as on its page. */
  id: string;
  serverId: string;
  now: Date;
}

/** Disconnects a server: its token and its tools are deleted, and calls that wait are not made. */
export async function disconnectMcpServer(
  tx: Db,
  { personId, id, serverId, now }: OfServer,
): Promise<Answer> {
  const agentik = await lockOwnAgentik(tx, personId, id);
  if (!agentik) return { kind: "refused", reason: await findAgentikRefusal(tx, id) };
  const deleted = await tx
    .delete(mcpServers)
    .where(isServer(agentik.id, serverId))
    .returning({ id: mcpServers.id });
  if (deleted.length === 0) return { kind: "refused", reason: "gone" };
  await recordEvent(tx, { personId, action: "disconnect-mcp-server", subject: serverId, now });
  return { kind: "done", id: agentik.id };
}

/** Keeps the outcome of a check of a person's own server. */
export async function checkOwnMcpServer(
  tx: Db,
  { personId, id, serverId, checked, now }: OfServer & { checked: CheckedMcpServer },
): Promise<Answer> {
  const agentik = await lockOwnAgentik(tx, personId, id);
  if (!agentik) return { kind: "refused", reason: await findAgentikRefusal(tx, id) };
  const found = await tx
    .select({ id: mcpServers.id })
    .from(mcpServers)
    .where(isServer(agentik.id, serverId));
  const isKept = found.length > 0 && (await keepMcpCheck(tx, { serverId, checked, now }));
  return isKept ? { kind: "done", id: agentik.id } : { kind: "refused", reason: "gone" };
}

const isServer = (agentikId: string, serverId: string) =>
  and(eq(mcpServers.id, serverId), eq(mcpServers.agentikId, agentikId));
