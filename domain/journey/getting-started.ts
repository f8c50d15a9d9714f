import { paths } from "#domain/addresses/paths.ts";

/** The six first steps of the easy home in display order, each with the page where it is done. */
export const GETTING_STARTED_TASKS = [
  { id: "space", to: `${paths.create}?tipo=space&joinPolicy=invite` },
  { id: "chat", to: paths.creator },
  { id: "document", to: paths.ownDocuments },
  { id: "prompt", to: `${paths.creator}?panel=ajustes` },
  { id: "command", to: `${paths.creator}?panel=ajustes` },
  { id: "community", to: paths.challenges },
] as const;

export type GettingStartedTask = (typeof GETTING_STARTED_TASKS)[number]["id"];

/** Whether a person has done each step. */
export type GettingStarted = Record<GettingStartedTask, boolean>;

/** The steps that are done, in display order. */
export const doneTasks = (state: GettingStarted): GettingStartedTask[] =>
  GETTING_STARTED_TASKS.map(({ id }) => id).filter((id) => state[id]);

/** The steps that are left, in display order; the first one is shown large. */
export const tasksLeft = (done: readonly GettingStartedTask[]): GettingStartedTask[] =>
  GETTING_STARTED_TASKS.map(({ id }) => id).filter((id) => !done.includes(id));
