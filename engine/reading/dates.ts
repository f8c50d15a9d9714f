import { plainChip, type Chip } from "./chips.ts";
import {
  addDays,
  dayOf,
  isoOf,
  lastOfMonth,
  MONTHS,
  nextWeekday,
  showDay,
  WEEKDAYS,
  type Day,
} from "./days.ts";
import { fold, matchesOf, overlaps, type Range } from "./folded.ts";

const MONTH_NAMES = [...MONTHS.es, "setiembre", ...MONTHS.en].map(fold).join("|");
const MONTH = `(?:${MONTH_NAMES}|ene|feb|abr|ago|sep|sept|oct|nov|dic|jan|apr|aug|dec)`;
const WEEKDAY = `(?:${[...WEEKDAYS.es, ...WEEKDAYS.en].map(fold).join("|")})`;
/** A weekday beside a date, also short: "Sat 12 Dec". The date counts, whatever the weekday says. */
const BESIDE = `(?:(?:${WEEKDAY}|mon|tues?|wed|thu|thurs?|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom)\\.?,? )`;
/** A day's number, plain or as an English ordinal: "12", "the 12th of". */
const NUMBER = "(?:the |el |dia )*(?<![$€:.,/])(\\d{1,2})";
const ORDINAL = "(?:st|nd|rd|th)";
/** Behind a month: "12 may attend" names no day, and in "for 4 December 12" the month comes first. */
const NO_MORE =
  "(?<! may(?= (?!(?:at|from|to|in|on|for|and|until|a|al|de|del|en|con|por|para|y|desde|hasta|with|by)\\b)[a-z]))" +
  "(?! \\d{1,2}(?:st|nd|rd|th)?(?![\\d:]| ?(?:[ap]\\.? ?m|hrs?|h|to|a|-)\\b))";

const monthOf = (name: string): number => {
  const stem = name.replace("set", "sep").slice(0, 3);
  const found = [MONTHS.es, MONTHS.en].map((list) =>
    list.findIndex((month) => fold(month).startsWith(stem)),
  );
  return Math.max(...found);
};
const weekdayOf = (name: string): number =>
  Math.max(
    ...[WEEKDAYS.es, WEEKDAYS.en].map((list) => list.findIndex((each) => fold(each) === name)),
  );

interface Found extends Range {
  day: Day;
  until?: Day;
}
type Rule = [
  pattern: RegExp,
  read: (match: RegExpExecArray, from: Day) => Omit<Found, "from" | "to"> | undefined,
];

const span = (first?: Day, last?: Day) =>
  first && last && first <= last ? { day: first, until: last } : undefined;
const single = (day?: Day) => (day ? { day } : undefined);
/** The next day with a number in its month, such as the 31st. */
function nextOfNumber(from: Day, number: number): Day | undefined {
  for (let ahead = 0; ahead < 62; ahead += 1)
    if (addDays(from, ahead).getUTCDate() === number) return addDays(from, ahead);
  return undefined;
}
const spelled = (source: string) => new RegExp(`\\b${source}\\b`, "g");

