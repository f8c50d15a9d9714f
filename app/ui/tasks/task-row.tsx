import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { LocalTime, type LocalTimeText } from "#app/ui/text/local-time.tsx";

export interface TaskRowItem {
  id: string;
  title: string;
  due: LocalTimeText | null;
  isDone: boolean;
  isLate: boolean;
  canChange: boolean;
}

/**
 * A task in a list, with the button that ends it or opens it again.
 *
 * @param list where the button leads back to, if not to the tasks of the space
 * @param children what stands below the title
 */
export function TaskRow({
  spaceId,
  task: { id, title, isDone, canChange },
  list,
  children,
}: {
  spaceId: string;
  task: TaskRowItem;
  list?: "own";
  children: ReactNode;
}) {
  const lang = useLang();
  return (
    <li className="flex items-start gap-3 px-4 py-2">
      {canChange && (
        <Form method="post" action={paths.spacePart(spaceId, "tasks")} preventScrollReset>
          <input type="hidden" name="task" value={id} />
          {list && <input type="hidden" name="list" value={list} />}
          <button
            name="intent"
            value={isDone ? "open" : "done"}
            aria-label={isDone ? m.tasks_open_again({ title }, lang) : m.tasks_end({ title }, lang)}
            className="btn-icon text-lg"
          >
            {isDone ? "☑" : "☐"}
          </button>
        </Form>
      )}
      <div className="flex-1 min-w-0 py-2">
        <p className={`break-words ${isDone ? "line-through text-ink-soft" : "font-600"}`}>
          {title}
        </p>
        {children}
      </div>
    </li>
  );
}

/** The day by which a task is done, and whether it has passed. */
export function TaskDue({ task: { due, isLate } }: { task: TaskRowItem }) {
  const lang = useLang();
  if (!due) return null;
  return (
    <span className={isLate ? "text-danger font-600" : ""}>
      {isLate && `${m.tasks_is_late({}, lang)} · `}
      <LocalTime time={due} />
    </span>
  );
}
