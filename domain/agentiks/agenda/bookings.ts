/** Bookings and appointments in the agenda of a business. */

import {
  BOOKED_KINDS,
  BOOKING_MINUTES_USUAL,
  type BookingRoom,
  type RequestAnswer,
  type RequestForm,
} from "#domain/agentiks/abilities/request-form.ts";
import { minutesOf } from "#domain/people/business/opening-hours.ts";
import type { TakenTime } from "./booking-room.ts";

/** When and for whom something is booked, as a form's answers say. */
export interface RequestBooking {
  /** Calendar day where the business is: `2026-11-24`. */
  day: string;
  /** Minutes since its midnight. */
  minute: number;
  /** Duration in minutes. */
  minutes: number;
  /** Places of its form at one time; undefined for any number. */
  places?: number | undefined;
  /** Number of people; undefined where it was not asked. */
  people?: number | undefined;
}

/** A booked time, as those who look for a free one need it. */
export interface BookedTime extends TakenTime {
  /** Name of its form: each form has room of its own. */
  form: string;
  /** `2026-11-24`. */
  day: string;
}

/** Lengths in UTF-16 code units, as `maxlength` counts. */
export const BOOKING_NAME_MAX = 80;
export const BOOKING_NOTE_MAX = 300;
export const BOOKING_PEOPLE_MAX = 999;

/** Days of the agenda that a page shows, from its first one on. */
export const AGENDA_DAYS = 14;
/** Bookings that a page shows. */
export const AGENDA_MAX = 200;
/** Days ahead of which one can book. */
export const BOOKING_DAYS_AHEAD = 366;

/**
 * Booking that the answers of a form make.
 *
 * @param minutes how long what is booked takes; undefined: as long as its form says
 * @returns undefined where the form is not booked, or a day or a time of the clock is missing
 */
export function bookingOf(
  { kind, room }: Pick<RequestForm, "kind" | "room">,
  answers: readonly RequestAnswer[],
  minutes = room?.minutes ?? BOOKING_MINUTES_USUAL,
): RequestBooking | undefined {
  const said = (wanted: RequestAnswer["kind"]) => answers.find((one) => one.kind === wanted)?.value;
  const day = said("day");
  const minute = minutesOf(said("time") ?? "");
  if (!BOOKED_KINDS.includes(kind) || day === undefined || minute === undefined) return undefined;
  const people = Number(kind === "booking" ? said("number") : undefined);
  const isCounted = Number.isInteger(people) && people > 0 && people <= BOOKING_PEOPLE_MAX;
  return {
    day,
    minute,
    minutes,
    ...(room && { places: room.places }),
    ...(isCounted && { people }),
  };
}

/**
 * Customer, phone and note of a booking by its form, as the agenda shows them.
 *
 * @param customer name of the customer, where the form does not say one
 */
export function bookingFacts(
  answers: readonly RequestAnswer[],
  customer: string,
): { customer: string; phone: string; note: string } {
  const said = (...kinds: RequestAnswer["kind"][]) =>
    answers.filter(({ kind }) => kinds.includes(kind));
  const what = said("text", "choice").map(({ shown }) => shown);
  return {
    customer: (said("name")[0]?.value ?? customer).slice(0, BOOKING_NAME_MAX),
    phone: said("phone")[0]?.value ?? "",
    note: what.join(" · ").slice(0, BOOKING_NOTE_MAX),
  };
}

/** The room of a booking's form; undefined for any number of bookings. */
export const roomOf = ({ places, minutes }: RequestBooking): BookingRoom | undefined =>
  places === undefined ? undefined : { places, minutes };
