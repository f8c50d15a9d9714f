import {
  isOpenAt,
  minutesOf,
  WEEKDAYS,
  type OpeningHours,
} from "#domain/people/business/opening-hours.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { readDates } from "#engine/reading/dates.ts";
import { addDays, dayFromIso, type Day } from "#engine/reading/days.ts";
import type { Range } from "#engine/reading/folded.ts";
import { NUMERAL, NUMERALS } from "#engine/reading/numbers.ts";
import { readTime } from "#engine/reading/times.ts";
import { showClock } from "./show-when.ts";

/** Context for reading a day or a time. */
export interface Now {
  language: ContentLanguage;
  /** The calendar day where the business is. */
  today: Day;
  /** Minutes since its midnight. */
  minute: number;
  /** Null where they are not known. */
  hours: OpeningHours | null;
}

/** A time in a text. */
export interface FoundTime extends Range {
  /** `14:30`; the customer's words where they name no clock time, such as "al rato". */
  value: string;
  shown: string;
  /** The day that the words mean: "ahorita" is today. */
  day?: Day;
}

const DAY_MINUTES = 1_440;
const COUNT = `(\\d{1,3}|media|half an|${NUMERAL}|an|a)`;
const AFTER = new RegExp(
  `\\b(?:como )?(?:en|dentro de|in|within|em) (?:unos |unas |about |like )?${COUNT} ?(minutos?|mins?|horas?|hrs?|hours?|minutes?)(?: y (media|cuarto))?\\b`,
);
const NOW =
  /\b(?:para )?(?:^ya$|ahora(?: mismo)?|ahorita(?: mismo)?|lo (?:antes|mas pronto) posible|cuanto antes|en cuanto (?:puedan?|se pueda)|cuando puedan?|ya mismo|de inmediato|right now|now|asap|as soon as (?:possible|you can)|agora|o quanto antes)\b/;
const LATER = /\b(?:(?:mas )?al rato|mas tarde|later(?: today| on)?|mais tarde)\b/;
const MEAL =
  /\b(?:para|(?:a|para) la hora de(?: la)?) (?:la )?(?:comer|la comida|cenar|la cena|desayunar|el desayuno|almorzar|el almuerzo)\b(?! (?:aqui|ahi|alla|alli|en)\b)|\b(?:at|for) (?:lunch|dinner|breakfast)(?: ?time)?\b/;
const WORD_HOUR = new RegExp(`\\b(?:a las? |at )(${NUMERAL})\\b`);
/** "4 de la tarde", without "a las". */
const HOUR_OF_PART = /\b(?<!las? )\d{1,2}(?::\d{2})? (?:de|por|en) la (?:manana|tarde|noche)\b/;
const SAYS_HALF_OF_DAY =
  /\b[ap]\.? ?m\b|la (?:manana|tarde|noche)|morning|afternoon|evening|night|noche|mediodia|medio dia|noon|midday/;

/** The time that a text says, taken as one at which the business is open where it does not say a.m. or p.m. */
export function findTime(folded: string, now: Now, day?: Day): FoundTime | undefined {
  return findRelative(folded, now) ?? findClock(folded, now, day);
}

function findRelative(folded: string, now: Now): FoundTime | undefined {
  const after = AFTER.exec(folded) ?? HOUR_AND_HALF.exec(folded);
  if (after) {
    const at = now.minute + durationOf(after);
    const value = clockOf(at % DAY_MINUTES);
    const day = addDays(now.today, Math.floor(at / DAY_MINUTES));
    return { ...rangeOf(after), value, shown: showClock(value, now.language), day };
  }
  const isNow = NOW.exec(folded);
  if (isNow)
    return {
      ...rangeOf(isNow),
      value: clockOf(now.minute),
      shown: isNow[0],
      day: now.today,
    };
  const later = LATER.exec(folded);
  if (later) return { ...rangeOf(later), value: later[0], shown: later[0], day: now.today };
  const meal = MEAL.exec(folded);
  return meal ? { ...rangeOf(meal), value: meal[0], shown: meal[0] } : undefined;
}
const HOUR_AND_HALF = /\b(?:en|dentro de|in) (?:(hora) y media|(an) hour and a half)\b/;

function durationOf([, count = "", unit = "", part]: RegExpExecArray): number {
  if (count === "hora" || unit === "an") return 90;
  const isHalf = count === "media" || count === "half an";
  const many = isHalf ? 0.5 : /^\d/.test(count) ? Number(count) : (NUMERALS[count] ?? 1);
  const rest = part === "media" ? 30 : part === "cuarto" ? 15 : 0;
  return (unit.startsWith("h") ? many * 60 : many) + rest;
}

function findClock(folded: string, now: Now, day: Day | undefined): FoundTime | undefined {
  const found = clockIn(folded);
  if (!found) return undefined;
  const isSaid =
    SAYS_HALF_OF_DAY.test(folded.slice(found.from, found.to)) || /tonight|esta noche/.test(folded);
  const value = isSaid ? found.value : whenOpen(found.value, now, day);
  return { from: found.from, to: found.to, value, shown: showClock(value, now.language) };
}

/** A time of the clock, in digits or in words. */
function clockIn(folded: string): (Range & { value: string }) | undefined {
  const word = WORD_HOUR.exec(folded);
  if (word) {
    const digits = String(NUMERALS[word[1]!]);
    const at = word.index + word[0].length - word[1]!.length;
    const typed = folded.slice(0, at) + digits + folded.slice(at + word[1]!.length);
    const [chip] = readTime(typed.slice(word.index));
    if (chip)
      return {
        value: chip.value,
        from: word.index + chip.from,
        to: word.index + chip.to + word[1]!.length - digits.length,
      };
  }
  const part = HOUR_OF_PART.exec(folded);
  if (part) {
    const [chip] = readTime(`a las ${part[0]}`);
    if (chip) return { value: chip.value, ...rangeOf(part) };
  }
  // "Para las 8", with the positions of what was typed.
  const at = folded.replace(/\b(?:para|sobre|tipo)(?= las? \d)/, (word) =>
    "a".padStart(word.length),
  );
  const [chip] = readTime(at);
  const before = chip && /(?:para|sobre|tipo)$/.exec(folded.slice(0, chip.from + 1));
  return before ? { ...chip, from: before.index } : chip;
}

/** Time of the clock, moved by 12 hours if the business is open only then. */
function whenOpen(clock: string, { hours }: Now, day: Day | undefined): string {
  const minute = minutesOf(clock)!;
  const other = (minute + DAY_MINUTES / 2) % DAY_MINUTES;
  if (!hours) return clock;
  const isOpen = (at: number) =>
    WEEKDAYS.some(
      (weekday) => (!day || weekday === weekdayOf(day)) && isOpenAt(hours, weekday, at),
    );
  return !isOpen(minute) && isOpen(other) ? clockOf(other) : clock;
}

/** The day that a text says. */
export function findDay(folded: string, today: Day): (Range & { day: Day }) | undefined {
  const chip = readDates(folded, today).find(({ field }) => field === "date");
  const day = chip && dayFromIso(chip.value);
  return chip && day ? { day, from: chip.from, to: chip.to } : undefined;
}

export const weekdayOf = (day: Day) => WEEKDAYS[(day.getUTCDay() + 6) % 7]!;

const clockOf = (minute: number): string =>
  [Math.floor(minute / 60), Math.round(minute % 60)]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");

const rangeOf = (match: RegExpExecArray): Range => ({
  from: match.index,
  to: match.index + match[0].length,
});
