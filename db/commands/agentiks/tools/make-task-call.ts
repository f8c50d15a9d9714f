import type { TaskCall } from "#domain/agentiks/tools/kinds/task.ts";
import type { Db } from "#db/connection/client.ts";
import { addOwnTask } from "#db/commands/spaces/tasks/add-task.ts";
import { endToolCall, type CallOutcome } from "./make-call.ts";

/**
 * Makes the task of a call and ends the call, in one transaction: there is one task, whatever becomes of
 * the worker.
 *
 * @param spaceId the agentik's workplace; null where it has none
 */
export const makeTaskCall = (
  db: Db,
  { title, dueOn }: TaskCall,
  where: { callId: string; personId: string; spaceId: string | null; now: Date },
): Promise<CallOutcome> =>
  db.transaction(async (tx) => {
    const { callId, personId, spaceId, now } = where;
    const made = spaceId
      ? await addOwnTask(tx, { spaceId, personId, title, dueOn, now })
      : undefined;
    const outcome: CallOutcome = made?.kind === "done" ? {} : { failure: "full" };
    await endToolCall(tx, { callId, now }, outcome);
    return outcome;
  });
