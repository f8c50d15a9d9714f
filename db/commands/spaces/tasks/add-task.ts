import { and, count, eq, isNull, max } from "drizzle-orm";
import type { Outcome } from "#domain/items/outcome.ts";
import { OPEN_TASKS_MAX, titleOfMessage, type TaskRefusal } from "#domain/spaces/tasks.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import {
  findWritableSpace,
  lockSpace,
  type WritableSpace,
} from "#db/commands/spaces/writable-space.ts";
import { isInsideOf } from "#db/queries/spaces/inside.ts";
import { chatRequests } from "#db/schema/agentiks/chats.ts";
import { spaceTasks } from "#db/schema/spaces/tasks.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";
import { notifyAssignee } from "./notify-assignee.ts";
import { readTask, type TaskResult, type TypedTask, type WhichTasks } from "./tasks.ts";

/** The result of a command that makes a task. */
export type AddedTask = Outcome<{ spaceId: string; taskId: string }, TaskRefusal>;

/** Adds a task at the end of the list. */
export async function addTask(
  tx: Db,
  input: WhichTasks & { task: TypedTask; now: Date },
): Promise<AddedTask> {
  const found = await findWritableSpace(tx, input);
  if (found.kind === "refused") return found;
  const values = await readTask(tx, found.space, input.task);
  if (typeof values === "string") return { kind: "refused", reason: values };
  return insertTask(tx, found.space, { ...input, values });
}

/** Makes a task of a visible message: its first line, assigned to the person. */
export async function addTaskOfMessage(
  tx: Db,
  input: WhichTasks & { threadId: string; seq: number; now: Date },
): Promise<TaskResult> {
  const { personId, threadId, seq } = input;
  const found = await findWritableSpace(tx, input);
  if (found.kind === "refused") return found;
  const { space } = found;
  const [message] = await tx
    .select({ text: messages.text })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(
      and(
        eq(messages.threadId, threadId),
        eq(messages.seq, seq),
        isNull(messages.deletedAt),
        isInsideOf(threads, { spaceId: space.id, personId }),
      ),
    );
  const title = titleOfMessage(message?.text ?? "");
  if (title === "") return { kind: "refused", reason: "gone" };
  const values = { title, assigneeId: personId, dueOn: null, threadId, seq };
  return insertTask(tx, space, { personId, values, now: input.now });
}

/**
 * Makes a task of a person's own, as their agentik does.
 *
 * @param input `requestId`: the customer's form that it is for; done already where the form is
 */
export async function addOwnTask(
  tx: Db,
  input: WhichTasks & {
    title: string;
    dueOn: string | null;
    requestId?: string | undefined;
    now: Date;
  },
): Promise<TaskResult> {
  const found = await findWritableSpace(tx, input);
  if (found.kind === "refused") return found;
  const { personId, title, dueOn, requestId, now } = input;
  const [request] = await tx
    .select({
      requestId: chatRequests.id,
      doneAt: chatRequests.doneAt,
      doneBy: chatRequests.doneBy,
    })
    .from(chatRequests)
    .where(eq(chatRequests.id, requestId ?? ""))
    .for("share");
  return insertTask(tx, found.space, {
    personId,
    values: { title, dueOn, assigneeId: personId, ...request },
    now,
  });
}

async function insertTask(
  tx: Db,
  space: WritableSpace,
  {
    personId,
    values,
    now,
  }: {
    personId: string;
    values: Pick<
      typeof spaceTasks.$inferInsert,
      "title" | "assigneeId" | "dueOn" | "threadId" | "seq" | "requestId" | "doneAt" | "doneBy"
    >;
    now: Date;
  },
): Promise<AddedTask> {
  const { id: spaceId, onlyFor } = space;
  // One writer at a time gives each task a place of its own.
  await lockSpace(tx, spaceId);
  const [there] = await tx
    .select({ open: count(), last: max(spaceTasks.place) })
    .from(spaceTasks)
    .where(and(eq(spaceTasks.spaceId, spaceId), isNull(spaceTasks.doneAt)));
  if (there!.open >= OPEN_TASKS_MAX) return { kind: "refused", reason: "full" };
  const taskId = createId("task");
  await tx.insert(spaceTasks).values({
    ...values,
    id: taskId,
    spaceId,
    onlyFor,
    place: (there!.last ?? 0) + 1,
    createdBy: personId,
    createdAt: now,
  });
  await wakeSpace(tx, spaceId);
  await notifyAssignee(tx, space, { personId, ...values, now });
  return { kind: "done", spaceId, taskId };
}
