import type { Zone } from "#domain/format/zones.ts";
import {
  DAY_MINUTES,
  isOpenAt,
  WEEKDAYS,
  type OpeningHours,
  type Weekday,
} from "./opening-hours.ts";

// Kept: constructing an `Intl.DateTimeFormat` costs far more than using it.
const clocks = new Map<Zone, Intl.DateTimeFormat>();

function clockOf(timeZone: Zone): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** The weekday in a time zone, and the minutes since its midnight. */
export function clockIn(zone: Zone, now: Date): WeekTime {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const day = (parts.get("weekday") ?? "Mon").toLowerCase() as Weekday;
  return { day, minute: Number(parts.get("hour")) * 60 + Number(parts.get("minute")) };
}

/** A time of a weekday; `minute` is below 1,440. */
export interface WeekTime {
  day: Weekday;
  minute: number;
}

/**
 * Whether a business is open at a time, and when that changes next, within a week.
 *
 * @returns `changes` undefined for one that never closes
 */
export function openingState(
  hours: OpeningHours,
  { day, minute }: WeekTime,
): { isOpen: boolean; changes: WeekTime | undefined } {
  const isOpen = isOpenAt(hours, day, minute);
  const today = WEEKDAYS.indexOf(day);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const on = WEEKDAYS[(today + ahead) % 7]!;
    const times = changesOn(hours, on).filter(
      (at) => (ahead > 0 || at > minute) && isOpenAt(hours, on, at) !== isOpen,
    );
    if (times.length > 0) return { isOpen, changes: { day: on, minute: Math.min(...times) } };
  }
  return { isOpen, changes: undefined };
}

/** Minutes of a day at which a span begins or ends, also one of the evening before. */
function changesOn(hours: OpeningHours, day: Weekday): number[] {
  const previous = WEEKDAYS[(WEEKDAYS.indexOf(day) + 6) % 7]!;
  const own = hours[day].flatMap(({ from, to }) => [from, to]);
  const carried = hours[previous].map(({ to }) => to - DAY_MINUTES);
  return [...own, ...carried].filter((at) => at >= 0 && at < DAY_MINUTES);
}