/** Rules in order: a longer expression before its parts. */
const RULES: readonly Rule[] = [
  [
    spelled(`(?:del?|from) (\\d{1,2})(?: de (${MONTH}))? (?:al?|to) (\\d{1,2}) de (${MONTH})`),
    ([, first, month, last, until], from) =>
      span(
        dayOf(from, monthOf(month ?? until!), Number(first)),
        dayOf(from, monthOf(until!), Number(last)),
      ),
  ],
  [
    spelled(
      `(?:from )?(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)?(?: to | ?- ?| through )(?:(${MONTH}) )?(\\d{1,2})`,
    ),
    ([, month, first, until, last], from) =>
      span(
        dayOf(from, monthOf(month!), Number(first)),
        dayOf(from, monthOf(until ?? month!), Number(last)),
      ),
  ],
  // "from 3 to 5 May", "12-14 December", "30th of November until the 2nd of December".
  [
    spelled(
      `(?:from |del? )?${NUMBER}${ORDINAL}?(?: of)?(?: (${MONTH}))?(?: (?:to|until|till|through|al?) | ?[-–] ?)${NUMBER}${ORDINAL}?(?: of)? (${MONTH})${NO_MORE}(?:,? (\\d{4}))?`,
    ),
    ([, first, month, last, until, year], from) => {
      const inYear = year ? Number(year) : undefined;
      return span(
        dayOf(from, monthOf(month ?? until!), Number(first), inYear),
        dayOf(from, monthOf(until!), Number(last), inYear),
      );
    },
  ],
  [
    spelled(`(?:del?|from) (${WEEKDAY}) (?:al?|to) (${WEEKDAY})`),
    ([, first, last], from) => {
      const day = nextWeekday(from, weekdayOf(first!));
      return span(day, nextWeekday(day, weekdayOf(last!), true));
    },
  ],
  [spelled("pasado manana|day after tomorrow"), (_, from) => single(addDays(from, 2))],
  [
    spelled(
      `(?:el |este |proximo |next |this |on )*(${WEEKDAY}),? (?:el )?(?:dia )?(\\d{1,2}) de (${MONTH})(?: (?:de|del) (\\d{4}))?`,
    ),
    ([, , day, month, year], from) =>
      single(dayOf(from, monthOf(month!), Number(day), year ? Number(year) : undefined)),
  ],
  [
    spelled(`(?:el )?(?:dia )?(\\d{1,2}|primero) de (${MONTH})(?: (?:de|del) (\\d{4}))?`),
    ([, day, month, year], from) =>
      single(
        dayOf(
          from,
          monthOf(month!),
          day === "primero" ? 1 : Number(day),
          year ? Number(year) : undefined,
        ),
      ),
  ],
  // The day first: "Saturday 12 December", "the 12th of December 2026", "sáb 12 dic".
  [
    spelled(
      `(?:on |el )?(?:the |el )?${BESIDE}?${NUMBER}(?:${ORDINAL}(?: day)?(?: of)?,?|(?: of)?) (${MONTH})${NO_MORE}(?:(?:,? | del? )(\\d{4}))?`,
    ),
    ([, day, month, year], from) =>
      single(dayOf(from, monthOf(month!), Number(day), year ? Number(year) : undefined)),
  ],
  [
    spelled(
      `(?:on )?${BESIDE}?(${MONTH}) (?:the )?(\\d{1,2})${ORDINAL}?(?![\\d:.,]?\\d)(?:,? (\\d{4}))?`,
    ),
    ([, month, day, year], from) =>
      single(dayOf(from, monthOf(month!), Number(day), year ? Number(year) : undefined)),
  ],
  [
    spelled("(\\d{4})-(\\d{2})-(\\d{2})"),
    ([, y, m, d], from) => single(dayOf(from, Number(m) - 1, Number(d), Number(y))),
  ],
  // Latin America writes the day first.
  [
    /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\b(?![/\d])/g,
    ([, day, month, year], from) =>
      single(dayOf(from, Number(month) - 1, Number(day), year ? Number(year) : undefined)),
  ],
  [
    spelled(
      "(?:a |el )?(?:fin|final|finales) de(?: este)? mes|end of (?:the|this) month|month end",
    ),
    (_, from) => single(lastOfMonth(from)),
  ],
  [
    spelled("(?:el )?fin de semana|(?:the |this )?weekend"),
    (_, from) => span(nextWeekday(from, 6), addDays(nextWeekday(from, 6), 1)),
  ],
  [
    spelled(`(?:el )?(?:proximo|next) (${WEEKDAY})|(?:el )?(${WEEKDAY}) (?:proximo|que viene)`),
    ([, first, second], from) => single(nextWeekday(from, weekdayOf(first ?? second!), true)),
  ],
  // "Saturday the 12th": the next 12th.
  [
    spelled(`(?:this |on |next )?${BESIDE}(?:the )?(\\d{1,2})${ORDINAL}`),
    ([, day], from) => single(nextOfNumber(from, Number(day))),
  ],
  [
    spelled(`(?:el |este |this |on )?(${WEEKDAY})`),
    ([, weekday], from) => single(nextWeekday(from, weekdayOf(weekday!))),
  ],
  [
    spelled("(?:en|in) (\\d{1,2}) (?:dias|days)"),
    ([, days], from) => single(addDays(from, Number(days))),
  ],
  [
    spelled("hoy|esta noche|esta tarde|today|tonight|this (?:afternoon|evening)"),
    (_, from) => single(from),
  ],
  [
    /(?<!\b(?:la|esta|por la|de la|luz de|cada) )\bmanana\b|\btomorrow\b/g,
    (_, from) => single(addDays(from, 1)),
  ],
];

const UNTIL = /(?:\b(?:hasta|until|till|antes|before|through)(?: del?| the)? )$/;

const chipOf = (field: "date" | "until", day: Day, range: Range): Chip => ({
  ...plainChip(field, isoOf(day), range),
  shown: { es: showDay(day, "es"), en: showDay(day, "en") },
});

/**
 * The first day or range of days that a prompt names: "el viernes", "del 3 al 5 de mayo", "fin de
 * mes", "tomorrow". A year that is not said is the next in which the day comes.
 *
 * @param folded the prompt after `fold`
 */
export function readDates(folded: string, from: Day): Chip[] {
  const found: Found[] = [];
  for (const [pattern, read] of RULES) {
    for (const match of matchesOf(pattern, folded)) {
      const range = { from: match.index, to: match.index + match[0].length };
      const days = read(match, from);
      if (days && !found.some((other) => overlaps(other, range))) found.push({ ...range, ...days });
    }
  }
  found.sort((a, b) => a.from - b.from);
  const chips: Chip[] = [];
  const add = (chip: Chip) => {
    if (!chips.some(({ field }) => field === chip.field)) chips.push(chip);
  };
  for (const { day, until, ...range } of found) {
    add(chipOf(UNTIL.test(folded.slice(0, range.from)) ? "until" : "date", day, range));
    if (until) add(chipOf("until", until, range));
  }
  return chips;
}
