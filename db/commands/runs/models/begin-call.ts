import { and, eq, sql } from "drizzle-orm";
import { siteDay } from "#domain/format/dates.ts";
import type { CallCost } from "#domain/runs/models/model-price.ts";
import type { LimitFailure } from "#domain/runs/models/model-trouble.ts";
import { limitPassed, limitsFor, type PaidBy } from "#domain/runs/models/spend-limits.ts";
import { agentikLimitPassed, type LimitSpan } from "#domain/agentiks/limits/agentik-limits.ts";
import type { Db } from "#db/connection/client.ts";
import { findAgentikSpending } from "#db/queries/agentiks/limits.ts";
import { agentikLimits } from "#db/schema/agentiks/agentik-limits.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { modelSpend, spendLimits } from "#db/schema/runs/models.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { runCalls } from "#db/schema/runs/run-calls.ts";
import { people } from "#db/schema/people/people.ts";

/** A call to a model that is to be made. */
export interface NewCall {
  run: { id: string; attempt: number };
  /** The person whose limits the call counts against. */
  personId: string;
  paidBy: PaidBy;
  /** Host of the provider. */
  provider: string;
  model: string;
  /** The most that it can cost. */
  worst: CallCost;
  /** Exchange rate, in ten-thousandths of MXN per USD. */
  rateE4: number;
  now: Date;
}

/** What a call has reserved, of whose day. */
export interface Reserve {
  personId: string;
  day: string;
  centavos: number;
}

export type BegunCall =
  | { kind: "begun"; seq: number; reserve: Reserve }
  | { kind: "refused"; reason: LimitFailure }
  | { kind: "lost" };

/**
 * Reserves the most that a call can cost, and writes the call as a step of its run, in one transaction.
 * The person's row of the day is the lock: of calls at the same time each sees what those before have
 * reserved, so that together they never pass a limit.
 *
 * @returns "lost" when the run has ended, was to be stopped, or another worker has taken it over
 */
export const beginCall = (db: Db, call: NewCall): Promise<BegunCall> =>
  db.transaction(async (tx) => {
    const { id, attempt } = call.run;
    const [run] = await tx
      .select({
        spent: runs.costCentavos,
        reserved: runs.reservedCentavos,
        agentikId: runs.agentikId,
        cancelRequestedAt: runs.cancelRequestedAt,
      })
      .from(runs)
      .where(and(eq(runs.id, id), eq(runs.state, "running"), eq(runs.attempts, attempt)))
      .for("update");
    if (!run || run.cancelRequestedAt) return { kind: "lost" };
    const day = siteDay(call.now);
    const { centavos } = call.worst;
    const ofRun = run.spent + run.reserved;
    const passed =
      (await passesAgentik(tx, { ...call, agentikId: run.agentikId, ofRun, centavos })) ??
      (await reserve(tx, { ...call, day, ofRun, centavos }));
    if (passed) return { kind: "refused", reason: `limit-${passed}` };
    const [last] = await tx
      .select({ seq: sql<number>`coalesce(max(${runCalls.seq}), 0)::int` })
      .from(runCalls)
      .where(eq(runCalls.runId, id));
    const seq = last!.seq + 1;
    await tx.insert(runCalls).values({
      runId: id,
      seq,
      kind: "model",
      state: "started",
      attempt,
      label: call.model,
      paidBy: call.personId,
      day,
      reservedCentavos: centavos,
      reservedMicroUsd: call.worst.microUsd,
      startedAt: call.now,
    });
    await tx
      .update(runs)
      .set({
        provider: call.provider,
        model: call.model,
        rateE4: call.rateE4,
        reservedCentavos: sql`${runs.reservedCentavos} + ${centavos}`,
      })
      .where(eq(runs.id, id));
    return { kind: "begun", seq, reserve: { personId: call.personId, day, centavos } };
  });

/**
 * The limit of the run's agentik that a call would pass, if its owner has set one. The agentik's
 * spending is summed from its runs by the day that they were asked for, under the lock of its
 * limits.
 */
async function passesAgentik(
  tx: Db,
  {
    agentikId,
    personId,
    ofRun,
    centavos,
    now,
  }: Pick<NewCall, "personId" | "now"> & {
    agentikId: string | null;
    ofRun: number;
    centavos: number;
  },
): Promise<LimitSpan | undefined> {
  if (agentikId === null || centavos === 0) return undefined;
  const [limits] = await tx
    .select({
      run: agentikLimits.runCentavos,
      day: agentikLimits.dayCentavos,
      month: agentikLimits.monthCentavos,
    })
    .from(agentikLimits)
    .innerJoin(agentiks, eq(agentiks.id, agentikLimits.agentikId))
    // In another person's space, that space's owner pays.
    .where(and(eq(agentikLimits.agentikId, agentikId), eq(agentiks.ownerId, personId)))
    .for("update", { of: agentikLimits });
  if (!limits) return undefined;
  const { day, month } = await findAgentikSpending(tx, agentikId, now);
  return agentikLimitPassed(centavos, { run: ofRun, day, month }, limits);
}

/** Reserves an amount of a person's day, unless a limit would be passed. */
async function reserve(
  tx: Db,
  {
    personId,
    paidBy,
    day,
    ofRun,
    centavos,
  }: Pick<NewCall, "personId" | "paidBy"> & { day: string; ofRun: number; centavos: number },
): Promise<"run" | "day" | undefined> {
  await tx.insert(modelSpend).values({ personId, day }).onConflictDoNothing();
  const isDay = and(eq(modelSpend.personId, personId), eq(modelSpend.day, day));
  const [today] = await tx.select().from(modelSpend).where(isDay).for("update");
  const [person] = await tx
    .select({ kind: people.kind, run: spendLimits.runCentavos, day: spendLimits.dayCentavos })
    .from(people)
    .leftJoin(spendLimits, eq(spendLimits.personId, people.id))
    .where(eq(people.id, personId));
  const stored =
    person && person.run !== null && person.day !== null
      ? { run: person.run, day: person.day }
      : undefined;
  const limits = limitsFor({ stored, paidBy, isGuest: person?.kind === "guest" });
  const passed = limitPassed(centavos, { ofRun, ofDay: today!.spent + today!.reserved }, limits);
  if (passed) return passed;
  await tx
    .update(modelSpend)
    .set({ reserved: sql`${modelSpend.reserved} + ${centavos}` })
    .where(isDay);
  return undefined;
}

/** Reserves and counts what a call without a run can cost, such as the test of a provider. */
export const countCall = (
  db: Db,
  call: { personId: string; centavos: number; now: Date },
): Promise<LimitFailure | undefined> =>
  db.transaction(async (tx): Promise<LimitFailure | undefined> => {
    const day = siteDay(call.now);
    const passed = await reserve(tx, { ...call, paidBy: "person", day, ofRun: 0 });
    if (passed) return `limit-${passed}`;
    // Counted as spent at once: nothing is left open where the worker is lost.
    await tx
      .update(modelSpend)
      .set({
        reserved: sql`${modelSpend.reserved} - ${call.centavos}`,
        spent: sql`${modelSpend.spent} + ${call.centavos}`,
      })
      .where(and(eq(modelSpend.personId, call.personId), eq(modelSpend.day, day)));
    return undefined;
  });

/** Gives back what a counted call did not cost. */
export const giveBack = (db: Db, call: { personId: string; centavos: number; on: Date }) =>
  db
    .update(modelSpend)
    .set({ spent: sql`${modelSpend.spent} - ${call.centavos}` })
    .where(and(eq(modelSpend.personId, call.personId), eq(modelSpend.day, siteDay(call.on))));
