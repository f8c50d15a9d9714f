import { sharesOf, PRIZE_SPLITS } from "#domain/challenges/prizes.ts";
import type { Incomplete, NotAllowed } from "#domain/agentiks/tools/asked-call.ts";
import type { ChatMessageCall } from "#domain/agentiks/tools/kinds/chat-message.ts";
import type { EntryCall } from "#domain/agentiks/tools/kinds/entry.ts";
import { readToolCall, type ToolCall } from "#domain/agentiks/tools/tool-call.ts";
import type { Db } from "#db/connection/client.ts";
import {
  findChannelOfChat,
  findSendTrouble,
} from "#db/commands/agentiks/channels/queue-outbound.ts";
import { findMcpRefusal } from "#db/queries/agentiks/mcp/allowed-tools.ts";
import { findTerms } from "#db/queries/challenges/challenge-prizes.ts";
import { listCustomersNamed } from "#db/queries/agentiks/tools/find-customers.ts";
import { listEntriesToJudge } from "#db/queries/agentiks/tools/find-entries.ts";

export type Completed = { call: ToolCall } | { not: NotAllowed };

interface Asking {
  agentikId: string;
  /** The agentik's owner. */
  personId: string;
  now: Date;
}

/**
 * Looks up what a call is about and writes it into the call, in the place of what a model says of it: the
 * owner approves names from the database, and the call's hash is bound to them. A tool of an MCP server that
 * is not the allowed one any more is forbidden.
 */
export async function completeCall(tx: Db, call: ToolCall, asking: Asking): Promise<Completed> {
  if (call.tool === "entry") return completeDecision(tx, call, asking);
  if (call.tool === "mcp")
    return (await findMcpRefusal(tx, asking.agentikId, call)) ? { not: "never" } : { call };
  return call.tool === "chat_message" ? completeMessage(tx, call, asking) : { call };
}

async function completeDecision(tx: Db, call: EntryCall, { personId }: Asking): Promise<Completed> {
  const { entries: ids, decision } = call;
  const waiting = await listEntriesToJudge(tx, { personId, ids, limit: ids.length });
  const found = ids.flatMap((id) => waiting.filter((entry) => entry.id === id));
  const [first] = found;
  if (!first || found.length < ids.length) return { not: "entry" };
  const { challengeId, challenge, reward } = first;
  if (found.some((entry) => entry.challengeId !== challengeId)) return { not: "entry" };
  const { split } = await findTerms(tx, challengeId);
  if (found.length > PRIZE_SPLITS[split].length) return { not: "entry" };
  const credits = decision === "award" ? sharesOf(reward, split, found.length) : [];
  const judged = found.map(({ personId: author, ...entry }, n) => ({
    personId: author,
    version: entry.version,
    title: entry.title,
    author: entry.author,
    credits: credits[n] ?? null,
  }));
  return asRead({ ...call, facts: { challengeId, challenge, judged } }, "entry");
}

async function completeMessage(
  tx: Db,
  call: ChatMessageCall,
  { agentikId, now }: Asking,
): Promise<Completed> {
  const { channel, customer: name } = call;
  const kinds = channel === "any" ? (["telegram", "whatsapp"] as const) : [channel];
  const [first, other] = await listCustomersNamed(tx, { agentikId, name, kinds, limit: 2 });
  // With two customers of the name it is unknown which one is meant.
  if (!first || (first.isOn && other?.isOn)) return { not: "customer" };
  const { isOn, ...to } = first;
  const reached = isOn ? await findChannelOfChat(tx, to.threadId) : undefined;
  if (!reached) return { not: "closed" };
  const trouble = findSendTrouble(reached, now);
  if (trouble) return { not: trouble === "window" ? "window" : "closed" };
  return asRead({ ...call, to }, "customer");
}

/** The call as it is read from the database, with its fields in that order, which its hash depends on. */
function asRead(completed: ToolCall, not: Incomplete): Completed {
  const call = readToolCall(completed);
  return call ? { call } : { not };
}
