import { dayIn } from "#domain/format/dates.ts";
import type { Zone } from "#domain/format/zones.ts";
import type { Locale } from "#domain/preferences/preferences.ts";

const DAY = 86_400_000;

/** A day of the calendar, at its midnight in UTC. */
export type Day = Date;

/** Today in a time zone. */
export const today = (now: Date, zone: Zone): Day => new Date(dayIn(zone, now));

export const addDays = (day: Day, days: number): Day => new Date(day.getTime() + days * DAY);

/** The last day of a month, counted from `day`'s own. */
export const lastOfMonth = (day: Day, months = 0): Day =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0));

/** The next such weekday, 0 is Sunday; today counts unless it must be a later one. */
export function nextWeekday(from: Day, weekday: number, isLater = false): Day {
  const ahead = (weekday - from.getUTCDay() + 7) % 7;
  return addDays(from, ahead === 0 && isLater ? 7 : ahead);
}

/**
 * A day and month, this year or, when more than 60 days past, the next; or in a given year.
 *
 * @returns undefined for a day that the month does not have
 */
export function dayOf(from: Day, month: number, day: number, year?: number): Day | undefined {
  const inYear = (which: number) => new Date(Date.UTC(which, month, day));
  const guess = inYear(year ?? from.getUTCFullYear());
  const isPast = year === undefined && guess.getTime() < from.getTime() - 60 * DAY;
  const found = isPast ? inYear(from.getUTCFullYear() + 1) : guess;
  return day > 0 && found.getUTCMonth() === month && found.getUTCDate() === day ? found : undefined;
}

export const isoOf = (day: Day): string => day.toISOString().slice(0, 10);

/** @returns undefined for what is no day */
export function dayFromIso(iso: string): Day | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  return year ? dayOf(new Date(0), Number(month) - 1, Number(day), Number(year)) : undefined;
}

export const MONTHS: Record<Locale, readonly string[]> = {
  es: [
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "noviembre",
    "diciembre",
  ],
  en: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
};
export const WEEKDAYS: Record<Locale, readonly string[]> = {
  es: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
};

/** "el viernes 27 de noviembre" (with its article), "Friday, November 27" (without "on"). */
export function showDay(day: Day, locale: Locale): string {
  const weekday = WEEKDAYS[locale][day.getUTCDay()]!;
  const month = MONTHS[locale][day.getUTCMonth()]!;
  return locale === "es"
    ? `el ${weekday} ${day.getUTCDate()} de ${month}`
    : `${weekday}, ${month} ${day.getUTCDate()}`;
}

/** "5 pm", "5:30 pm"; in Spanish "las 5 pm", "la 1:30 pm" (after "a"). */
export function showTime(time: string, locale: Locale): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const twelve = hours % 12 === 0 ? 12 : hours % 12;
  const clock = `${twelve}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""} ${hours < 12 ? "am" : "pm"}`;
  return locale === "es" ? `${twelve === 1 ? "la" : "las"} ${clock}` : clock;
}
