import {
  WEEKDAYS as ORDER,
  type OpeningHours,
  type Span,
} from "#domain/people/business/opening-hours.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { showTime, WEEKDAYS } from "./days.ts";

const DAY_MINUTES = 1_440;
const clock = (minutes: number): string => {
  const inDay = minutes % DAY_MINUTES;
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`;
};
const spanOf = ({ from, to }: Span, locale: Locale): string => {
  const [opens, closes] = [showTime(clock(from), locale), showTime(clock(to), locale)];
  return locale === "es"
    ? `de ${opens.replace(/^las? /, "")} a ${closes.replace(/^las? /, "")}`
    : `from ${opens} to ${closes}`;
};
/** The spans of one day in words: "de 9 am a 2 pm y de 4 pm a 8 pm". */
export const showSpans = (spans: readonly Span[], locale: Locale): string =>
  spans.map((span) => spanOf(span, locale)).join(locale === "es" ? " y " : " and ");

/** Monday first, as in `OpeningHours`. */
const nameOf = (index: number, locale: Locale): string => WEEKDAYS[locale][(index + 1) % 7]!;

/**
 * Opening hours in words: "de lunes a viernes de 9 am a 6 pm; sábado de 9 am a 2 pm".
 *
 * @returns undefined when no day is open
 */
export function showHours(hours: OpeningHours, locale: Locale): string | undefined {
  const groups: { first: number; last: number; spans: string }[] = [];
  for (const [index, weekday] of ORDER.entries()) {
    const spans = showSpans(hours[weekday], locale);
    const before = groups.at(-1);
    if (before && before.spans === spans && before.last === index - 1) before.last = index;
    else groups.push({ first: index, last: index, spans });
  }
  const lines = groups
    .filter(({ spans }) => spans !== "")
    .map(({ first, last, spans }) => {
      const [from, to] = [nameOf(first, locale), nameOf(last, locale)];
      if (first === last) return `${from} ${spans}`;
      return locale === "es" ? `de ${from} a ${to} ${spans}` : `${from} to ${to} ${spans}`;
    });
  return lines.length > 0 ? lines.join("; ") : undefined;
}

const CLOCK = "\\d{1,2}(?::\\d{2})?(?: ?(?:am|pm|a\\.m\\.|p\\.m\\.|h|hrs|horas))?";
const WORDS = new RegExp(
  `\\b(?:(?:de|from) )?${CLOCK} (?:a|to|-) ${CLOCK}\\b(?:,? (?:y|and) [^.;\\n]{3,60})?`,
  "i",
);

/** Opening hours as a prompt says them, "de 8 a 18 h y los domingos hasta las 15 h", with their range. */
export function readHoursWords(
  prompt: string,
): { text: string; from: number; to: number } | undefined {
  const match = WORDS.exec(prompt);
  if (!match) return undefined;
  // "De 3 a 5 personas" are no hours.
  const isClock = /\d ?(?:am|pm|a\.m|p\.m|h\b|hrs|horas)|\d:\d/i.test(match[0]);
  const isAboutHours = /(?:abr|horario|open|hours)/i.test(prompt.slice(0, match.index));
  if (!isClock && !isAboutHours) return undefined;
  return { text: match[0].trim(), from: match.index, to: match.index + match[0].length };
}
