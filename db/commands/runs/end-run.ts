import { and, eq, inArray, sql } from "drizzle-orm";
import {
  ACTIVE_RUN_STATES,
  countsInFigures,
  type RunFailure,
  type RunTarget,
} from "#domain/runs/run.ts";
import type { RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import type { AskedCall } from "#domain/agentiks/tools/asked-call.ts";
import type { Db } from "#db/connection/client.ts";
import { runSteps } from "#db/schema/agentiks/chats.ts";
import { chats } from "#db/schema/agentiks/chats.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { countEndedRun } from "#db/commands/agentiks/duties/count-ended-run.ts";
import {
  askForCalls,
  stepOfCall,
  type WantedCalls,
} from "#db/commands/agentiks/tools/ask-for-calls.ts";
import { endToolRun } from "#db/commands/agentiks/tools/end-tool-run.ts";
import { endCheck, type ExampleCheck } from "#db/commands/agentiks/examples/end-check.ts";
import { endDuty, type DutyResult } from "#db/commands/agentiks/duties/end-duty.ts";
import { endReading, type Reading } from "#db/commands/spaces/documents/end-reading.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { endReply, type Reply } from "#db/commands/spaces/threads/end-reply.ts";
import { endVersion, type VersionAnswer } from "#db/commands/studio/end-version.ts";
import { addRuleCall, settleOpenCalls } from "./models/settle-call.ts";
import { wakePages } from "./notices.ts";
import { targetColumns, targetOf } from "#db/queries/runs/run-target.ts";

interface Wanting {
  /** Calls of the agentik's tools. */
  wanted?: WantedCalls | undefined;
}

interface Telling<Result> {
  /** The result in its place, where it says what became of the calls. */
  ofCalls?: ((asked: readonly AskedCall[]) => Result) | undefined;
}

/** Result of a run, by its kind. */
export type RunResult =
  | ({ kind: "creation" } & VersionAnswer)
  | ({ kind: "reply" } & Reply & Wanting & Telling<Reply>)
  | ({ kind: "document" } & Reading)
  | ({ kind: "duty" } & DutyResult & Wanting & Telling<DutyResult>)
  | ({ kind: "check" } & ExampleCheck)
  | { kind: "tool"; steps: readonly RunStep[] };

/** How a run ends. */
export type RunOutcome<Result = RunResult> =
  | { state: "succeeded"; result: Result }
  /** The text that there was is kept. */
  | { state: "failed"; failure: RunFailure; partial?: string }
  /** Stopped: the text that there was is kept. */
  | { state: "cancelled"; partial: string };

/**
 * Ends a run together with the row that it writes, in one transaction. A result that no model has
 * made counts as the embedded engine's; a call to a model that has not ended is counted with the
 * most that it can cost.
 *
 * @param tx a transaction, or a database for one of its own
 * @returns false when the run has ended already, or another worker has taken it over: nothing is written
 */
export const endRun = (
  tx: Db,
  { id, attempt, now }: { id: string; attempt: number; now: Date },
  worked: RunOutcome,
): Promise<boolean> =>
  tx.transaction(async (tx) => {
    const [run] = await tx
      .update(runs)
      .set({
        state: worked.state,
        endedAt: now,
        failure: worked.state === "failed" ? worked.failure : null,
        reservedCentavos: 0,
        ...(worked.state === "succeeded" && {
          engine: sql`CASE WHEN ${runs.kind} IN ('document', 'tool') THEN NULL
            ELSE coalesce(${runs.engine}, 'embedded') END`,
        }),
      })
      .where(
        and(
          eq(runs.id, id),
          eq(runs.attempts, attempt),
          inArray(runs.state, [...ACTIVE_RUN_STATES]),
        ),
      )
      .returning({
        ...targetColumns,
        personId: runs.personId,
        engine: runs.engine,
        startedAt: runs.startedAt,
      });
    if (!run) return false;
    const wanted = wantedBy(worked);
    // The order of locks everywhere: a person, then what is in their spaces.
    if (wanted) await lockPerson(tx, run.personId);
    // Before the reply is written, which may say what became of them.
    const asked =
      wanted && run.agentikId !== null
        ? await askForCalls(tx, { ...wanted, runId: id, agentikId: run.agentikId, now })
        : [];
    const outcome = afterCalls(worked, asked);
    if (outcome.state === "succeeded") await writeSteps(tx, id, outcome.result, asked, now);
    await settleOpenCalls(tx, id, now);
    if (outcome.state === "succeeded" && run.engine === "embedded")
      await addRuleCall(tx, { runId: id, attempt, startedAt: run.startedAt ?? now, now });
    await endTarget(tx, id, targetOf(run), outcome, now);
    await wakePages(tx, id);
    const isCounted = run.agentikId !== null && countsInFigures(run.kind, outcome.state);
    // The owner's own trials are no work: a percentage of them would say nothing.
    if (isCounted && !(await isOfTrial(tx, run.threadId)))
      await countEndedRun(tx, {
        agentikId: run.agentikId!,
        isSuccess: outcome.state === "succeeded" && !saysUnknown(outcome.result),
        now,
      });
    return true;
  });

/** "I do not know" ends a run well, and is no success of the agentik. */
const saysUnknown = (result: RunResult): boolean =>
  result.kind === "reply" && result.replyKind === "unknown";

async function isOfTrial(tx: Db, threadId: string | null): Promise<boolean> {
  if (threadId === null) return false;
  const trial = and(eq(chats.threadId, threadId), eq(chats.channel, "try"));
  const [found] = await tx.select({ id: chats.threadId }).from(chats).where(trial);
  return found !== undefined;
}

/** The calls that a run wants to have made, if any. */
function wantedBy(outcome: RunOutcome): WantedCalls | undefined {
  if (outcome.state !== "succeeded" || !("wanted" in outcome.result)) return undefined;
  const { wanted } = outcome.result;
  return wanted && wanted.calls.length > 0 ? wanted : undefined;
}

/** The outcome, with the result that says what became of the calls. */
function afterCalls(outcome: RunOutcome, asked: readonly AskedCall[]): RunOutcome {
  if (outcome.state !== "succeeded" || asked.length === 0) return outcome;
  const { result } = outcome;
  const { state } = outcome;
  if (result.kind === "reply" && result.ofCalls)
    return { state, result: { kind: "reply", ...result.ofCalls(asked) } };
  if (result.kind === "duty" && result.ofCalls)
    return { state, result: { kind: "duty", ...result.ofCalls(asked) } };
  return outcome;
}

/** Writes what the run did, for the pages that explain it, and what became of its calls. */
async function writeSteps(
  tx: Db,
  runId: string,
  result: RunResult,
  asked: readonly AskedCall[],
  now: Date,
): Promise<void> {
  const own = "steps" in result ? (result.steps ?? []) : [];
  const steps = [...own, ...asked.map(stepOfCall)];
  if (steps.length === 0) return;
  await tx
    .insert(runSteps)
    .values(steps.map((step, index) => ({ runId, seq: index + 1, ...step, createdAt: now })));
}

/** @throws for a result of another kind than the run's */
function endTarget(
  tx: Db,
  runId: string,
  target: RunTarget,
  outcome: RunOutcome,
  now: Date,
): Promise<unknown> {
  switch (target.kind) {
    case "creation":
      return endVersion(tx, target, of(outcome, "creation"));
    case "reply":
      return endReply(tx, target, of(outcome, "reply"), now);
    case "document":
      return endReading(tx, target, of(outcome, "document"), now);
    case "duty":
      return endDuty(tx, runId, target, of(outcome, "duty"), now);
    case "check":
      return endCheck(tx, target, of(outcome, "check"), now);
    case "tool":
      return endToolRun(tx, target, outcome, now);
  }
}

function of<Kind extends RunResult["kind"]>(
  outcome: RunOutcome,
  kind: Kind,
): RunOutcome<Extract<RunResult, { kind: Kind }>> {
  if (outcome.state !== "succeeded") return outcome;
  const { result } = outcome;
  if (result.kind !== kind) throw new Error(`a run for a ${kind} has made a ${result.kind}`);
  return { state: "succeeded", result: result as Extract<RunResult, { kind: Kind }> };
}
