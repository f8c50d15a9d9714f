import type { Locale } from "#domain/preferences/preferences.ts";
import { DEFAULT_ZONE, type Zone } from "./zones.ts";

/** Time zone of dates that belong to no business: the server does not know the viewer's own. */
export const SITE_TIME_ZONE = DEFAULT_ZONE;

const LANGUAGE_TAGS: Record<Locale, string> = { en: "en-US", es: "es-MX" };

/** Formats by zone and language, made when they are first needed. */
function formats(options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (locale: Locale, timeZone: Zone): Intl.DateTimeFormat => {
    const key = `${timeZone} ${locale}`;
    const known =
      made.get(key) ?? new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { ...options, timeZone });
    made.set(key, known);
    return known;
  };
}

// Kept: constructing an `Intl.DateTimeFormat` costs far more than using it.
const DAY = formats({ dateStyle: "long" });
const MOMENT: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
};
const OWN_MOMENT = formats(MOMENT);
const SITE_MOMENT = formats({ ...MOMENT, timeZoneName: "shortOffset" });
const SHORT_DAY = formats({ month: "short", day: "numeric" });
const CLOCK = formats({ hour: "numeric", minute: "2-digit" });
const DAY_AND_CLOCK = formats({
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});
const WEEK_DAY = formats({ weekday: "long", day: "numeric", month: "long" });
const MONTH = formats({ year: "numeric", month: "long" });

/** Days for which the day of a message needs no year. */
const MESSAGE_DAYS = 300;

/** ICU versions differ in the space character before "PM". */
const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, " ");

/** A date in a zone: "November 21, 2026", "21 de noviembre de 2026". */
export function formatDay(time: Date, locale: Locale, zone: Zone = SITE_TIME_ZONE): string {
  return plain(DAY(locale, zone).format(time));
}

/**
 * Date and time in the reader's own zone; without it, in the site's zone with its UTC offset:
 * "November 21, 2026 at 11:13 PM GMT-6".
 */
export function formatMoment(time: Date, locale: Locale, zone?: Zone): string {
  const format = zone ? OWN_MOMENT(locale, zone) : SITE_MOMENT(locale, SITE_TIME_ZONE);
  return plain(format.format(time));
}

// Swedish dates are those of ISO 8601.
const ISO_DAYS = new Map<Zone, Intl.DateTimeFormat>();

/** The day in a zone as `2026-11-21`. */
export function dayIn(zone: Zone, time: Date): string {
  const format = ISO_DAYS.get(zone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone: zone });
  ISO_DAYS.set(zone, format);
  return format.format(time);
}

/** The day in Mexico City as `2026-11-21`. */
export const siteDay = (time: Date): string => dayIn(SITE_TIME_ZONE, time);

/** A date without the year, in Mexico City: "Nov 21", "21 nov". */
export function formatShortDay(time: Date, locale: Locale): string {
  return plain(SHORT_DAY(locale, SITE_TIME_ZONE).format(time));
}

/**
 * When a message was written, in a zone: of today the time, of the last months the day as well, else the
 * date: "10:26 PM", "Nov 21, 10:26 PM", "November 21, 2025".
 */
export function formatMessageTime(time: Date, now: Date, locale: Locale, zone: Zone): string {
  if (dayIn(zone, time) === dayIn(zone, now)) return plain(CLOCK(locale, zone).format(time));
  const isRecent = now.getTime() - time.getTime() < MESSAGE_DAYS * 86_400_000;
  return isRecent ? plain(DAY_AND_CLOCK(locale, zone).format(time)) : formatDay(time, locale, zone);
}

/** A calendar day, `2026-11-27`, with its weekday: "Friday, November 27", "viernes, 27 de noviembre". */
export const formatWeekDay = (day: string, locale: Locale): string =>
  plain(WEEK_DAY(locale, "UTC").format(new Date(`${day}T00:00:00Z`)));

/** Minutes since midnight as a time of the clock: "4:30 PM", "4:30 p.m." */
export const formatClock = (minute: number, locale: Locale): string =>
  plain(CLOCK(locale, "UTC").format(new Date(minute * 60_000)));

/** A month in Mexico City: "November 2026", "noviembre de 2026". */
export function formatMonth(time: Date, locale: Locale): string {
  return plain(MONTH(locale, SITE_TIME_ZONE).format(time));
}
