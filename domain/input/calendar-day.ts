/**
 * A day as a date field sends it.
 *
 * @returns `null` for none, undefined for what is no day of the calendar
 */
export function readDay(typed: string): string | null | undefined {
  if (typed === "") return null;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(typed);
  const time = isDay ? Date.parse(`${typed}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== typed
    ? undefined
    : typed;
}
