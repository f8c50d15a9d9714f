import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { FailedCall } from "#domain/agentiks/tools/tool-call.ts";
import type { Db } from "#db/connection/client.ts";
import { toolCalls } from "#db/schema/agentiks/agentik-tools.ts";
import { runs } from "#db/schema/runs/runs.ts";

/** A call of a tool as a step of a run: what came of it, and the runs that make it. */
export interface RunCall extends FailedCall {
  id: string;
  /** The run that makes it; null while it waits for its owner. */
  runId: string | null;
  /** The run whose call it repeats. */
  previousRunId: string | null;
  /** The run that repeats it. */
  nextRunId: string | null;
}

/**
 * The call that a run makes, or else those that it has asked for, where the person decides about them. Their runs
 * work for the same person, so that their pages open.
 */
export async function listRunCalls(
  db: Db,
  { id, toolCallId, personId }: { id: string; toolCallId: string | null; personId: string },
): Promise<RunCall[]> {
  const [previous, next] = [alias(runs, "previous"), alias(runs, "next")];
  const repeated = alias(toolCalls, "repeated");
  return (
    db
      .select({
        id: toolCalls.id,
        call: toolCalls.call,
        state: toolCalls.state,
        failure: toolCalls.failure,
        status: toolCalls.status,
        runId: runs.id,
        previousRunId: previous.id,
        nextRunId: next.id,
      })
      .from(toolCalls)
      .leftJoin(runs, eq(runs.toolCallId, toolCalls.id))
      // `asked_by` of a repeated call is the id of the call that it repeats (`repeatCall`).
      .leftJoin(previous, eq(previous.toolCallId, toolCalls.askedBy))
      .leftJoin(repeated, and(eq(repeated.askedBy, toolCalls.id), eq(repeated.seq, 1)))
      .leftJoin(next, eq(next.toolCallId, repeated.id))
      .where(
        and(
          eq(toolCalls.personId, personId),
          toolCallId === null ? eq(toolCalls.askedBy, id) : eq(toolCalls.id, toolCallId),
        ),
      )
  );
}
