const DAY_MS = 86_400_000;

/** The deadline text of a challenge; the words are messages. */
export type DeadlineDescription =
  /** "1 day left" when `days` is 1, else "N days left"; `days` is at least 1. */
  { kind: "days"; days: number } | { kind: "ending-soon" };

/** Days until a deadline, rounded up: 0 or less from the deadline on. */
export function daysUntil(deadline: Date, now: Date): number {
  // `+ 0`: `Math.ceil` of a small negative number is -0.
  return Math.ceil((deadline.getTime() - now.getTime()) / DAY_MS) + 0;
}

/**
 * "1 day left", "N days left", or "Ending soon" at the deadline and after it; {@link isOver} tells
 * whether it has passed.
 */
export function describeDeadline(deadline: Date, now: Date): DeadlineDescription {
  const days = daysUntil(deadline, now);
  return days >= 1 ? { kind: "days", days } : { kind: "ending-soon" };
}

/** Whether the deadline has passed: from that moment on the challenge cannot be joined. */
export function isOver(deadline: Date, now: Date): boolean {
  return deadline.getTime() <= now.getTime();
}
