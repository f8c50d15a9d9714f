import { formatDay, formatMessageTime, formatMoment } from "#domain/format/dates.ts";
import type { LocalTimeText } from "#app/ui/text/local-time.tsx";

/** A formatted date. Formatted on the server only, since browsers' Intl versions differ in details. */
export const localDay = (time: Date): LocalTimeText => ({
  iso: time.toISOString(),
  text: { en: formatDay(time, "en"), es: formatDay(time, "es") },
});

/** A formatted date with time of day. */
export const localMoment = (time: Date): LocalTimeText => ({
  iso: time.toISOString(),
  text: { en: formatMoment(time, "en"), es: formatMoment(time, "es") },
});

/** When a message was written, as short as `now` allows. */
export const localMessageTime = (time: Date, now: Date): LocalTimeText => ({
  iso: time.toISOString(),
  text: { en: formatMessageTime(time, now, "en"), es: formatMessageTime(time, now, "es") },
});
