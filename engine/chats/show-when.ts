import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { Day } from "#engine/reading/days.ts";

// Kept: constructing an `Intl.DateTimeFormat` costs far more than using it.
const formats = (options: Intl.DateTimeFormatOptions) => {
  const of = (tag: string) => new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });
  return { es: of("es-MX"), en: of("en-US"), pt: of("pt-BR") };
};
const DATE = formats({ weekday: "long", day: "numeric", month: "long" });
const WEEKDAY = formats({ weekday: "long" });
const CLOCK = formats({ hour: "numeric", minute: "2-digit" });

/** "viernes, 27 de noviembre". */
export const showDate = (day: Day, language: ContentLanguage): string => DATE[language].format(day);

/** "lunes". */
export const showWeekday = (day: Day, language: ContentLanguage): string =>
  WEEKDAY[language].format(day);

/** "7:30 p.m." */
export function showClock(time: string, language: ContentLanguage): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return CLOCK[language]
    .format(new Date(Date.UTC(2000, 0, 1, hours, minutes)))
    .replace(/[\u00A0\u202F]/g, " ");
}
