import { and, asc, count, desc, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { TaskView } from "#domain/spaces/tasks.ts";
import type { Db } from "#db/connection/client.ts";
import { isInsideOf } from "#db/queries/spaces/inside.ts";
import { spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { spaceTasks } from "#db/schema/spaces/tasks.ts";

interface Viewer {
  spaceId: string;
  personId: string;
}

/** A task of a space, for one of its members. */
export interface ListedTask {
  id: string;
  title: string;
  /** Null for an unassigned task and for a deleted account. */
  assigneeId: string | null;
  assignee: string | null;
  assigneeHandle: string | null;
  /** `2026-11-24`. */
  dueOn: string | null;
  doneAt: Date | null;
  /** The message that it was made from. */
  threadId: string | null;
  seq: number | null;
  onlyFor: string | null;
}

const columns = {
  id: spaceTasks.id,
  title: spaceTasks.title,
  assigneeId: spaceTasks.assigneeId,
  assignee: people.displayName,
  assigneeHandle: people.handle,
  dueOn: spaceTasks.dueOn,
  doneAt: spaceTasks.doneAt,
  threadId: spaceTasks.threadId,
  seq: spaceTasks.seq,
  onlyFor: spaceTasks.onlyFor,
};

/** @param today as `2026-11-24` */
const isShown = (viewer: Viewer, view: TaskView, today: string) =>
  and(
    isInsideOf(spaceTasks, viewer),
    isNull(spaceTasks.doneAt),
    view === "mine" ? eq(spaceTasks.assigneeId, viewer.personId) : undefined,
    view === "late" ? lt(spaceTasks.dueOn, today) : undefined,
  );

/** Open tasks in their order. */
export const listOpenTasks = (
  db: Db,
  viewer: Viewer,
  { view, today, limit, offset }: { view: TaskView; today: string; limit: number; offset: number },
): Promise<ListedTask[]> =>
  db
    .select(columns)
    .from(spaceTasks)
    .leftJoin(people, eq(people.id, spaceTasks.assigneeId))
    .where(isShown(viewer, view, today))
    .orderBy(asc(spaceTasks.place), asc(spaceTasks.id))
    .limit(limit)
    .offset(offset);

/** Done tasks, the last done first. */
export const listDoneTasks = (db: Db, viewer: Viewer, limit: number): Promise<ListedTask[]> =>
  db
    .select(columns)
    .from(spaceTasks)
    .leftJoin(people, eq(people.id, spaceTasks.assigneeId))
    .where(and(isInsideOf(spaceTasks, viewer), isNotNull(spaceTasks.doneAt)))
    .orderBy(desc(spaceTasks.doneAt), asc(spaceTasks.id))
    .limit(limit);

/** How many tasks each view has. */
export async function countTasks(
  db: Db,
  viewer: Viewer,
  today: string,
): Promise<Record<TaskView, number>> {
  const [counted] = await db
    .select({
      all: count(),
      mine: sql<number>`count(*) FILTER (WHERE ${spaceTasks.assigneeId} = ${viewer.personId})::int`,
      late: sql<number>`count(*) FILTER (WHERE ${spaceTasks.dueOn} < ${today})::int`,
    })
    .from(spaceTasks)
    .where(isShown(viewer, "all", today));
  return counted!;
}

/** A member whom a task can be given to. */
export interface Assignable {
  name: string;
  handle: string;
}

/** The members that the form offers, the viewer first. */
export const listAssignable = (db: Db, viewer: Viewer, limit: number): Promise<Assignable[]> =>
  db
    .select({ name: people.displayName, handle: people.handle })
    .from(spaceMembers)
    .innerJoin(people, eq(people.id, spaceMembers.personId))
    .where(eq(spaceMembers.spaceId, viewer.spaceId))
    .orderBy(sql`${spaceMembers.personId} <> ${viewer.personId}`, people.displayName, people.handle)
    .limit(limit);

/** An open task of a person, with its space. */
export interface OwnTask extends Pick<ListedTask, "id" | "title" | "dueOn"> {
  spaceId: string;
  space: string;
}

/** A person's open tasks of all spaces they are in: by day, those without one last. */
export const listOwnTasks = (db: Db, personId: string, limit: number): Promise<OwnTask[]> =>
  db
    .select({
      id: spaceTasks.id,
      title: spaceTasks.title,
      dueOn: spaceTasks.dueOn,
      spaceId: spaces.id,
      space: spaces.name,
    })
    .from(spaceTasks)
    .innerJoin(spaces, eq(spaces.id, spaceTasks.spaceId))
    .innerJoin(
      spaceMembers,
      and(
        eq(spaceMembers.spaceId, spaceTasks.spaceId),
        eq(spaceMembers.personId, spaceTasks.assigneeId),
      ),
    )
    .where(
      and(
        eq(spaceTasks.assigneeId, personId),
        isNull(spaceTasks.doneAt),
        isNull(spaces.takenDownAt),
        or(isNull(spaceTasks.onlyFor), eq(spaceTasks.onlyFor, personId)),
      ),
    )
    .orderBy(asc(spaceTasks.dueOn), spaces.name, asc(spaceTasks.place), spaceTasks.id)
    .limit(limit);
