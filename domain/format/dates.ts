import type { Locale } from "#domain/preferences/preferences.ts";

/** Where most of the people served are; a server does not know a reader's own zone. */
export const SITE_TIME_ZONE = "America/Mexico_City";

const LANGUAGE_TAGS: Record<Locale, string> = { en: "en-US", es: "es-MX" };

const formats = (options: Intl.DateTimeFormatOptions) => ({
  en: new Intl.DateTimeFormat(LANGUAGE_TAGS.en, { ...options, timeZone: SITE_TIME_ZONE }),
  es: new Intl.DateTimeFormat(LANGUAGE_TAGS.es, { ...options, timeZone: SITE_TIME_ZONE }),
});

// Building a formatter costs far more than using it.
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
const MONTH = formats({ year: "numeric", month: "long" });

/** ICU versions differ in which space they put before "PM". */
const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, " ");

/** A day in Mexico City: "November 21, 2026", "21 de noviembre de 2026". */
export function formatDay(time: Date, locale: Locale): string {
  return plain(DAY[locale].format(time));
}

/** A day and a time in Mexico City, with its distance from UTC, so that it can be told elsewhere. */
export function formatMoment(time: Date, locale: Locale): string {
  return plain(MOMENT[locale].format(time));
}

/** A day of a year that stands elsewhere, in Mexico City: "Nov 21", "21 nov". */
export function formatShortDay(time: Date, locale: Locale): string {
  return plain(SHORT_DAY[locale].format(time));
}

/** A month in Mexico City: "November 2026", "noviembre de 2026". */
export function formatMonth(time: Date, locale: Locale): string {
  return plain(MONTH[locale].format(time));
}
