const DAY_MS = 86_400_000;

/** A moment some days (fractions allowed) before `now`; negative days lie after it. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - Math.round(days * DAY_MS));
}
