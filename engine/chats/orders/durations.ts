import { fold, type Range } from "#engine/reading/folded.ts";
import { NUMERAL, NUMERALS } from "#engine/reading/numbers.ts";

const COUNT = `(\\d{1,3}|${NUMERAL})`;
const HOUR = "(?:horas?|hrs?|hours?|h)";
const MINUTE = "(?:minutos?|minutes?|mins?|min)";
/** The longer end of a range is meant: "2 a 3 horas". */
const RANGE = `(?:${COUNT} ?(?:-|a|o|to|or) ?)?`;
/** "2 h 30 min", "hora y media", "2 a 3 horas", "45 min". */
const DURATION = new RegExp(
  `\\b(?:${RANGE}${COUNT} ?${HOUR}(?: ?(?:y |con |and )?(?:(media|cuarto|half)|(\\d{1,2}) ?(?:${MINUTE})?))?|(hora y media|hour and a half)|(media hora|half an hour)|(an hour)|${RANGE}${COUNT} ?${MINUTE})(?![a-z\\d])`,
);
/** Longest duration that is read, in minutes: 24 hours. */
const LONGEST = 1_440;

/** A duration in a text. */
export interface FoundDuration extends Range {
  minutes: number;
}

/** The first duration that a text tells; undefined for none, and for one of more than a day. */
export function findDuration(text: string): FoundDuration | undefined {
  const match = DURATION.exec(fold(text));
  if (!match) return undefined;
  const [, , hours, part, rest, hourAndHalf, halfHour, oneHour, , minutes] = match;
  const counted =
    hours !== undefined
      ? numberOf(hours) * 60 + (part === "cuarto" ? 15 : part ? 30 : Number(rest ?? 0))
      : minutes !== undefined
        ? numberOf(minutes)
        : hourAndHalf
          ? 90
          : halfHour
            ? 30
            : oneHour
              ? 60
              : 0;
  return counted > 0 && counted <= LONGEST
    ? { minutes: counted, from: match.index, to: match.index + match[0].length }
    : undefined;
}

const numberOf = (count: string): number =>
  /^\d/.test(count) ? Number(count) : (NUMERALS[count] ?? 0);
