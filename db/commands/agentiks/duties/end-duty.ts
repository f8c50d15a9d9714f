import { and, eq, isNull, sql } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import type { RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import { FAILURES_IN_A_ROW_MAX } from "#domain/agentiks/duties/duties.ts";
import type { RunTarget } from "#domain/runs/run.ts";
import { MESSAGE_MAX_CHARACTERS, titleOfText } from "#domain/spaces/threads.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import type { RunOutcome } from "#db/commands/runs/end-run.ts";
import { addOwnTask } from "#db/commands/spaces/tasks/add-task.ts";
import { appendMessage } from "#db/commands/spaces/threads/append-message.ts";
import { notifyMembers } from "#db/commands/spaces/threads/notify-members.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { agentikWorkplaces } from "#db/schema/agentiks/chats.ts";
import { agentikTriggers } from "#db/schema/agentiks/triggers.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { threads } from "#db/schema/spaces/threads.ts";

/** What a duty has made. */
export interface DutyResult {
  /** Markdown. */
  text: string;
  /** Title of the thread that the agentik reports in, where it is begun now. */
  threadTitle: string;
  /** What was done, for the owner to read. */
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
  const place = await findPlace(tx, agentikId);
  if (!place) return;
  const { duty } = input.work;
  if (outcome.state === "succeeded") {
    const said = await makeTask(tx, { place, result: outcome.result, now });
    const { threadId, title } = await openReports(tx, { place, result: outcome.result, now });
    const text = said.slice(0, MESSAGE_MAX_CHARACTERS);
    const { seq } = await appendMessage(tx, { threadId, now, message: { agentikId, text } });
    await tx.update(runs).set({ threadId, messageSeq: seq }).where(eq(runs.id, runId));
    const { ownerId, agentik } = place;
    const href = `${paths.spaceThread(place.space.id, threadId)}#m${seq}`;
    const { work } = input;
    // A reminder says what it is about.
    const about = work.duty === "remind" && {
      what: titleOfText(work.text),
      space: place.space.name,
    };
    const data = { agentik, duty, ...about };
    await notifyPeople(tx, [ownerId], { kind: "agentik_duty", data, href }, now);
    await notifyMembers(tx, {
      space: place.space,
      threadId,
      title,
      seq,
      personId: ownerId,
      from: agentik,
      // A webhook's payload cannot mention members.
      mentioned: [],
      replyTo: null,
      now,
    });
    await wakeSpace(tx, place.space.id);
  }
  if (triggerId === null) return;
  if (outcome.state === "succeeded") await setFailures(tx, triggerId, 0);
  else if (outcome.state === "failed") await countFailure(tx, { triggerId, place, duty, now });
}

/** Makes the task of a result, if it has one. @returns what the agentik writes */
async function makeTask(
  tx: Db,
  { place, result, now }: { place: Place; result: DutyResult; now: Date },
): Promise<string> {
  const { task, text } = result;
  if (!task) return text;
  const { title, dueOn } = task;
  const { space, ownerId } = place;
  const made = await addOwnTask(tx, { spaceId: space.id, personId: ownerId, title, dueOn, now });
  return made.kind === "done" ? text : task.noTask;
}

interface Place {
  agentikId: string;
  agentik: string;
  ownerId: string;
  space: { id: string; name: string };
}

async function findPlace(tx: Db, agentikId: string): Promise<Place | undefined> {
  const [place] = await tx
    .select({
      agentikId: agentiks.id,
      agentik: agentiks.name,
      ownerId: agentiks.ownerId,
      space: { id: spaces.id, name: spaces.name },
    })
    .from(agentikWorkplaces)
    .innerJoin(agentiks, eq(agentiks.id, agentikWorkplaces.agentikId))
    .innerJoin(spaces, eq(spaces.id, agentikWorkplaces.spaceId))
    .where(eq(agentikWorkplaces.agentikId, agentikId));
  return place;
}

/** The thread of an agentik's reports; created once, with a key made of the agentik's id. */
async function openReports(
  tx: Db,
  { place, result, now }: { place: Place; result: DutyResult; now: Date },
): Promise<{ threadId: string; title: string }> {
  const { agentikId, ownerId, space } = place;
  const clientKey = `reports ${agentikId}`;
  await tx
    .insert(threads)
    .values({
      id: createId("thread"),
      spaceId: space.id,
      title: result.threadTitle,
      createdBy: ownerId,
      clientKey,
      lastMessageAt: now,
      createdAt: now,
    })
    .onConflictDoNothing();
  const [thread] = await tx
    .select({ threadId: threads.id, title: threads.title })
    .from(threads)
    .where(
      and(
        eq(threads.spaceId, space.id),
        eq(threads.createdBy, ownerId),
        eq(threads.clientKey, clientKey),
      ),
    );
  return thread!;
}

const setFailures = (tx: Db, triggerId: string, failuresInARow: number) =>
  tx.update(agentikTriggers).set({ failuresInARow }).where(eq(agentikTriggers.id, triggerId));

async function countFailure(
  tx: Db,
  { triggerId, place, duty, now }: { triggerId: string; place: Place; duty: string; now: Date },
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
