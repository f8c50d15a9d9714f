import { and, eq, gt, lte, not, type Placeholder, type SQL } from "drizzle-orm";
import type { ChallengeListState } from "#domain/challenges/challenge-list.ts";
import { endingSoonUntil } from "#domain/challenges/ending-soon.ts";
import { challenges } from "#db/schema/items/catalogue.ts";
import { isListed } from "#db/queries/lists/listed.ts";
import { isWrittenIn } from "#db/queries/lists/written-in.ts";

/** Condition: active and before the deadline. */
export const isRunning = (now: Date | Placeholder) =>
  and(eq(challenges.isActive, true), gt(challenges.deadline, now));

/** Condition: listed, and open. */
export const isOpen = (now: Date | Placeholder) => and(isListed(challenges), isRunning(now));

/** Condition: in the category, open or closed as chosen, and written in the language. */
export const isChosen = (
  { category, facets }: Pick<ChallengeListState, "category" | "facets">,
  now: Date,
): SQL | undefined =>
  and(isInCategory(category, now), isInState(facets?.show, now), isWrittenIn(challenges, facets));

type Shown = NonNullable<ChallengeListState["facets"]>["show"];

function isInState(show: Shown | undefined, now: Date): SQL | undefined {
  if (show === "open") return isRunning(now);
  return show === "closed" ? not(isRunning(now)!) : undefined;
}

function isInCategory(category: ChallengeListState["category"], now: Date) {
  if (category === "all") return undefined;
  if (category !== "ending-soon") return eq(challenges.type, category);
  // The same rule as `isEndingSoon`; a test compares the two.
  return and(isRunning(now), lte(challenges.deadline, endingSoonUntil(now)));
}
