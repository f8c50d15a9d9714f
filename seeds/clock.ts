const DAY_MS = 86_400_000;

/** A time some days before `now`; fractions are allowed, negative days are in the future. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - Math.round(days * DAY_MS));
}
