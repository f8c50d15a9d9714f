import { Cron } from "croner";

/**
 * Times of schedules: cron with five fields in an IANA time zone. Only arithmetic; the caller has
 * the clock. At a change of daylight saving time, a time that does not exist moves by the skipped
 * hour, and one that exists twice counts once.
 */

/** A missed time is made up for within six hours. */
export const MADE_UP_MS = 6 * 3_600_000;
/** Shortest time between two runs of a schedule, in milliseconds. */
const SCHEDULE_MIN_MS = 5 * 60_000;

const CRON_MAX = 60;
/** Times that are looked at to find those that are too close. */
const COMPARED = 24;
/** Any time without daylight saving changes nearby: the distance of times does not depend on it. */
const REFERENCE = new Date("2026-01-12T00:00:00Z");

/**
 * Reads a cron expression of five fields: minute, hour, day of the month, month, weekday.
 *
 * @returns `often`: two of its times are closer than SCHEDULE_MIN_MS; `never`: it has no time
 */
export function readCron(text: string): { cron: string } | { problem: "form" | "often" | "never" } {
  const cron = text.trim().replace(/\s+/g, " ");
  if (cron.length > CRON_MAX || cron.split(" ").length !== 5) return { problem: "form" };
  let last: Date | undefined;
  try {
    const times = new Cron(cron, { timezone: "UTC", paused: true });
    for (let n = 0; n < COMPARED; n += 1) {
      const next = times.nextRun(last ?? REFERENCE);
      if (!next) return last ? { cron } : { problem: "never" };
      if (last && next.getTime() - last.getTime() < SCHEDULE_MIN_MS) return { problem: "often" };
      last = next;
    }
  } catch {
    return { problem: "form" };
  }
  return { cron };
}

/** The first time of a schedule after another; undefined when there is none. */
export const nextTime = (cron: string, zone: string, after: Date): Date | undefined =>
  new Cron(cron, { timezone: zone, paused: true }).nextRun(after) ?? undefined;

/** Due times of a schedule after a sleep, and its next time. */
export interface DueTimes {
  /** The latest due time; made up for if it is not older than MADE_UP_MS. */
  latest: Date;
  isTooOld: boolean;
  /** Earlier due times that are left out; at least so many. */
  missed: number;
  /** The next time; undefined when there is none. */
  next: Date | undefined;
}

/**
 * The times of a schedule that are due.
 *
 * @param due the first one
 * @param cron null for a single time
 */
export function dueTimes(
  { cron, zone, due }: { cron: string | null; zone: string; due: Date },
  now: Date,
): DueTimes {
  const oldest = now.getTime() - MADE_UP_MS;
  let latest = due;
  let missed = 0;
  if (cron === null) return { latest, isTooOld: due.getTime() < oldest, missed, next: undefined };
  const times = new Cron(cron, { timezone: zone, paused: true });
  // Times older than can be made up for are not counted one by one.
  let next = times.nextRun(due.getTime() < oldest ? new Date(oldest - 1) : due);
  while (next && next <= now) {
    latest = next;
    missed += 1;
    next = times.nextRun(next);
  }
  return { latest, isTooOld: latest.getTime() < oldest, missed, next: next ?? undefined };
}

export const EVERY = ["day", "weekdays", "week", "month"] as const;
export type Every = (typeof EVERY)[number];

/** A schedule in plain words. */
export interface Plan {
  every: Every;
  /** `HH:MM` */
  time: string;
  /** For `week`: 0, Sunday, to 6. */
  weekday: number;
  /** For `month`: 1 to 28, or 0 for the last day. */
  day: number;
}

const FIRST_PLAN: Plan = { every: "day", time: "21:00", weekday: 1, day: 1 };
const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/;
const DAY_MAX = 28;

/** The cron expression of a plan; undefined for a time or a day that is none. */
export function cronOf({ every, time, weekday, day }: Plan): string | undefined {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const at = `${Number(minutes)} ${Number(hours)}`;
  switch (every) {
    case "day":
      return `${at} * * *`;
    case "weekdays":
      return `${at} * * 1-5`;
    case "week":
      return Number.isInteger(weekday) && weekday >= 0 && weekday <= 6
        ? `${at} * * ${weekday}`
        : undefined;
    case "month":
      if (!Number.isInteger(day) || day < 0 || day > DAY_MAX) return undefined;
      return `${at} ${day === 0 ? "L" : day} * *`;
  }
}

/** The plan that a cron expression stands for; undefined for one that no plan makes. */
export function planOf(cron: string): Plan | undefined {
  const [minutes = "", hours = "", day = "", month, weekday = ""] = cron.split(" ");
  if (!/^\d+$/.test(minutes) || !/^\d+$/.test(hours) || month !== "*") return undefined;
  const plan = { ...FIRST_PLAN, time: `${hours.padStart(2, "0")}:${minutes.padStart(2, "0")}` };
  const candidates: Plan[] = [
    { ...plan, every: "day" },
    { ...plan, every: "weekdays" },
    { ...plan, every: "week", weekday: Number(weekday) },
    { ...plan, every: "month", day: day === "L" ? 0 : Number(day) },
  ];
  return candidates.find((candidate) => cronOf(candidate) === cron);
}

const parts = new Map<string, Intl.DateTimeFormat>();

/** The wall clock of a zone: `2026-11-24 21:00`. */
export function wallClock(time: Date, zone: string): string {
  let format = parts.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("sv-SE", {
      timeZone: zone,
      dateStyle: "short",
      timeStyle: "short",
    });
    parts.set(zone, format);
  }
  return format.format(time);
}

/**
 * The time at which a zone's clock shows a day and an hour.
 *
 * @param local `2026-11-24T21:00`, as a form sends it
 * @returns undefined for no such time; one that daylight saving leaves out is moved by the hour
 */
export function timeAt(local: string, zone: string): Date | undefined {
  const [, day, clock] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)/.exec(local) ?? [];
  const wanted = Date.parse(`${day}T${clock}:00Z`);
  if (!day || !clock || Number.isNaN(wanted)) return undefined;
  // The zone's distance from UTC, at a guess and then at the time that the guess gives.
  let time = wanted;
  for (let tries = 0; tries < 2; tries += 1) {
    const shown = Date.parse(`${wallClock(new Date(time), zone).replace(" ", "T")}:00Z`);
    time += wanted - shown;
  }
  return new Date(time);
}

/** The same hour a number of days earlier, by the zone's clock. */
export function daysBefore(time: Date, zone: string, days: number): Date {
  const local = Date.parse(`${wallClock(time, zone).replace(" ", "T")}:00Z`) - days * 86_400_000;
  return timeAt(new Date(local).toISOString().slice(0, 16), zone) ?? time;
}
