import { and, eq } from "drizzle-orm";
import { CALLS_A_DAY_MAX, canMakeAgain } from "#domain/agentiks/tools/tool-call.ts";
import type { Db } from "#db/connection/client.ts";
import { countCallsOfDay } from "#db/commands/agentiks/tools/ask-for-calls.ts";
import { repeatCall } from "#db/commands/agentiks/tools/decide-call.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { toolCalls } from "#db/schema/agentiks/agentik-tools.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { runs } from "#db/schema/runs/runs.ts";

/**
 * `gone`: it did not fail, or its call may have been made all the same; `limit`: the agentiks of the
 * person have made as many calls as they may in a day.
 */
export type ContinueRefusal = "gone" | "not-active" | "limit";

interface Continuing {
  runId: string;
  personId: string;
  now: Date;
}

/**
 * Continues a person's work from the step that failed: a call of a tool, which has a run of its own. The
 * same call is made by a new run; the run that asked for it and its other calls have ended and are
 * left as they are. Asked for twice, the first new run is the answer.
 *
 * @returns the id of the new run
 */
export async function continueRun(
  tx: Db,
  { runId, personId, now }: Continuing,
): Promise<{ kind: "done"; runId: string } | { kind: "refused"; reason: ContinueRefusal }> {
  const [failed] = await tx
    .select({
      runState: runs.state,
      agentik: agentiks.status,
      id: toolCalls.id,
      call: toolCalls.call,
      state: toolCalls.state,
      failure: toolCalls.failure,
      status: toolCalls.status,
    })
    .from(runs)
    .innerJoin(toolCalls, eq(toolCalls.id, runs.toolCallId))
    .innerJoin(agentiks, eq(agentiks.id, toolCalls.agentikId))
    .where(
      and(eq(runs.id, runId), eq(toolCalls.personId, personId), eq(agentiks.ownerId, personId)),
    )
    // A concurrent second request waits here and finds the run that the first one created.
    .for("update", { of: toolCalls });
  if (failed?.runState !== "failed" || !canMakeAgain(failed)) return refused("gone");
  const known = await findNextRun(tx, failed.id);
  if (known !== undefined) return { kind: "done", runId: known };
  if (failed.agentik !== "active") return refused("not-active");
  // Two requests of a person must not both make the last call of the day.
  await lockPerson(tx, personId);
  if ((await countCallsOfDay(tx, personId, now)) >= CALLS_A_DAY_MAX) return refused("limit");
  const repeated = await repeatCall(tx, { personId, callId: failed.id, now });
  const made = repeated.kind === "done" ? repeated.runId : undefined;
  return made === undefined ? refused("gone") : { kind: "done", runId: made };
}

/** The run that repeats a call, if there is one. */
async function findNextRun(tx: Db, callId: string): Promise<string | undefined> {
  const [next] = await tx
    .select({ id: runs.id })
    .from(toolCalls)
    .innerJoin(runs, eq(runs.toolCallId, toolCalls.id))
    .where(and(eq(toolCalls.askedBy, callId), eq(toolCalls.seq, 1)));
  return next?.id;
}

const refused = (reason: ContinueRefusal) => ({ kind: "refused", reason }) as const;
