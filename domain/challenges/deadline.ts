const DAY_MS = 86_400_000;

/** What a challenge's deadline is described as; the words are messages (spec 9). */
export type DeadlineDescription =
  /** "1 day left" when `days` is 1, else "N days left"; `days` is at least 1. */
  { kind: "days"; days: number } | { kind: "ending-soon" };

/** Days until a deadline: the ceiling of the difference, so 0 or less from the deadline on (spec 9). */
export function daysUntil(deadline: Date, now: Date): number {
  // `+ 0` because the ceiling of a small negative number is -0.
  return Math.ceil((deadline.getTime() - now.getTime()) / DAY_MS) + 0;
}

/**
 * The text of a deadline (spec 9: "1 day left", "N days left", otherwise "Ending soon"). It says
 * "ending soon" at the deadline and after it too; {@link isOver} tells those apart.
 */
export function describeDeadline(deadline: Date, now: Date): DeadlineDescription {
  const days = daysUntil(deadline, now);
  return days >= 1 ? { kind: "days", days } : { kind: "ending-soon" };
}

/** Whether the deadline has come: nobody joins from that moment on. */
export function isOver(deadline: Date, now: Date): boolean {
  return deadline.getTime() <= now.getTime();
}
