import { isOver } from "./deadline.ts";
import type { Challenge } from "#domain/items/items.ts";

/** A challenge is ending soon in its last three days. */
export const ENDING_SOON_DAYS = 3;

const DAY_MS = 86_400_000;

/** The last deadline that counts as soon. Postgres compares with it too, so there is one rule. */
export function endingSoonUntil(now: Date): Date {
  return new Date(now.getTime() + ENDING_SOON_DAYS * DAY_MS);
}

/**
 * Whether a challenge belongs to the category Ending Soon (spec 2 "Challenges"): still active, and
 * its deadline ahead by three days at the most. Not the deadline text "Ending soon", which says that
 * no whole day is left, or that it is over (spec 9).
 */
export function isEndingSoon(
  { isActive, deadline }: Pick<Challenge, "isActive" | "deadline">,
  now: Date,
): boolean {
  return isActive && !isOver(deadline, now) && deadline <= endingSoonUntil(now);
}
