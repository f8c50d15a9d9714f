/** Monday first, as calendars of the region. */
export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const DAY_MINUTES = 1_440;
/**
 * The latest closing time after midnight, 6:00. A later one is a typing error: 18:00 to 9:00 would be
 * open for 15 hours.
 */
export const LATEST_CLOSING = DAY_MINUTES + 360;

/**
 * Minutes since the day's midnight. `to` is after `from`, and past 1,440 where the business closes on
 * the next day.
 */
export interface Span {
  from: number;
  to: number;
}

/** The spans of each weekday in order; a day without any is closed. */
export type OpeningHours = Readonly<Record<Weekday, readonly Span[]>>;

/** Opening hours as a document says them, and its lines word for word; no hours for a day it does not name. */
export interface StatedHours {
  quote: string;
  hours: Readonly<Partial<Record<Weekday, readonly Span[]>>>;
}

/** Whether the hours of any day are told. */
export const hasHours = (hours: StatedHours["hours"] | null | undefined): boolean =>
  WEEKDAYS.some((day) => (hours?.[day]?.length ?? 0) > 0);

/**
 * `half`: one of the two times is missing. `order`: it closes before it opens. `overlap`: two spans
 * of a day, or the end of one day and the beginning of the next. `time`: not a time.
 */
export type HoursProblem = "half" | "order" | "overlap" | "time";

/** The two times of a span as typed in a form: `09:30`, or empty. */
export interface TypedSpan {
  from: string;
  to: string;
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Minutes since midnight of `14:30`; undefined for other words. */
export function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/**
 * One span. A closing time up to 6:00 that is not after the opening time is on the next day; midnight
 * to midnight is open all day.
 *
 * @returns null for two empty times
 */
export function readSpan({ from, to }: TypedSpan): Span | null | HoursProblem {
  if (from === "" && to === "") return null;
  if (from === "" || to === "") return "half";
  const [opens, closes] = [minutesOf(from), minutesOf(to)];
  if (opens === undefined || closes === undefined) return "time";
  if (closes > opens) return { from: opens, to: closes };
  const nextDay = closes + DAY_MINUTES;
  const isAllDay = opens === 0 && closes === 0;
  if ((closes === opens && !isAllDay) || nextDay > LATEST_CLOSING) return "order";
  return { from: opens, to: nextDay };
}

/**
 * The hours of a week from a form.
 *
 * @returns the hours, null where no day has any (not said), or the problems by weekday
 */
export function readHours(
  typed: Readonly<Record<Weekday, readonly TypedSpan[]>>,
): { hours: OpeningHours | null } | { problems: Partial<Record<Weekday, HoursProblem>> } {
  const problems: Partial<Record<Weekday, HoursProblem>> = {};
  const week = {} as Record<Weekday, Span[]>;
  for (const day of WEEKDAYS) {
    week[day] = [];
    for (const span of typed[day].map(readSpan)) {
      if (typeof span === "string") problems[day] ??= span;
      else if (span) week[day].push(span);
    }
    week[day].sort((a, b) => a.from - b.from);
  }
  if (Object.keys(problems).length > 0) return { problems };
  WEEKDAYS.forEach((day, index) => {
    const previous = week[WEEKDAYS[(index + 6) % 7]!];
    const carried = (previous.at(-1)?.to ?? 0) - DAY_MINUTES;
    const ends = [carried, ...week[day].map(({ to }) => to)];
    if (week[day].some(({ from }, at) => from < ends[at]!)) problems[day] = "overlap";
  });
  if (Object.keys(problems).length > 0) return { problems };
  return { hours: WEEKDAYS.some((day) => week[day].length > 0) ? week : null };
}

/** The time of a day for a form: `02:00` for 1,560. */
export function timeOf(minutes: number): string {
  const inDay = minutes % DAY_MINUTES;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`;
}

/** Whether the business is open at a minute of a weekday, also from the evening before. */
export function isOpenAt(hours: OpeningHours, day: Weekday, minute: number): boolean {
  const previous = WEEKDAYS[(WEEKDAYS.indexOf(day) + 6) % 7]!;
  const holds = (at: number) => (span: Span) => span.from <= at && at < span.to;
  return hours[day].some(holds(minute)) || hours[previous].some(holds(minute + DAY_MINUTES));
}
