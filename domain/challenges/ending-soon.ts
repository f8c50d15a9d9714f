import { isOver } from "./deadline.ts";
import type { Challenge } from "#domain/items/items.ts";

/** Days before the deadline in which a challenge is in the category Ending Soon. */
export const ENDING_SOON_DAYS = 3;

const DAY_MS = 86_400_000;

/** The latest deadline in the category Ending Soon. The SQL query compares with the same value. */
export function endingSoonUntil(now: Date): Date {
  return new Date(now.getTime() + ENDING_SOON_DAYS * DAY_MS);
}

/**
 * Whether a challenge is in the category Ending Soon: active, and with a deadline in the next three
 * days. This is not the deadline text "Ending soon", which is shown from the deadline on.
 */
export function isEndingSoon(
  { isActive, deadline }: Pick<Challenge, "isActive" | "deadline">,
  now: Date,
): boolean {
  return isActive && !isOver(deadline, now) && deadline <= endingSoonUntil(now);
}
