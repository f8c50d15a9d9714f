import {
  WEEKDAYS as ORDER,
  type OpeningHours,
  type Span,
  type Weekday,
} from "#domain/people/business/opening-hours.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { fold, type Range } from "./folded.ts";
import { showHours } from "./hours.ts";

/** Stems of weekdays, folded, Monday first. */
const STEMS: readonly string[] = [
  "lun(?:es)?|mon(?:day)?s?|l",
  "mar(?:tes)?|tue(?:s(?:day)?)?s?|m",
  "mie(?:rcoles)?|wed(?:nesday)?s?|x",
  "jue(?:ves)?|thu(?:r?s?(?:day)?)?s?|j",
  "vie(?:rnes)?|fri(?:day)?s?|v",
  "sab(?:ado)?s?|sat(?:urday)?s?|s",
  "dom(?:ingo)?s?|sun(?:day)?s?|d",
];
const DAY = `(?:${STEMS.join("|")})\\b\\.?`;
const EVERY_DAY = "todos los dias|diario|diariamente|every day|daily";
const TO = "(?: ?[-–—] ?| a | al | to | through )";
const CLOCK = "(\\d{1,2})(?:[:.](\\d{2}))? ?(a\\.?m\\b\\.?|p\\.?m\\b\\.?|hrs?\\b|h\\b)?";
const HOURS = `(?:de |from )?${CLOCK}${TO}${CLOCK}`;
/** "Mon-Fri 9-18", "lunes a viernes de 9 am a 6 pm", "sábado 10-14". */
const DAYS_AND_HOURS = new RegExp(
  `\\b(?:(${EVERY_DAY})|(${DAY})(?:${TO}(${DAY}))?(?: (?:y|and|&) (${DAY}))?),?:? ${HOURS}(?![\\d:])`,
  "g",
);

/** Words before days that come once. */
const IS_ONCE = /\b(?:del|valid[oa]|vigente|from)\s$/;
const IS_ABOUT_HOURS = /\b(?:abr\w+|horarios?|open\w*|hours)\b/;

const DAY_MINUTES = 1_440;

export interface WeekHours {
  hours: OpeningHours;
  /** As typed. */
  text: string;
  /** For people. */
  shown: Readonly<Record<Locale, string>>;
  ranges: readonly Range[];
}

/** Opening hours by weekday as a prompt tells them, with the ranges where it does. */
export function readWeekHours(prompt: string): WeekHours | undefined {
  const week = Object.fromEntries(ORDER.map((day) => [day, []])) as unknown as Record<
    Weekday,
    Span[]
  >;
  const ranges: Range[] = [];
  for (const match of fold(prompt).matchAll(DAYS_AND_HOURS)) {
    const [whole, isDaily, first, last, also, ...clock] = match;
    const span = spanOf(clock);
    const days = isDaily ? ORDER : daysFrom(first!, last, also);
    // "Del jueves al sábado de 6 a 10 pm" is when an offer is valid.
    if (!span || IS_ONCE.test(fold(prompt.slice(0, match.index)))) continue;
    for (const day of days) week[day].push(span);
    ranges.push({ from: match.index, to: match.index + whole.length });
  }
  // One day's hours are of an event, unless they are said to be opening hours.
  const openDays = ORDER.filter((day) => week[day].length > 0).length;
  if (openDays === 0 || (openDays === 1 && !IS_ABOUT_HOURS.test(fold(prompt)))) return undefined;
  const text = ranges.map(({ from, to }) => prompt.slice(from, to).trim()).join("; ");
  const shown = { es: showHours(week, "es") ?? text, en: showHours(week, "en") ?? text };
  return { hours: week, text, shown, ranges };
}

const indexOf = (name: string): number =>
  STEMS.findIndex((stem) => new RegExp(`^(?:${stem})\\.?$`).test(name));

function daysFrom(first: string, last?: string, also?: string): Weekday[] {
  const from = indexOf(first);
  const to = last ? indexOf(last) : from;
  const length = ((to - from + 7) % 7) + 1;
  const days = Array.from({ length }, (_, index) => (from + index) % 7);
  if (also) days.push(indexOf(also));
  return days.map((index) => ORDER[index]!);
}

/** Without "am" or "pm" a closing time before the opening one is in the afternoon: 9 to 6. */
function spanOf([fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf]: readonly (
  string | undefined
)[]): Span | undefined {
  const from = minutesOf(fromHour, fromMinute, fromHalf);
  let to = minutesOf(toHour, toMinute, toHalf);
  if (from === undefined || to === undefined) return undefined;
  if (to <= from && !toHalf && to <= DAY_MINUTES / 2) to += DAY_MINUTES / 2;
  return { from, to: to <= from ? to + DAY_MINUTES : to };
}

function minutesOf(hour = "", minute = "0", half = ""): number | undefined {
  const isLate = half.startsWith("p");
  const hours = isLate || half.startsWith("a") ? (Number(hour) % 12) + (isLate ? 12 : 0) : +hour;
  return hours > 24 || Number(minute) > 59 ? undefined : hours * 60 + Number(minute);
}
