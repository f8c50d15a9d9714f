import type { ListState } from "#domain/lists/list-state.ts";

/** The categories of the challenges screen (spec 2) and its orders; the first of each is the default. */
export const CHALLENGE_LIST = {
  categories: ["all", "design", "content", "feedback", "ending-soon"],
  sorts: ["soonest", "reward", "participants", "newest"],
} as const;

export type ChallengeListState = ListState<
  (typeof CHALLENGE_LIST.categories)[number],
  (typeof CHALLENGE_LIST.sorts)[number]
>;
