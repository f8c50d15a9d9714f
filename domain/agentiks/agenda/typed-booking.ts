/** A booking that a person of the business writes into the agenda. */

import { dayAfter } from "#domain/input/days-ahead.ts";
import { minutesOf } from "#domain/people/business/opening-hours.ts";
import { parseWhatsapp } from "#domain/people/business/whatsapp.ts";
import { readDay } from "#domain/input/calendar-day.ts";
import {
  BOOKING_DAYS_AHEAD,
  BOOKING_NAME_MAX,
  BOOKING_NOTE_MAX,
  BOOKING_PEOPLE_MAX,
} from "./bookings.ts";

/** The fields as typed; empty for none. */
export interface TypedBooking {
  customer: string;
  phone: string;
  /** `2026-11-24`. */
  day: string;
  /** `14:30`. */
  time: string;
  people: string;
  note: string;
}

/** Problems that a field can have. */
export const BOOKING_PROBLEMS = [
  "empty",
  "too-long",
  "phone",
  "day",
  "past",
  "too-far",
  "time",
  "people",
] as const;
export type BookingProblem = (typeof BOOKING_PROBLEMS)[number];
export type BookingProblems = Partial<Record<keyof TypedBooking, BookingProblem>>;

/** Typed booking, as it is stored. */
export interface ReadBooking {
  customer: string;
  /** In E.164, or empty. */
  phone: string;
  day: string;
  /** Minutes since the day's midnight. */
  minute: number;
  people: number | null;
  note: string;
}

/**
 * Reads when a booking is.
 *
 * @param today as of `readBooking`
 * @returns what is right of it, and what is wrong
 */
export function readBookedTime(
  typed: Pick<TypedBooking, "day" | "time">,
  today: string,
): { day?: string | undefined; minute?: number | undefined; problems: BookingProblems } {
  const problems: BookingProblems = {};
  const day = readDay(typed.day) ?? undefined;
  if (!day) problems.day = "day";
  else if (day < today) problems.day = "past";
  else if (day > dayAfter(today, BOOKING_DAYS_AHEAD)) problems.day = "too-far";
  const minute = minutesOf(typed.time);
  if (minute === undefined) problems.time = "time";
  return { day, minute, problems };
}

/**
 * Reads the fields of a booking.
 *
 * @param today calendar day where the business is; a booking of today may begin before now, since the
 *   customer may be there already
 */
export function readBooking(
  typed: TypedBooking,
  today: string,
): { booking: ReadBooking } | { problems: BookingProblems } {
  const { day, minute, problems } = readBookedTime(typed, today);
  const customer = typed.customer.trim();
  if (customer === "") problems.customer = "empty";
  else if (customer.length > BOOKING_NAME_MAX) problems.customer = "too-long";
  const note = typed.note.trim();
  if (note.length > BOOKING_NOTE_MAX) problems.note = "too-long";
  const phone = typed.phone.trim() === "" ? "" : parseWhatsapp(typed.phone);
  if (phone === undefined) problems.phone = "phone";
  const people = typed.people.trim() === "" ? null : Number(typed.people);
  const isCount =
    people === null || (Number.isInteger(people) && people > 0 && people <= BOOKING_PEOPLE_MAX);
  if (!isCount) problems.people = "people";
  if (Object.keys(problems).length > 0 || !day || minute === undefined || phone === undefined)
    return { problems };
  return { booking: { customer, phone, day, minute, people, note } };
}

/**
 * Why a booking was refused. `gone`: no such form or booking in a workplace of the person's; `closed`: its
 * space is archived; `full`: all places are taken then.
 */
export const BOOKING_REFUSALS = ["gone", "closed", "full"] as const;
export type BookingRefusal = (typeof BOOKING_REFUSALS)[number];
