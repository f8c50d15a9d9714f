/** The first steps of the easy home (spec 2 "Home, Easy mode"), in their order. */

/** Each leads to the place where it is done. */
export const GETTING_STARTED_TASKS = [
  { id: "space", to: "/new?tipo=space" },
  { id: "chat", to: "/creator" },
  { id: "document", to: "/new?tipo=artifakt" },
  { id: "prompt", to: "/creator?panel=ajustes" },
  { id: "command", to: "/creator?panel=ajustes" },
  { id: "community", to: "/challenges" },
] as const;

export type GettingStartedTask = (typeof GETTING_STARTED_TASKS)[number]["id"];

/** Which of the six a person has done. */
export type GettingStarted = Record<GettingStartedTask, boolean>;

/** The done ones, in their order. */
export const doneTasks = (state: GettingStarted): GettingStartedTask[] =>
  GETTING_STARTED_TASKS.map(({ id }) => id).filter((id) => state[id]);

/** Those that are left, in their order: the first is the next one. */
export const tasksLeft = (done: readonly GettingStartedTask[]): GettingStartedTask[] =>
  GETTING_STARTED_TASKS.map(({ id }) => id).filter((id) => !done.includes(id));
