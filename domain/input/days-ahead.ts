/** The day so many days after a day, both as date inputs write them: "2026-11-24" and 7 is "2026-12-01". */
export function dayAfter(day: string, days: number): string {
  const time = new Date(`${day}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}
