import { and, asc, eq, gte, sql } from "drizzle-orm";
import type { CallCost, TokenUsage } from "#domain/runs/models/model-price.ts";
import type { RunFailure } from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { modelSpend } from "#db/schema/runs/models.ts";
import type { Reserve } from "./begin-call.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { runCalls } from "#db/schema/runs/run-calls.ts";

/** How a call ended, and what it has cost. */
export interface EndedCall {
  usage: TokenUsage;
  cost: CallCost;
  /** Whether the provider told no tokens, so that the most that they can be is counted. */
  isEstimated: boolean;
  /** Undefined for a whole answer. */
  failure: RunFailure | undefined;
}

type Call = typeof runCalls.$inferSelect;

/**
 * Settles a call: what it has cost is spent, the rest of its reserve is free again. Also after its run
 * has ended and the most was counted for it: then that is put right. Repeating it changes nothing.
 *
 * @param reserve of the call, for one that was deleted meanwhile together with its run, such as with its
 *   creation: it has cost something all the same
 */
export const settleCall = (
  db: Db,
  { runId, seq, reserve, now }: { runId: string; seq: number; reserve?: Reserve; now: Date },
  ended: EndedCall,
): Promise<void> =>
  db.transaction(async (tx) => {
    // Lock order: the run, its call, the day.
    await tx.select({ id: runs.id }).from(runs).where(eq(runs.id, runId)).for("update");
    const isCall = and(eq(runCalls.runId, runId), eq(runCalls.seq, seq));
    const [call] = await tx.select().from(runCalls).where(isCall).for("update");
    if (!call) return reserve && spendReserve(tx, reserve, ended.cost.centavos);
    if (call.state === "done" || call.state === "failed") return;
    await spend(tx, call, ended.cost.centavos);
    await tx
      .update(runCalls)
      .set({
        state: ended.failure ? "failed" : "done",
        failure: ended.failure ?? null,
        tokensIn: ended.usage.tokensIn,
        tokensOut: ended.usage.tokensOut,
        isEstimated: ended.isEstimated,
        costMicroUsd: ended.cost.microUsd,
        costCentavos: ended.cost.centavos,
        endedAt: now,
      })
      .where(isCall);
    if (!ended.failure)
      // Only while this attempt has the run: a worker that took it over sets the engine itself.
      await tx
        .update(runs)
        .set({ engine: "model" })
        .where(and(eq(runs.id, runId), eq(runs.attempts, call.attempt), eq(runs.state, "running")));
    await sumUp(tx, runId);
  });

/**
 * Counts open calls of a run at their maximum cost: when the run was taken over, or ended while its
 * worker was lost.
 */
export async function settleOpenCalls(tx: Db, runId: string, now: Date): Promise<void> {
  const open = await tx
    .select()
    .from(runCalls)
    .where(and(eq(runCalls.runId, runId), eq(runCalls.state, "started")))
    .orderBy(asc(runCalls.seq))
    .for("update");
  for (const call of open) {
    await spend(tx, call, call.reservedCentavos);
    await tx
      .update(runCalls)
      .set({
        state: "uncertain",
        isEstimated: true,
        costCentavos: call.reservedCentavos,
        costMicroUsd: call.reservedMicroUsd,
        endedAt: now,
      })
      .where(and(eq(runCalls.runId, runId), eq(runCalls.seq, call.seq)));
  }
  if (open.length > 0) await sumUp(tx, runId);
}

/** Writes that the embedded engine has made a run's result. */
export async function addRuleCall(
  tx: Db,
  {
    runId,
    attempt,
    startedAt,
    now,
  }: { runId: string; attempt: number; startedAt: Date; now: Date },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${runCalls} (run_id, seq, kind, state, attempt, label, started_at, ended_at)
    SELECT ${runId}, coalesce(max(seq), 0) + 1, 'rule', 'done', ${attempt}, 'embedded',
      ${startedAt.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    FROM ${runCalls} WHERE run_id = ${runId}`);
}

/** Moves a call's amount on its person's day; nothing for a person who was deleted. */
async function spend(tx: Db, call: Call, centavos: number): Promise<void> {
  if (call.paidBy === null || call.day === null) return;
  const isOpen = call.state === "started";
  await tx
    .update(modelSpend)
    .set({
      spent: sql`${modelSpend.spent} + ${centavos - (isOpen ? 0 : call.costCentavos)}`,
      reserved: sql`${modelSpend.reserved} - ${isOpen ? call.reservedCentavos : 0}`,
    })
    .where(and(eq(modelSpend.personId, call.paidBy), eq(modelSpend.day, call.day)));
}

/** Spends of a deleted call's reserve what it has cost, and frees the rest. */
async function spendReserve(
  tx: Db,
  { personId, day, centavos }: Reserve,
  cost: number,
): Promise<void> {
  await tx
    .update(modelSpend)
    .set({
      spent: sql`${modelSpend.spent} + ${cost}`,
      reserved: sql`${modelSpend.reserved} - ${centavos}`,
    })
    .where(
      and(
        eq(modelSpend.personId, personId),
        eq(modelSpend.day, day),
        gte(modelSpend.reserved, centavos),
      ),
    );
}

/** The run's sums: those of its calls, to the centavo. */
const sumUp = (tx: Db, runId: string) =>
  tx.execute(sql`
    UPDATE ${runs} run SET tokens_in = calls.tokens_in, tokens_out = calls.tokens_out,
      cost_micro_usd = calls.micro, cost_centavos = calls.centavos, reserved_centavos = calls.open
    FROM (SELECT sum(tokens_in)::int AS tokens_in, sum(tokens_out)::int AS tokens_out,
        sum(cost_micro_usd) AS micro, sum(cost_centavos)::int AS centavos,
        coalesce(sum(reserved_centavos) FILTER (WHERE state = 'started'), 0)::int AS open
      FROM ${runCalls} WHERE run_id = ${runId}) calls
    WHERE run.id = ${runId}`);
