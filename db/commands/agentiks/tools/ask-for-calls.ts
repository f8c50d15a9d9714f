import { and, count, eq, gt } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import type { RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import type { AskedCall, NotAllowed } from "#domain/agentiks/tools/asked-call.ts";
import {
  APPROVAL_MS,
  CALLS_A_DAY_MAX,
  CALLS_A_RUN_MAX,
  type ToolCall,
} from "#domain/agentiks/tools/tool-call.ts";
import { hostOf } from "#domain/agentiks/tools/kinds/http.ts";
import { judgeCall, TOOL_FACTS, type Verdict } from "#domain/agentiks/tools/tools.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import { askForRun } from "#db/commands/runs/ask-for-run.ts";
import {
  findToolSettings,
  type ToolSettings,
} from "#db/queries/agentiks/tools/find-permissions.ts";
import { toolCalls } from "#db/schema/agentiks/agentik-tools.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { accounts } from "#db/schema/people/accounts.ts";
import { people } from "#db/schema/people/people.ts";
import { hashCall } from "./call-hash.ts";
import { completeCall } from "./complete-call.ts";

/** Tool calls that a run wants to have made. */
export interface WantedCalls {
  calls: readonly ToolCall[];
  /** Whether the run has read text by other people than the owner. */
  hasReadUntrusted: boolean;
}

/**
 * Writes the calls that a run wants, in the transaction of its end: each is done by a run of its own,
 * waits for the owner, or is left out. The owner is notified of what waits.
 *
 * @returns what became of each, in order; nothing where the agentik is gone
 */
export async function askForCalls(
  tx: Db,
  {
    runId,
    agentikId,
    now,
    ...wanted
  }: WantedCalls & { runId: string; agentikId: string; now: Date },
): Promise<AskedCall[]> {
  const { calls } = wanted;
  if (calls.length === 0) return [];
  const [owner] = await tx
    .select({
      agentik: agentiks.name,
      personId: people.id,
      kind: people.kind,
      verifiedAt: accounts.emailVerifiedAt,
    })
    .from(agentiks)
    .innerJoin(people, eq(people.id, agentiks.ownerId))
    .leftJoin(accounts, eq(accounts.personId, people.id))
    .where(eq(agentiks.id, agentikId));
  if (!owner) return [];
  const settings = await findToolSettings(tx, agentikId);
  const asked: AskedCall[] = [];
  let made = await countCallsOfDay(tx, owner.personId, now);
  let seq = 0;
  for (const [index, wish] of calls.entries()) {
    const { tool } = wish;
    if (index >= CALLS_A_RUN_MAX) {
      asked.push({ kind: "not", call: wish, why: "many" });
      continue;
    }
    const verdict = judge(wish, {
      ...settings,
      ...wanted,
      mayMail: owner.verifiedAt !== null,
      isAccount: owner.kind === "account",
    });
    const why = made >= CALLS_A_DAY_MAX ? "limit" : "not" in verdict ? verdict.not : undefined;
    if (why || "not" in verdict) {
      asked.push({ kind: "not", call: wish, why: why ?? "never" });
      continue;
    }
    const completed = await completeCall(tx, wish, {
      agentikId,
      personId: owner.personId,
      now,
    });
    if ("not" in completed) {
      asked.push({ kind: "not", call: wish, why: completed.not });
      continue;
    }
    const { call } = completed;
    const isAsked = verdict.kind === "ask";
    const id = createId("call");
    made += 1;
    seq += 1;
    await tx.insert(toolCalls).values({
      id,
      agentikId,
      personId: owner.personId,
      askedBy: runId,
      seq,
      tool,
      call,
      callHash: hashCall(call),
      state: isAsked ? "waiting" : "queued",
      why: isAsked ? verdict.why : null,
      expiresAt: new Date(now.getTime() + APPROVAL_MS),
      createdAt: now,
    });
    asked.push({ kind: verdict.kind, call, id });
    if (isAsked) await tellOwner(tx, { ...owner, callId: id, tool, now });
    else await askToMake(tx, { callId: id, agentikId, personId: owner.personId, now });
  }
  return asked;
}

/** The step of a run that says what became of a call, for the owner to read. */
export function stepOfCall(asked: AskedCall): RunStep {
  const { tool } = asked.call;
  return asked.kind === "not"
    ? { kind: "not-allowed", detail: { tool, why: asked.why } }
    : { kind: asked.kind === "ask" ? "to-approve" : "to-do", detail: { tool, call: asked.id } };
}

/**
 * Asks the workers to make a call; there is room for it whatever else its owner's runs do.
 *
 * @returns the id of the run
 */
export async function askToMake(
  tx: Db,
  { callId, ...run }: { callId: string; agentikId: string; personId: string; now: Date },
): Promise<string | undefined> {
  const target = { kind: "tool", callId } as const;
  const asked = await askForRun(tx, { target, isForCustomer: true, ...run });
  return asked.kind === "done" ? asked.id : undefined;
}

interface Judging extends ToolSettings {
  hasReadUntrusted: boolean;
  isAccount: boolean;
  /** Whether the owner's mail address is confirmed. */
  mayMail: boolean;
}

/** Against spam: sending out of Plaza needs an account, and mail a confirmed address. */
function judge(
  call: ToolCall,
  { permissions, hosts, hasReadUntrusted, isAccount, mayMail }: Judging,
): { not: NotAllowed } | Exclude<Verdict, { kind: "never" }> {
  const verdict = judgeCall(call.tool, permissions[call.tool], hasReadUntrusted);
  if (verdict.kind === "never") return { not: "never" };
  if (call.tool === "http" && !hosts.includes(hostOf(call))) return { not: "host" };
  if (TOOL_FACTS[call.tool].reach === "sends" && !isAccount) return { not: "guest" };
  if (call.tool === "mail" && !mayMail) return { not: "guest" };
  return verdict;
}

/** Calls of all agentiks of a person in the last 24 hours. */
export async function countCallsOfDay(tx: Db, personId: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - 24 * 60 * 60_000);
  const [known] = await tx
    .select({ n: count() })
    .from(toolCalls)
    .where(and(eq(toolCalls.personId, personId), gt(toolCalls.createdAt, since)));
  return known!.n;
}

const tellOwner = (
  tx: Db,
  {
    agentik,
    personId,
    callId,
    tool,
    now,
  }: {
    agentik: string;
    personId: string;
    callId: string;
    tool: string;
    now: Date;
  },
): Promise<void> =>
  notifyPeople(
    tx,
    [personId],
    { kind: "agentik_asks", data: { agentik, tool }, href: paths.approval(callId) },
    now,
  );
