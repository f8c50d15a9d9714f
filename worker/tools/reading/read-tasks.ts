import { dayIn } from "#domain/format/dates.ts";
import { countTasks, listOpenTasks } from "#db/queries/spaces/tasks/list-tasks.ts";
import { tasksText } from "#app/words/reading-text.ts";
import type { Read } from "./reading-place.ts";

const LISTED_MAX = 10;

export const readTasks: Read = async ({ db, zone, now, lang, ...inside }) => {
  const today = dayIn(zone, now);
  const list = (view: "late" | "all") =>
    listOpenTasks(db, inside, { view, today, limit: LISTED_MAX, offset: 0 });
  const [counted, late, all] = await Promise.all([
    countTasks(db, inside, today),
    list("late"),
    list("all"),
  ]);
  const others = all.filter(({ id }) => !late.some((one) => one.id === id));
  const listed = [...late, ...others].slice(0, LISTED_MAX);
  return { lines: tasksText({ open: counted.all, late: counted.late, listed }, lang) };
};
