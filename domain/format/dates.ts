import type { Locale } from "#domain/preferences/preferences.ts";

/** Time zone of all dates: the server does not know the viewer's own. */
export const SITE_TIME_ZONE = "America/Mexico_City";

const LANGUAGE_TAGS: Record<Locale, string> = { en: "en-US", es: "es-MX" };

const formats = (options: Intl.DateTimeFormatOptions) => ({
  en: new Intl.DateTimeFormat(LANGUAGE_TAGS.en, { ...options, timeZone: SITE_TIME_ZONE }),
  es: new Intl.DateTimeFormat(LANGUAGE_TAGS.es, { ...options, timeZone: SITE_TIME_ZONE }),
});

// Kept: constructing an `Intl.DateTimeFormat` costs far more than using it.
const DAY = formats({ dateStyle: "long" });
const MOMENT = formats({
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "shortOffset",
});
const SHORT_DAY = formats({ month: "short", day: "numeric" });
const CLOCK = formats({ hour: "numeric", minute: "2-digit" });
const DAY_AND_CLOCK = formats({
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});
const MONTH = formats({ year: "numeric", month: "long" });

/** Swedish dates are those of ISO 8601. */
const ISO_DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: SITE_TIME_ZONE });
/** Days for which the day of a message needs no year. */
const MESSAGE_DAYS = 300;

/** ICU versions differ in the space character before "PM". */
const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, " ");

/** A date in Mexico City: "November 21, 2026", "21 de noviembre de 2026". */
export function formatDay(time: Date, locale: Locale): string {
  return plain(DAY[locale].format(time));
}

/** Date, time and UTC offset in Mexico City. */
export function formatMoment(time: Date, locale: Locale): string {
  return plain(MOMENT[locale].format(time));
}

/** The day in Mexico City as `2026-11-21`. */
export const siteDay = (time: Date): string => ISO_DAY.format(time);

/** A date without the year, in Mexico City: "Nov 21", "21 nov". */
export function formatShortDay(time: Date, locale: Locale): string {
  return plain(SHORT_DAY[locale].format(time));
}

/**
 * When a message was written, in Mexico City: of today the time, of the last months the day as well, else
 * the date: "10:26 PM", "Nov 21, 10:26 PM", "November 21, 2025".
 */
export function formatMessageTime(time: Date, now: Date, locale: Locale): string {
  if (formatDay(time, "en") === formatDay(now, "en")) return plain(CLOCK[locale].format(time));
  const isRecent = now.getTime() - time.getTime() < MESSAGE_DAYS * 86_400_000;
  return isRecent ? plain(DAY_AND_CLOCK[locale].format(time)) : formatDay(time, locale);
}

/** A month in Mexico City: "November 2026", "noviembre de 2026". */
export function formatMonth(time: Date, locale: Locale): string {
  return plain(MONTH[locale].format(time));
}
