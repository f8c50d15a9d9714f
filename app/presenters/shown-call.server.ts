import { readToolCall, type ToolCallState } from "#domain/agentiks/tools/tool-call.ts";
import type { Zone } from "#domain/format/zones.ts";
import type { ListedCall } from "#db/queries/agentiks/tools/list-calls.ts";
import { localMessageTime } from "./local-date.server.ts";

/** A call as its owner sees it: exactly what is to be done, or was. */
export function toShownCall(listed: ListedCall, { now, zone }: { now: Date; zone: Zone }) {
  const { id, agentik, tool, callHash, why, failure, status, answer, expiresAt } = listed;
  const call = readToolCall(listed.call);
  const state: ToolCallState =
    listed.state === "waiting" && expiresAt <= now ? "expired" : listed.state;
  const isOver = state === "failed" || state === "uncertain";
  return {
    id,
    agentik,
    tool,
    call: call ?? null,
    hash: callHash,
    state,
    why,
    failure,
    status,
    answer,
    canDecide: state === "waiting" && call !== undefined,
    canRepeat: isOver && call !== undefined,
    at: localMessageTime(listed.createdAt, now, zone),
    expiresAt: localMessageTime(expiresAt, now, zone),
  };
}
