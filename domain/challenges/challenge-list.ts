import { ITEM_LANGUAGES, type ItemLanguage } from "#domain/lists/item-language.ts";
import type { ListState } from "#domain/lists/list-state.ts";

/** Categories, sort orders and filters of the Challenges screen; the first of each is the default. */
export const CHALLENGE_LIST = {
  categories: ["all", "design", "content", "feedback", "ending-soon"],
  sorts: ["soonest", "reward", "participants", "newest"],
  facets: {
    lang: ITEM_LANGUAGES,
    /**
     * All listed challenges; those that still take participants, active and before their deadline;
     * those that do not; or those that the person created or joined.
     */
    show: ["all", "open", "closed", "mine"],
  },
} as const;

export type ChallengeListState = ListState<
  (typeof CHALLENGE_LIST.categories)[number],
  (typeof CHALLENGE_LIST.sorts)[number],
  { lang: ItemLanguage; show: (typeof CHALLENGE_LIST.facets.show)[number] }
>;
