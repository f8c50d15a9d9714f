import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Outcome } from "#domain/items/outcome.ts";
import { readDay } from "#domain/input/calendar-day.ts";
import { TASK_TITLE_MAX_CHARACTERS, type TaskRefusal } from "#domain/spaces/tasks.ts";
import type { Db } from "#db/connection/client.ts";
import { notifyAssignee } from "./notify-assignee.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import {
  findWritableSpace,
  lockSpace,
  type WritableSpace,
} from "#db/commands/spaces/writable-space.ts";
import { isInsideOf } from "#db/queries/spaces/inside.ts";
import { spaceMembers } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { spaceTasks } from "#db/schema/spaces/tasks.ts";

export type TaskResult = Outcome<{ spaceId: string }, TaskRefusal>;

export interface WhichTasks {
  /** The id on the page. */
  spaceId: string;
  personId: string;
}

/** Fields of a task's form, as typed. */
export interface TypedTask {
  title: string;
  /** The assignee's handle or name; empty for an unassigned task. */
  who: string;
  /** `2026-11-24`; empty for no day. */
  due: string;
}

/** Changes title, person and day of a task. Any member may. */
export const changeTask = (
  tx: Db,
  { task, now, ...which }: WhichTasks & { taskId: string; task: TypedTask; now: Date },
): Promise<TaskResult> =>
  write(tx, which, async (space, isTask) => {
    const values = await readTask(tx, space, task);
    if (typeof values === "string") return values;
    const [before] = await tx
      .select({ assigneeId: spaceTasks.assigneeId })
      .from(spaceTasks)
      .where(isTask)
      .for("no key update");
    if (!before) return "gone";
    await tx.update(spaceTasks).set(values).where(isTask);
    if (values.assigneeId !== before.assigneeId)
      await notifyAssignee(tx, space, { personId: which.personId, ...values, now });
    return undefined;
  });

/** Notes that a task is done, or is not. Repeating it changes nothing. */
export const setTaskDone = (
  tx: Db,
  { isDone, now, ...which }: WhichTasks & { taskId: string; isDone: boolean; now: Date },
): Promise<TaskResult> =>
  write(tx, which, async (_, isTask) => {
    const [task] = await tx.select({ id: spaceTasks.id }).from(spaceTasks).where(isTask);
    if (!task) return "gone";
    const was = isDone ? isNull(spaceTasks.doneAt) : isNotNull(spaceTasks.doneAt);
    const done = isDone ? { doneAt: now, doneBy: which.personId } : { doneAt: null, doneBy: null };
    await tx.update(spaceTasks).set(done).where(and(isTask, was));
    return undefined;
  });

/** Exchanges an open task with the one above or below it; the first one up stays where it is. */
export const moveTask = (
  tx: Db,
  { isUp, ...which }: WhichTasks & { taskId: string; isUp: boolean },
): Promise<TaskResult> =>
  write(tx, which, async ({ id: spaceId }, isTask) => {
    await lockSpace(tx, spaceId);
    const [task] = await tx
      .select({ id: spaceTasks.id, place: spaceTasks.place })
      .from(spaceTasks)
      .where(isTask);
    if (!task) return "gone";
    const [other] = await tx
      .select({ id: spaceTasks.id, place: spaceTasks.place })
      .from(spaceTasks)
      .where(
        and(
          isInsideOf(spaceTasks, { spaceId, personId: which.personId }),
          isNull(spaceTasks.doneAt),
          (isUp ? lt : gt)(spaceTasks.place, task.place),
        ),
      )
      .orderBy((isUp ? desc : asc)(spaceTasks.place))
      .limit(1);
    if (other)
      await tx
        .update(spaceTasks)
        .set({
          place: sql`CASE WHEN ${spaceTasks.id} = ${task.id} THEN ${other.place}::float8 ELSE ${task.place}::float8 END`,
        })
        .where(or(eq(spaceTasks.id, task.id), eq(spaceTasks.id, other.id)));
    return undefined;
  });

/** Deletes a task. Repeating it changes nothing. */
export const deleteTask = (tx: Db, which: WhichTasks & { taskId: string }): Promise<TaskResult> =>
  write(tx, which, async (_, isTask) => {
    await tx.delete(spaceTasks).where(isTask);
    return undefined;
  });

/** Runs `change` for a member who may write; tasks of the examples are only read. */
async function write(
  tx: Db,
  which: WhichTasks & { taskId: string },
  change: (
    space: WritableSpace,
    isTask: ReturnType<typeof and>,
  ) => Promise<TaskRefusal | undefined>,
): Promise<TaskResult> {
  const found = await findWritableSpace(tx, which);
  if (found.kind === "refused") return found;
  const { space } = found;
  const { onlyFor } = space;
  const isTask = and(
    eq(spaceTasks.id, which.taskId),
    eq(spaceTasks.spaceId, space.id),
    onlyFor === null ? isNull(spaceTasks.onlyFor) : eq(spaceTasks.onlyFor, onlyFor),
  );
  const reason = await change(space, isTask);
  if (reason) return { kind: "refused", reason };
  await wakeSpace(tx, space.id);
  return { kind: "done", spaceId: space.id };
}

/** The columns that a form fills, or why it does not. */
export async function readTask(
  tx: Db,
  { id: spaceId }: WritableSpace,
  { title, who, due }: TypedTask,
): Promise<TaskRefusal | { title: string; assigneeId: string | null; dueOn: string | null }> {
  if (title === "") return "empty";
  if (title.length > TASK_TITLE_MAX_CHARACTERS) return "too-long";
  const dueOn = readDay(due);
  if (dueOn === undefined) return "day";
  if (who === "") return { title, assigneeId: null, dueOn };
  const [member] = await tx
    .select({ id: people.id })
    .from(spaceMembers)
    .innerJoin(people, eq(people.id, spaceMembers.personId))
    .where(
      and(
        eq(spaceMembers.spaceId, spaceId),
        or(
          eq(people.handle, who.replace(/^@/, "").toLowerCase()),
          sql`lower(${people.displayName}) = ${who.toLowerCase()}`,
        ),
      ),
    )
    .orderBy(people.id)
    .limit(1);
  return member ? { title, assigneeId: member.id, dueOn } : "nobody";
}
