import { z } from "zod/v4";
import { db } from "#db/connection/live-database.ts";
import {
  OPEN_TASKS_MAX,
  TASK_TITLE_MAX_CHARACTERS,
  type TaskRefusal,
} from "#domain/spaces/tasks.ts";
import { addTask as insertTask } from "#db/commands/spaces/tasks/add-task.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import {
  listDoneTasks,
  listOpenTasks,
  type ListedTask,
} from "#db/queries/spaces/tasks/list-tasks.ts";
import { ApiError, notFound } from "#app/api/programs/api-error.server.ts";
import { endpoint } from "#app/api/programs/endpoint.server.ts";
import { partAfterCount } from "#app/api/programs/paging.server.ts";
import { pageOf, paging, taskSchema } from "#app/api/programs/schemas.server.ts";
import { writeAsCaller } from "#app/api/programs/write-as-caller.server.ts";
import { ofSpace, spaceOf } from "./spaces.server.ts";

export const listTasks = endpoint({
  id: "list_tasks",
  method: "GET",
  path: "spaces/{id}/tasks",
  scope: "read",
  summary: "Tasks of a space: the open ones in their order, or those done last",
  params: ofSpace,
  query: paging.extend({
    state: z.enum(["open", "done"]).default("open").describe("`done` has one part only"),
  }),
  answer: pageOf(taskSchema),
  async run({ personId }, { params: { id }, query: { state, ...part } }) {
    await spaceOf(id, personId);
    const viewer = { spaceId: id, personId };
    if (state === "done") {
      const tasks = await listDoneTasks(db, viewer, part.limit);
      return { data: tasks.map(toTask), next: null };
    }
    const today = new Date().toISOString().slice(0, 10);
    return partAfterCount(
      part,
      (page) => listOpenTasks(db, viewer, { view: "all", today, ...page }),
      toTask,
    );
  },
});

const toTask = ({ id, title, assignee, dueOn, doneAt }: ListedTask) => ({
  id,
  title,
  assignee,
  dueOn,
  doneAt: doneAt?.toISOString() ?? null,
});

export const addTask = endpoint({
  id: "add_task",
  method: "POST",
  path: "spaces/{id}/tasks",
  scope: "write",
  summary: "Adds a task at the end of a space's list; once per Idempotency-Key",
  params: ofSpace,
  body: z.strictObject({
    title: z.string().trim().min(1).max(TASK_TITLE_MAX_CHARACTERS),
    assignee: z.string().trim().max(100).optional().describe("Handle or name of a member"),
    dueOn: z.iso.date().optional(),
  }),
  answer: z.object({ id: z.string().min(1), spaceId: z.string().min(1), title: z.string() }),
  status: 201,
  errors: ["conflict", "forbidden"],
  async run(caller, { params: { id: spaceId }, body, key }) {
    const { personId } = caller;
    const title = body.title.replace(/[\n\t]+/g, " ");
    const task = { title, who: body.assignee ?? "", due: body.dueOn ?? "" };
    await spaceOf(spaceId, personId);
    const added = await writeAsCaller(caller, (tx) =>
      idempotent(tx, { personId, key, scope: `api-add-task ${spaceId}`, payload: task }, () =>
        insertTask(tx, { personId, spaceId, task, now: new Date() }),
      ),
    );
    if (added.kind === "refused") throw refusalOf(added.reason);
    return { id: added.taskId, spaceId: added.spaceId, title };
  },
});

function refusalOf(reason: TaskRefusal): ApiError {
  switch (reason) {
    case "gone":
      return notFound("space");
    case "account":
      return new ApiError("forbidden", "Only accounts write in this space");
    case "archived":
      return new ApiError("conflict", "The space is archived: it is only read");
    case "full":
      return new ApiError("conflict", `The space has ${OPEN_TASKS_MAX} open tasks`);
    case "nobody":
      return new ApiError("invalid", "assignee: no member has this handle or name");
    case "empty":
    case "too-long":
      return new ApiError("invalid", `title: 1 to ${TASK_TITLE_MAX_CHARACTERS} characters`);
    case "day":
      return new ApiError("invalid", "dueOn: not a day of the calendar");
  }
}
