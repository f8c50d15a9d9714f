import { Form } from "@remix-run/react";
import { useId } from "react";
import { NO_ONE, TASK_TITLE_MAX_CHARACTERS } from "#domain/spaces/tasks.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { TaskDue, TaskRow, type TaskRowItem } from "#app/ui/tasks/task-row.tsx";

interface TaskMember {
  name: string;
  handle: string;
}

interface TaskValues {
  title: string;
  /** The assignee's handle; empty for an unassigned task. */
  who: string;
  due: string;
}

export interface ShownTask extends TaskRowItem {
  assignee: string | null;
  assigneeHandle: string | null;
  dueOn: string | null;
  threadId: string | null;
  seq: number | null;
}

/** Fields of a task: title, assignee, due date. */
export function TaskFields({
  members,
  values,
}: {
  /** Members that the second field offers. */
  members: readonly TaskMember[];
  values: TaskValues | undefined;
}) {
  const lang = useLang();
  const id = useId();
  const isShared = (name: string) => members.filter((one) => one.name === name).length > 1;
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <FormField
        label={m.tasks_title({}, lang)}
        name="title"
        defaultValue={values?.title}
        maxLength={TASK_TITLE_MAX_CHARACTERS}
        required
        autoComplete="off"
      />
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="font-600">
          {m.tasks_who({}, lang)}
        </label>
        <select id={id} name="who" defaultValue={values?.who || NO_ONE} className="field select">
          <option value={NO_ONE}>{m.tasks_who_none({}, lang)}</option>
          {members.map(({ name, handle }) => (
            <option key={handle} value={handle}>
              {isShared(name) ? `${name} (@${handle})` : name}
            </option>
          ))}
        </select>
      </div>
      <DateField
        label={m.tasks_due({}, lang)}
        name="due"
        value={values?.due}
        daysAhead={[0, 1, 7, 30]}
      />
    </div>
  );
}

/** The members and a task's own person, who may be further down the list or have left. */
function withAssignee(
  members: readonly TaskMember[],
  { assignee, assigneeHandle }: Pick<ShownTask, "assignee" | "assigneeHandle">,
): readonly TaskMember[] {
  if (assignee === null || assigneeHandle === null) return members;
  if (members.some(({ handle }) => handle === assigneeHandle)) return members;
  return [...members, { name: assignee, handle: assigneeHandle }];
}

/** A task with the button that ends it, and the forms that change it. */
export function TaskLine({
  spaceId,
  task,
  members,
  typed,
}: {
  spaceId: string;
  task: ShownTask;
  members: readonly TaskMember[];
  /** Typed values of its refused form. */
  typed: TaskValues | undefined;
}) {
  const lang = useLang();
  const { id, title, assignee, assigneeHandle, dueOn, isDone, threadId, seq, canChange } = task;
  return (
    <TaskRow spaceId={spaceId} task={task}>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        {assignee && <span>{assignee}</span>}
        <TaskDue task={task} />
        {threadId !== null && seq !== null && (
          <Link
            to={`${paths.spaceThread(spaceId, threadId)}?at=${seq}#m${seq}`}
            className="underline"
          >
            {m.tasks_from_message({}, lang)}
          </Link>
        )}
      </p>
      {canChange && !isDone && (
        <details open={typed !== undefined}>
          <summary className="fold-line text-sm text-accent">{m.tasks_change({}, lang)}</summary>
          {/* Remounts after a change, so that the fields show what is stored. */}
          <Form
            key={`${title} ${assigneeHandle} ${dueOn}`}
            method="post"
            preventScrollReset
            className="flex flex-col gap-3"
          >
            <input type="hidden" name="task" value={id} />
            <TaskFields
              members={withAssignee(members, task)}
              values={typed ?? { title, who: assigneeHandle ?? "", due: dueOn ?? "" }}
            />
            <div className="flex flex-wrap gap-2">
              <button name="intent" value="change" className="btn-primary">
                {m.tasks_save({}, lang)}
              </button>
              <button name="intent" value="up" className="btn" formNoValidate>
                {m.tasks_up({}, lang)}
              </button>
              <button name="intent" value="down" className="btn" formNoValidate>
                {m.tasks_down({}, lang)}
              </button>
              <details>
                <summary className="btn text-danger">{m.tasks_delete({}, lang)}</summary>
                <p className="py-2">{m.tasks_delete_ask({}, lang)}</p>
                <button name="intent" value="delete" className="btn text-danger" formNoValidate>
                  {m.tasks_delete_yes({}, lang)}
                </button>
              </details>
            </div>
          </Form>
        </details>
      )}
    </TaskRow>
  );
}
