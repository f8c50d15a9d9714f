import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { dayIn } from "#domain/format/dates.ts";
import { OWN_TASKS_SHOWN } from "#domain/spaces/tasks.ts";
import { db } from "#db/connection/live-database.ts";
import { listOwnTasks } from "#db/queries/spaces/tasks/list-tasks.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { taskDoneText } from "#app/presenters/answers/tasks.server.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { TaskDue, TaskRow } from "#app/ui/tasks/task-row.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const { personId, zone, isVisitor } = await findViewer(request);
  const tasks = await listOwnTasks(db, personId, OWN_TASKS_SHOWN);
  const today = dayIn(zone, new Date());
  const flash = readFlash(request, "own-tasks");
  return withFlash(request, {
    flash,
    said: flash && taskDoneText(flash.code, requestLang(request)),
    tasks: tasks.map(({ dueOn, ...task }) => ({
      ...task,
      isDone: false,
      canChange: !isVisitor,
      isLate: dueOn !== null && dueOn < today,
      due: dueOn === null ? null : localDay(new Date(`${dueOn}T18:00:00Z`)),
    })),
  });
}

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.tasks_own),
  { name: "robots", content: "noindex" },
];

/** The viewer's open tasks of all spaces. */
export default function OwnTasks() {
  const { tasks, said } = useLoaderData<typeof loader>();
  const lang = useLang();
  return (
    <div className="kind-space max-w-180 mx-auto">
      <ScreenHeading title={m.tasks_own({}, lang)} text={m.tasks_own_text({}, lang)} />
      <FormAnswer result={undefined} done={said} />
      {tasks.length === 0 ? (
        <EmptyState
          icon="i-lucide-circle-check"
          title={m.tasks_own_none({}, lang)}
          text={m.tasks_own_none_text({}, lang)}
        />
      ) : (
        <ul className="card divide-y divide-line">
          {tasks.map(({ spaceId, space, ...task }) => (
            <TaskRow key={task.id} spaceId={spaceId} task={task} list="own">
              <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
                <Link to={paths.spacePart(spaceId, "tasks")} className="underline">
                  {space}
                </Link>
                <TaskDue task={task} />
              </p>
            </TaskRow>
          ))}
        </ul>
      )}
    </div>
  );
}
