/** Arithmetic with days for agentiks: between two, some days after one, its weekday, the next opening. */
import type { OpeningHours } from "#domain/people/business/opening-hours.ts";
import { openingState, type WeekTime } from "#domain/people/business/open-now.ts";
import { dayAfter, dayFrom, daysBetween } from "./periods.ts";

export const DATE_QUESTIONS = ["between", "add", "weekday", "opening"] as const;
export type DateQuestion = (typeof DATE_QUESTIONS)[number];

/** Days that are added or taken away at most: about a century. */
const ADDED_MAX = 36_500;

/** Calendar days such as 2026-11-25. `opening` without `changes`: never closed, or never open. */
export type DateAnswer =
  | { what: "between"; from: string; to: string; days: number }
  | { what: "add"; from: string; days: number; day: string }
  | { what: "weekday"; day: string }
  | { what: "opening"; isOpen: boolean; changes: WeekTime | undefined };

export interface DateKnown {
  /** Today where the business is. */
  today: string;
  clock: WeekTime;
  /** Null where the business has said none. */
  hours: OpeningHours | null;
}

/** @returns undefined for what is no such question, and for hours that are not known */
export function dateAnswer(
  { what, from, to, days }: Readonly<Record<string, unknown>>,
  { today, clock, hours }: DateKnown,
): DateAnswer | undefined {
  const begin = from === null || from === undefined ? today : dayFrom(from);
  if (begin === undefined) return undefined;
  switch (what as DateQuestion) {
    case "between": {
      const end = to === null || to === undefined ? today : dayFrom(to);
      return end === undefined
        ? undefined
        : { what: "between", from: begin, to: end, days: daysBetween(begin, end) };
    }
    case "add": {
      const added = Number(days);
      const isGiven = days !== null && days !== "";
      if (!isGiven || !Number.isInteger(added) || Math.abs(added) > ADDED_MAX) return undefined;
      return { what: "add", from: begin, days: added, day: dayAfter(begin, added) };
    }
    case "weekday":
      return { what: "weekday", day: begin };
    case "opening":
      return hours ? { what: "opening", ...openingState(hours, clock) } : undefined;
    default:
      return undefined;
  }
}
