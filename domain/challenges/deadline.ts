const DAY_MS = 86_400_000;

/** Days until a deadline, rounded up: 0 or less from the deadline on. */
export function daysUntil(deadline: Date, now: Date): number {
  // `+ 0`: `Math.ceil` of a small negative number is -0.
  return Math.ceil((deadline.getTime() - now.getTime()) / DAY_MS) + 0;
}

/** Whether the deadline has passed: from that moment on the challenge cannot be joined. */
export function isOver(deadline: Date, now: Date): boolean {
  return deadline.getTime() <= now.getTime();
}
