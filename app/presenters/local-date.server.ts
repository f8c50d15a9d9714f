import { formatDay, formatMessageTime, formatMoment } from "#domain/format/dates.ts";
import type { Zone } from "#domain/format/zones.ts";
import type { LocalTimeText } from "#app/ui/text/local-time.tsx";

/** A formatted date. Formatted on the server only, since browsers' Intl versions differ in details. */
export const localDay = (time: Date): LocalTimeText => ({
  iso: time.toISOString(),
  text: { en: formatDay(time, "en"), es: formatDay(time, "es") },
});

/** A formatted date with time of day, in the viewer's zone; without it in the site's, which it names. */
export const localMoment = (time: Date, zone?: Zone): LocalTimeText => ({
  iso: time.toISOString(),
  text: { en: formatMoment(time, "en", zone), es: formatMoment(time, "es", zone) },
});

/** When a message was written, as short as `now` allows, in the viewer's zone. */
export const localMessageTime = (time: Date, now: Date, zone: Zone): LocalTimeText => ({
  iso: time.toISOString(),
  text: {
    en: formatMessageTime(time, now, "en", zone),
    es: formatMessageTime(time, now, "es", zone),
  },
});
