import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { NO_ONE } from "#domain/spaces/tasks.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import type { Db } from "#db/connection/client.ts";
import { addTask, addTaskOfMessage } from "#db/commands/spaces/tasks/add-task.ts";
import {
  changeTask,
  deleteTask,
  moveTask,
  setTaskDone,
  type TaskResult,
} from "#db/commands/spaces/tasks/tasks.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenCount, writtenLine } from "#app/forms/written-text.server.ts";
import { paths } from "#domain/addresses/paths.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { taskRefusal } from "#app/presenters/answers/tasks.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";

const FORM = z.object({
  intent: z.enum(["add", "add-from-message", "change", "done", "open", "up", "down", "delete"]),
  key: formKey(),
  task: writtenLine(),
  title: writtenLine(),
  /** A member's handle or name. */
  who: writtenLine().transform((who) => (who === NO_ONE ? "" : who)),
  due: writtenLine(),
  thread: writtenLine(),
  seq: writtenCount(),
  /** The form is on the list of the viewer's own tasks, and leads back there. */
  list: z.enum(["own"]).optional().catch(undefined),
});
type Form = z.infer<typeof FORM>;

/**
 * The forms of a space's tasks.
 *
 * @throws 404 for an unknown space, what `readForm` throws
 */
export async function answerTasks({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request, FORM);
  const spaceId = parseItemId(params.id);
  if (!spaceId) throw data(null, { status: 404 });
  const { intent, key, task, title, who, due } = form;
  const written = await writeAs({ request, context }, (tx, { personId }) => {
    const scope = `${intent}-task ${spaceId}`;
    // Only a new task is written once per form; the others change nothing when they are repeated.
    const once = intent === "add" ? key : undefined;
    return idempotent(tx, { personId, key: once, scope, payload: { title, who, due } }, () =>
      write(tx, { spaceId, personId }, form),
    );
  });
  const lang = requestLang(request);
  const typed = { task, title, who, due };
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const { value, headers } = written;
  if (value.kind === "refused")
    return refuse({ intent, ...taskRefusal(value.reason, lang), typed });
  if (form.list === "own") {
    const flash = { code: intent, about: "own-tasks" };
    throw redirectWithFlash(request, paths.ownTasks, flash, headers);
  }
  // The conversation of a guest's copy of the space has another id.
  if (intent === "add-from-message" && value.spaceId === spaceId) {
    const message = `${paths.spaceThread(spaceId, form.thread)}?at=${form.seq}#m${form.seq}`;
    throw redirectWithFlash(request, message, { code: "task-added", about: spaceId }, headers);
  }
  const flash = { code: intent, about: value.spaceId };
  throw redirectWithFlash(request, paths.spacePart(value.spaceId, "tasks"), flash, headers);
}

function write(
  tx: Db,
  which: { spaceId: string; personId: string },
  { intent, task: taskId, title, who, due, thread, seq }: Form,
): Promise<TaskResult> {
  const now = new Date();
  const task = { title, who, due };
  switch (intent) {
    case "add":
      return addTask(tx, { ...which, task, now });
    case "add-from-message":
      return addTaskOfMessage(tx, { ...which, threadId: thread, seq, now });
    case "change":
      return changeTask(tx, { ...which, taskId, task, now });
    case "done":
    case "open":
      return setTaskDone(tx, { ...which, taskId, isDone: intent === "done", now });
    case "up":
    case "down":
      return moveTask(tx, { ...which, taskId, isUp: intent === "up" });
    case "delete":
      return deleteTask(tx, { ...which, taskId });
  }
}
