import { formatDay, formatMoment } from "#domain/format/dates.ts";
import type { LocalTimeText } from "#app/ui/text/local-time.tsx";

/** Dates are written once, on the server: versions of Intl differ in their commas and spaces. */
export const localDay = (time: Date): LocalTimeText => ({
  iso: time.toISOString(),
  text: { en: formatDay(time, "en"), es: formatDay(time, "es") },
});

/** A date with its time of day. */
export const localMoment = (time: Date): LocalTimeText => ({
  iso: time.toISOString(),
  text: { en: formatMoment(time, "en"), es: formatMoment(time, "es") },
});
