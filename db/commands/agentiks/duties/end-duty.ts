import { and, eq, isNull, sql } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import type { RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import { FAILURES_IN_A_ROW_MAX } from "#domain/agentiks/duties/duties.ts";
import type { RunTarget } from "#domain/runs/run.ts";
import { titleOfText } from "#domain/spaces/threads.ts";
import type { Db } from "#db/connection/client.ts";
import {
  findWorkplace,
  sayInWorkplace,
  type Workplace,
} from "#db/commands/agentiks/say-in-workplace.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import type { RunOutcome } from "#db/commands/runs/end-run.ts";
import { addOwnTask } from "#db/commands/spaces/tasks/add-task.ts";
import { agentikTriggers } from "#db/schema/agentiks/triggers.ts";
import { runs } from "#db/schema/runs/runs.ts";

/** Result of a duty's run. */
export interface DutyResult {
  /** Markdown. */
  text: string;
  /** Title of the thread that the agentik reports in, where it is begun now. */
  threadTitle: string;
  /** Steps of the run, for the owner to read. */
  steps: readonly RunStep[];
  /** A task of the owner's in the workplace; `noTask` is the text where it cannot be made. */
  task?: { title: string; dueOn: string | null; noTask: string };
}

/**
 * Ends the run of a duty: its text becomes a message of the agentik in the thread of its reports, and its
 * owner and the members who wish it are notified. A trigger that has failed FAILURES_IN_A_ROW_MAX times
 * in a row is paused.
 */
export async function endDuty(
  tx: Db,
  runId: string,
  { agentikId, triggerId, input }: Extract<RunTarget, { kind: "duty" }>,
  outcome: RunOutcome<DutyResult>,
  now: Date,
): Promise<void> {
  if (agentikId === null) return;
  const place = await findWorkplace(tx, agentikId);
  if (!place) return;
  const { duty } = input.work;
  if (outcome.state === "succeeded") {
    const { requestId } = input;
    const text = await makeTask(tx, { place, requestId, result: outcome.result, now });
    const { threadTitle } = outcome.result;
    const { threadId, seq, href } = await sayInWorkplace(tx, place, { text, threadTitle, now });
    await tx.update(runs).set({ threadId, messageSeq: seq }).where(eq(runs.id, runId));
    const { ownerId, agentik } = place;
    const { work } = input;
    // A reminder says what it is about.
    const about = work.duty === "remind" && {
      what: titleOfText(work.text),
      space: place.space.name,
    };
    const data = { agentik, duty, ...about };
    await notifyPeople(tx, [ownerId], { kind: "agentik_duty", data, href }, now);
  }
  if (triggerId === null) return;
  if (outcome.state === "succeeded") await setFailures(tx, triggerId, 0);
  else if (outcome.state === "failed") await countFailure(tx, { triggerId, place, duty, now });
}

/** Makes the task of a result, if it has one. @returns what the agentik writes */
async function makeTask(
  tx: Db,
  {
    place: { space, ownerId },
    requestId,
    result,
    now,
  }: { place: Workplace; requestId: string | undefined; result: DutyResult; now: Date },
): Promise<string> {
  const { task, text } = result;
  if (!task) return text;
  const { title, dueOn } = task;
  const own = { spaceId: space.id, personId: ownerId, title, dueOn };
  const made = await addOwnTask(tx, { ...own, requestId, now });
  return made.kind === "done" ? text : task.noTask;
}

const setFailures = (tx: Db, triggerId: string, failuresInARow: number) =>
  tx.update(agentikTriggers).set({ failuresInARow }).where(eq(agentikTriggers.id, triggerId));

async function countFailure(
  tx: Db,
  { triggerId, place, duty, now }: { triggerId: string; place: Workplace; duty: string; now: Date },
): Promise<void> {
  const [failed] = await tx
    .update(agentikTriggers)
    .set({ failuresInARow: sql`${agentikTriggers.failuresInARow} + 1` })
    .where(eq(agentikTriggers.id, triggerId))
    .returning({ n: agentikTriggers.failuresInARow });
  if ((failed?.n ?? 0) < FAILURES_IN_A_ROW_MAX) return;
  const [paused] = await tx
    .update(agentikTriggers)
    .set({ isOn: false, nextAt: null, pausedReason: "failures" })
    .where(and(eq(agentikTriggers.id, triggerId), isNull(agentikTriggers.pausedReason)))
    .returning({ id: agentikTriggers.id });
  if (!paused) return;
  const { agentik, agentikId, ownerId } = place;
  await notifyPeople(
    tx,
    [ownerId],
    {
      kind: "agentik_trigger_paused",
      data: { agentik, duty, times: FAILURES_IN_A_ROW_MAX },
      href: paths.agentikTriggers(agentikId),
    },
    now,
  );
}
