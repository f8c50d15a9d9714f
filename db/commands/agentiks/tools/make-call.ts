/** The two sides of a call that a worker makes: written before it, and after it. */
import { and, eq, inArray } from "drizzle-orm";
import { hostOf } from "#domain/agentiks/tools/kinds/http.ts";
import {
  isIdempotent,
  readToolCall,
  type CallFailure,
  type ToolCall,
} from "#domain/agentiks/tools/tool-call.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { findMcpRefusal } from "#db/queries/agentiks/mcp/allowed-tools.ts";
import { findToolSettings } from "#db/queries/agentiks/tools/find-permissions.ts";
import { agentikWorkplaces } from "#db/schema/agentiks/chats.ts";
import { toolCalls } from "#db/schema/agentiks/agentik-tools.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import { hashCall } from "./call-hash.ts";

export type CallBegun =
  /** `spaceId` and `language`: the agentik's workplace, where tasks, messages and documents go. */
  | {
      kind: "go";
      call: ToolCall;
      agentikId: string;
      agentik: string;
      personId: string;
      spaceId: string | null;
      language: ContentLanguage | null;
    }
  /** An earlier attempt made the call. */
  | { kind: "done" }
  /** The call must not be made; its row has the reason. */
  | { kind: "not" };

/**
 * Begins a call. A call that the owner has forbidden since it was asked for is not made. One that
 * another worker had begun is repeated only where twice is the same as once; else it is
 * `uncertain`.
 */
export const beginToolCall = (db: Db, callId: string, now: Date): Promise<CallBegun> =>
  db.transaction(async (tx) => {
    const [held] = await tx.select().from(toolCalls).where(eq(toolCalls.id, callId)).for("update");
    if (held?.state === "done") return { kind: "done" };
    if (!held || (held.state !== "queued" && held.state !== "sending")) return { kind: "not" };
    const call = readToolCall(held.call);
    const end = async (outcome: CallOutcome): Promise<CallBegun> => {
      await endToolCall(tx, { callId, now }, outcome);
      return { kind: "not" };
    };
    if (!call || hashCall(call) !== held.callHash) return end({ failure: "never" });
    if (held.state === "sending" && !isIdempotent(call)) return end({ isUncertain: true });
    const { permissions, hosts } = await findToolSettings(tx, held.agentikId);
    if (permissions[call.tool] === "never") return end({ failure: "never" });
    if (call.tool === "http" && !hosts.includes(hostOf(call))) return end({ failure: "listed" });
    const refusal =
      call.tool === "mcp" ? await findMcpRefusal(tx, held.agentikId, call) : undefined;
    if (refusal) return end({ failure: refusal });
    await tx.update(toolCalls).set({ state: "sending" }).where(eq(toolCalls.id, callId));
    const [place] = await tx
      .select({
        agentikId: agentiks.id,
        agentik: agentiks.name,
        spaceId: agentikWorkplaces.spaceId,
        language: spaces.language,
      })
      .from(agentiks)
      .leftJoin(agentikWorkplaces, eq(agentikWorkplaces.agentikId, agentiks.id))
      .leftJoin(spaces, eq(spaces.id, agentikWorkplaces.spaceId))
      .where(eq(agentiks.id, held.agentikId));
    return { kind: "go", call, personId: held.personId, ...place! };
  });

/** Outcome of a call; `isUncertain`: it was sent, but no answer came. */
export interface CallOutcome {
  failure?: CallFailure;
  isUncertain?: boolean;
  /** HTTP status of the answer. */
  status?: number;
  /** Begin of the answer's text. */
  answer?: string;
}

/** Stores the outcome of a call, unless it has one. @returns false where it had one */
export async function endToolCall(
  tx: Db,
  { callId, now }: { callId: string; now: Date },
  outcome: CallOutcome,
): Promise<boolean> {
  const { failure, isUncertain = false, status, answer } = outcome;
  const ended = await tx
    .update(toolCalls)
    .set({
      state: isUncertain ? "uncertain" : failure ? "failed" : "done",
      failure: isUncertain ? null : (failure ?? null),
      status: status ?? null,
      answer: answer ?? "",
      endedAt: now,
    })
    .where(and(eq(toolCalls.id, callId), inArray(toolCalls.state, ["queued", "sending"])))
    .returning({ id: toolCalls.id });
  return ended.length > 0;
}
