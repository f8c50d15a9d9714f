import { freeTimes, hasRoom, nearestTimes } from "#domain/agentiks/agenda/booking-room.ts";
import type { BookedTime } from "#domain/agentiks/agenda/bookings.ts";
import type {
  BookingRoom,
  RequestAnswer,
  RequestForm,
} from "#domain/agentiks/abilities/request-form.ts";
import { minutesOf, timeOf } from "#domain/people/business/opening-hours.ts";
import { addDays, isoOf, type Day } from "#engine/reading/days.ts";
import type { DayPart } from "./day-parts.ts";
import type { CandidatePassage } from "#engine/replies/reply.ts";
import { CHAT_SAYS } from "./chat-says.ts";
import { dayAnswered, type Opening } from "./check-opening.ts";
import { thingsIn } from "./orders/order-bill.ts";
import { priceListOf } from "./orders/price-list.ts";
import { minutesOfServices } from "./orders/services.ts";
import { weekdayOf, type Now } from "./read-when.ts";
import { showClock, showDate } from "./show-when.ts";

/** Context of a check for room: the form and the times that are taken. */
export interface RoomContext extends Now {
  form: RequestForm;
  /** Times that are taken, of all forms. */
  booked: readonly BookedTime[];
  /** The workplace's documents, for how long a service takes. */
  passages: readonly CandidatePassage[];
  /** Part of the day that the customer names. */
  part?: DayPart;
}

/** Room of a booking: that of its form, for as long as its service takes by the price list. */
export function roomFor(
  answers: readonly RequestAnswer[],
  { form, passages }: Pick<RoomContext, "form" | "passages">,
): BookingRoom | undefined {
  const minutes = form.room && minutesFor(answers, { form, passages });
  return form.room && { ...form.room, minutes: minutes ?? form.room.minutes };
}

/** How long what is booked takes by the price list, in minutes; undefined where it does not say so. */
export function minutesFor(
  answers: readonly RequestAnswer[],
  { form, passages }: Pick<RoomContext, "form" | "passages">,
): number | undefined {
  const wanted = form.kind === "appointment" ? thingsIn(answers, form) : undefined;
  return wanted === undefined ? undefined : minutesOfServices(wanted, priceListOf(passages));
}

/** Times that one message offers. */
const OFFERED_MAX = 6;
/** Days from today on that are looked at for free times, and how many of them a message offers. */
const DAYS_LOOKED_AT = 14;
const DAYS_OFFERED = 3;

/**
 * Compares the day and the time of a booking with the bookings that there are.
 *
 * @returns the answers without a day or a time for which no room is left
 */
export function checkRoom(answers: readonly RequestAnswer[], context: RoomContext): Opening {
  const { language } = context;
  const day = dayAnswered(answers);
  const room = roomFor(answers, context);
  if (!room || !day) return { answers };
  const says = CHAT_SAYS[language];
  const refuse = (kind: "day" | "time", why: string): Opening => ({
    answers: answers.filter((answer) => answer.kind !== kind),
    refused: { kind, why },
  });
  const free = freeOn(day, room, context);
  if (free?.length === 0) return refuse("day", says.fullDay(showDate(day, language)));
  const time = answers.find(({ kind }) => kind === "time");
  if (!time) return { answers };
  const minute = minutesOf(time.value);
  // "Al rato" books nothing: a place is kept for a time of the clock.
  if (minute === undefined) return refuse("time", says.problems.time);
  const isFree = hasRoom(takenOn(day, context), minute, room);
  if (isFree && endsInTime(answers, minute, context)) return { answers };
  const near = nearestTimes(free ?? [], minute, OFFERED_MAX);
  const why = isFree ? says.tooLate : says.fullTime;
  return refuse("time", why(time.shown, shown(near, context)));
}

/** Whether a service whose duration the price list says ends before the business closes. */
function endsInTime(
  answers: readonly RequestAnswer[],
  minute: number,
  context: RoomContext,
): boolean {
  const { hours } = context;
  const [day, minutes] = [dayAnswered(answers), minutesFor(answers, context)];
  if (!hours || !day || minutes === undefined) return true;
  const spans = hours[weekdayOf(day)];
  return spans.some(({ from, to }) => from <= minute && minute + minutes <= to);
}

/**
 * Free times of the day that was answered, as text: those of the part of the day that the customer names, where
 * there are any. Empty where there is no need to say any.
 */
export function sayFreeTimes(answers: readonly RequestAnswer[], context: RoomContext): string {
  const { language, part } = context;
  const day = dayAnswered(answers);
  const room = roomFor(answers, context);
  const all = room && day ? (freeOn(day, room, context) ?? []) : [];
  if (all.length === 0) return "";
  const ofPart = part ? all.filter((at) => part.from <= at && at < part.to) : all;
  const free = ofPart.length > 0 ? ofPart : all;
  const some = spread(free);
  const says = CHAT_SAYS[language];
  const times = says.freeTimes(shown(some, context), some.length === free.length);
  return ofPart.length > 0 ? times : `${says.fullPart} ${times}`;
}

/** Free times of the next days that have any, as a list of lines; empty where no hours or no room are known. */
export function sayNextFreeDays(context: RoomContext): string {
  const { language, today } = context;
  const room = roomFor([], context);
  if (!room) return "";
  const days = Array.from({ length: DAYS_LOOKED_AT }, (_, ahead) => addDays(today, ahead))
    .map((day) => ({ day, free: freeOn(day, room, context) ?? [] }))
    .filter(({ free }) => free.length > 0)
    .slice(0, DAYS_OFFERED);
  return days
    .map(({ day, free }) => `- ${showDate(day, language)}: ${shown(spread(free), context)}`)
    .join("\n");
}

/** At most as many times as one message offers, spread over the day. */
function spread(free: readonly number[]): number[] {
  const step = Math.ceil(free.length / OFFERED_MAX);
  return free.filter((_, index) => index % step === 0);
}

/** Undefined where the business has said no hours. */
function freeOn(day: Day, room: BookingRoom, context: RoomContext): number[] | undefined {
  const { hours, today, minute } = context;
  const isToday = day.getTime() === today.getTime();
  return (
    hours?.[weekdayOf(day)] &&
    freeTimes(hours[weekdayOf(day)], {
      taken: takenOn(day, context),
      room,
      from: isToday ? minute : 0,
    })
  );
}

const takenOn = (day: Day, { form, booked }: RoomContext): BookedTime[] => {
  const iso = isoOf(day);
  return booked.filter((one) => one.form === form.name && one.day === iso);
};

const shown = (minutes: readonly number[], { language }: RoomContext): string =>
  minutes.map((minute) => showClock(timeOf(minute), language)).join(", ");
