import { and, eq, gt, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import { readToolCall, type ToolCall } from "#domain/agentiks/tools/tool-call.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { toolCalls } from "#db/schema/agentiks/agentik-tools.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { accounts } from "#db/schema/people/accounts.ts";

/** Expires undecided calls. @returns how many */
export async function expireCalls(db: Db, now: Date): Promise<number> {
  const expired = await db
    .update(toolCalls)
    .set({ state: "expired", endedAt: now })
    .where(and(eq(toolCalls.state, "waiting"), lte(toolCalls.expiresAt, now)))
    .returning({ id: toolCalls.id });
  return expired.length;
}

/** A call that its owner is told of by mail. */
export interface CallToTell {
  callId: string;
  agentik: string;
  language: ContentLanguage;
  call: ToolCall;
  email: string;
}

/**
 * Claims waiting calls whose owners have a confirmed mail address and were not mailed yet. Each is
 * claimed once, also by concurrent workers.
 */
export const takeCallsToTell = (db: Db, now: Date, atMost: number): Promise<CallToTell[]> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select({
        callId: toolCalls.id,
        agentik: agentiks.name,
        language: agentiks.language,
        call: toolCalls.call,
        email: accounts.email,
      })
      .from(toolCalls)
      .innerJoin(agentiks, eq(agentiks.id, toolCalls.agentikId))
      .innerJoin(accounts, eq(accounts.personId, toolCalls.personId))
      .where(
        and(
          eq(toolCalls.state, "waiting"),
          isNull(toolCalls.mailedAt),
          gt(toolCalls.expiresAt, now),
          isNotNull(accounts.emailVerifiedAt),
        ),
      )
      .limit(atMost)
      .for("update", { of: toolCalls, skipLocked: true });
    if (rows.length === 0) return [];
    const ids = rows.map(({ callId }) => callId);
    await tx.update(toolCalls).set({ mailedAt: now }).where(inArray(toolCalls.id, ids));
    return rows.flatMap(({ call: stored, ...row }) => {
      const call = readToolCall(stored);
      return call ? [{ ...row, call }] : [];
    });
  });
