import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { dayIn } from "#domain/format/dates.ts";
import {
  DONE_TASKS_SHOWN,
  TASKS_PER_PAGE,
  TASK_VIEWS,
  type TaskView,
} from "#domain/spaces/tasks.ts";
import { db } from "#db/connection/live-database.ts";
import {
  countTasks,
  listAssignable,
  listDoneTasks,
  listOpenTasks,
  type ListedTask,
} from "#db/queries/spaces/tasks/list-tasks.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { taskDoneText } from "#app/presenters/answers/tasks.server.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findInside } from "#app/screens/spaces/inside.server.ts";
import { SpaceFrame } from "#app/ui/detail/space-frame.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { useResetKey } from "#app/ui/forms/use-reset-key.ts";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { TaskFields, TaskLine } from "./task-line.tsx";
import { answerTasks } from "./tasks-action.server.ts";

/** Members that the field of a task's person offers; more than nearly all spaces have. */
const ASSIGNABLE_SHOWN = 100;

/** Only for members of the space; 404 for everyone else. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { viewer, space } = await findInside(request, params);
  const { personId, zone, isVisitor } = viewer;
  const inside = { spaceId: space.id, personId };
  const { searchParams } = new URL(request.url);
  const view = TASK_VIEWS.find((each) => each === searchParams.get("show")) ?? "all";
  const asked = Number(searchParams.get("page"));
  const page = Number.isInteger(asked) && asked > 1 && asked < 10_000 ? asked : 1;
  const today = dayIn(zone, new Date());
  const offset = (page - 1) * TASKS_PER_PAGE;
  const [open, done, counts, members] = await Promise.all([
    listOpenTasks(db, inside, { view, today, limit: TASKS_PER_PAGE + 1, offset }),
    view === "all" && page === 1 ? listDoneTasks(db, inside, DONE_TASKS_SHOWN) : [],
    countTasks(db, inside, today),
    listAssignable(db, inside, ASSIGNABLE_SHOWN),
  ]);
  const isExample = space.isSample || isVisitor;
  const toShown = ({ doneAt, dueOn, onlyFor, assigneeId: _, ...task }: ListedTask) => ({
    ...task,
    isDone: doneAt !== null,
    dueOn,
    isLate: doneAt === null && dueOn !== null && dueOn < today,
    due: dueOn === null ? null : localDay(new Date(`${dueOn}T18:00:00Z`)),
    // Example tasks are read-only, except those that the viewer added.
    canChange: !isExample || onlyFor !== null,
  });
  const flash = readFlash(request, space.id);
  return withFlash(request, {
    flash,
    said: flash && taskDoneText(flash.code, requestLang(request)),
    formKey: createFormKey(),
    space,
    view,
    page,
    counts,
    members,
    hasMore: open.length > TASKS_PER_PAGE,
    open: open.slice(0, TASKS_PER_PAGE).map(toShown),
    done: done.map(toShown),
  });
}

export const action = (args: ActionFunctionArgs) => answerTasks(args);

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.inside_tasks),
  { name: "robots", content: "noindex" },
];

const VIEW_NAMES = {
  all: m.tasks_all,
  mine: m.tasks_mine,
  late: m.tasks_late,
} as const satisfies Record<TaskView, unknown>;

/** Tasks of a space, with assignee and due date. */
export default function SpaceTasks() {
  const { space, view, page, counts, members, hasMore, open, done, said, formKey } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const resetKey = useResetKey(formKey);
  const lang = useLang();
  const path = paths.spacePart(space.id, "tasks");
  const typed = answer?.ok === false ? answer.typed : undefined;
  const typedNew = typed && !typed.task ? typed : undefined;
  const addressOf = (shown: TaskView, number = 1) => {
    const query = [
      ...(shown === "all" ? [] : [`show=${shown}`]),
      ...(number > 1 ? [`page=${number}`] : []),
    ].join("&");
    return query ? `${path}?${query}` : path;
  };
  return (
    <SpaceFrame space={space} current="tasks">
      <FormAnswer result={answer} done={said} />
      <nav aria-label={m.tasks_views({}, lang)} className="flex flex-wrap gap-2">
        {TASK_VIEWS.map((each) => (
          <Link
            key={each}
            to={addressOf(each)}
            aria-current={each === view ? "true" : undefined}
            className="chip"
          >
            {VIEW_NAMES[each]({}, lang)} ({counts[each]})
          </Link>
        ))}
        <Link to={paths.ownTasks} className="chip">
          {m.tasks_own({}, lang)}
        </Link>
      </nav>
      {open.length === 0 && (
        <EmptyState
          icon="i-lucide-list-todo"
          title={m.tasks_none_title({}, lang)}
          text={m.tasks_none({}, lang)}
        />
      )}
      {open.length > 0 && (
        <ul className="card divide-y divide-line">
          {open.map((task) => (
            <TaskLine
              key={task.id}
              spaceId={space.id}
              task={task}
              members={members}
              typed={typed?.task === task.id ? typed : undefined}
            />
          ))}
        </ul>
      )}
      {(page > 1 || hasMore) && (
        <nav className="flex flex-wrap gap-3 justify-center">
          {page > 1 && (
            <Link to={addressOf(view, page - 1)} rel="prev" className="btn">
              {m.catalogue_previous({}, lang)}
            </Link>
          )}
          {hasMore && (
            <Link to={addressOf(view, page + 1)} rel="next" className="btn">
              {m.catalogue_next({}, lang)}
            </Link>
          )}
        </nav>
      )}
      {done.length > 0 && (
        <details>
          <summary className="fold-line">{m.tasks_done({}, lang)}</summary>
          <ul className="card divide-y divide-line">
            {done.map((task) => (
              <TaskLine
                key={task.id}
                spaceId={space.id}
                task={task}
                members={members}
                typed={undefined}
              />
            ))}
          </ul>
        </details>
      )}
      <details open={typedNew !== undefined || counts.all === 0} className="card">
        <summary className="fold-line px-4">{m.tasks_new({}, lang)}</summary>
        <Form key={resetKey} method="post" className="px-4 pb-4 flex flex-col gap-3">
          <FormKey value={formKey} />
          <TaskFields members={members} values={typedNew} />
          <button name="intent" value="add" className="btn-primary self-start">
            {m.tasks_add({}, lang)}
          </button>
        </Form>
      </details>
    </SpaceFrame>
  );
}
