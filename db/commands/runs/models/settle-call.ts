import { and, asc, eq, sql } from "drizzle-orm";
import type { CallCost, TokenUsage } from "#domain/runs/models/model-price.ts";
import type { RunFailure } from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { modelSpend } from "#db/schema/runs/models.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { runSteps } from "#db/schema/runs/run-steps.ts";

/** How a call ended, and what it has cost. */
export interface EndedCall {
  usage: TokenUsage;
  cost: CallCost;
  /** Whether the provider told no tokens, so that the most that they can be is counted. */
  isEstimated: boolean;
  /** Undefined for a whole answer. */
  failure: RunFailure | undefined;
}

type Step = typeof runSteps.$inferSelect;

/**
 * Settles a call: what it has cost is spent, the rest of its reserve is free again. Also after its run
 * has ended and the most was counted for it: then that is put right. Repeating it changes nothing.
 */
export const settleCall = (
  db: Db,
  { runId, seq, now }: { runId: string; seq: number; now: Date },
  ended: EndedCall,
): Promise<void> =>
  db.transaction(async (tx) => {
    // Lock order: the run, its step, the day.
    await tx.select({ id: runs.id }).from(runs).where(eq(runs.id, runId)).for("update");
    const isStep = and(eq(runSteps.runId, runId), eq(runSteps.seq, seq));
    const [step] = await tx.select().from(runSteps).where(isStep).for("update");
    if (!step || step.state === "done" || step.state === "failed") return;
    await spend(tx, step, ended.cost.centavos);
    await tx
      .update(runSteps)
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
      .where(isStep);
    if (!ended.failure)
      // Whoever has taken the run over says what has made its result.
      await tx
        .update(runs)
        .set({ engine: "model" })
        .where(and(eq(runs.id, runId), eq(runs.attempts, step.attempt), eq(runs.state, "running")));
    await sumUp(tx, runId);
  });

/**
 * Counts for the open calls of a run the most that they can have cost: of a run that was taken over, and
 * of one that ended while its worker was lost.
 */
export async function settleOpenCalls(tx: Db, runId: string, now: Date): Promise<void> {
  const open = await tx
    .select()
    .from(runSteps)
    .where(and(eq(runSteps.runId, runId), eq(runSteps.state, "started")))
    .orderBy(asc(runSteps.seq))
    .for("update");
  for (const step of open) {
    await spend(tx, step, step.reservedCentavos);
    await tx
      .update(runSteps)
      .set({
        state: "uncertain",
        isEstimated: true,
        costCentavos: step.reservedCentavos,
        costMicroUsd: step.reservedMicroUsd,
        endedAt: now,
      })
      .where(and(eq(runSteps.runId, runId), eq(runSteps.seq, step.seq)));
  }
  if (open.length > 0) await sumUp(tx, runId);
}

/** Writes that the embedded engine has made a run's result. */
export async function addRuleStep(
  tx: Db,
  {
    runId,
    attempt,
    startedAt,
    now,
  }: { runId: string; attempt: number; startedAt: Date; now: Date },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${runSteps} (run_id, seq, kind, state, attempt, label, started_at, ended_at)
    SELECT ${runId}, coalesce(max(seq), 0) + 1, 'rule', 'done', ${attempt}, 'embedded',
      ${startedAt.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    FROM ${runSteps} WHERE run_id = ${runId}`);
}

/** Moves a step's amount on its person's day; nothing for a person who was deleted. */
async function spend(tx: Db, step: Step, centavos: number): Promise<void> {
  if (step.paidBy === null || step.day === null) return;
  const isOpen = step.state === "started";
  await tx
    .update(modelSpend)
    .set({
      spent: sql`${modelSpend.spent} + ${centavos - (isOpen ? 0 : step.costCentavos)}`,
      reserved: sql`${modelSpend.reserved} - ${isOpen ? step.reservedCentavos : 0}`,
    })
    .where(and(eq(modelSpend.personId, step.paidBy), eq(modelSpend.day, step.day)));
}

/** The run's sums: those of its steps, to the centavo. */
const sumUp = (tx: Db, runId: string) =>
  tx.execute(sql`
    UPDATE ${runs} run SET tokens_in = steps.tokens_in, tokens_out = steps.tokens_out,
      cost_micro_usd = steps.micro, cost_centavos = steps.centavos, reserved_centavos = steps.open
    FROM (SELECT sum(tokens_in)::int AS tokens_in, sum(tokens_out)::int AS tokens_out,
        sum(cost_micro_usd) AS micro, sum(cost_centavos)::int AS centavos,
        coalesce(sum(reserved_centavos) FILTER (WHERE state = 'started'), 0)::int AS open
      FROM ${runSteps} WHERE run_id = ${runId}) steps
    WHERE run.id = ${runId}`);
