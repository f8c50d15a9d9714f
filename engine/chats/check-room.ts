import { freeTimes, hasRoom, nearestTimes } from "#domain/agentiks/agenda/booking-room.ts";
import type { BookedTime } from "#domain/agentiks/agenda/bookings.ts";
import type {
  BookingRoom,
  RequestAnswer,
  RequestForm,
} from "#domain/agentiks/abilities/request-form.ts";
import { minutesOf, timeOf } from "#domain/people/business/opening-hours.ts";
import { isoOf, type Day } from "#engine/reading/days.ts";
import { CHAT_SAYS } from "./chat-says.ts";
import { dayAnswered, type Opening } from "./check-opening.ts";
import { weekdayOf, type Now } from "./read-when.ts";
import { showClock, showDate } from "./show-when.ts";

/** Context of a check for room: the form and the times that are taken. */
export interface RoomContext extends Now {
  form: Pick<RequestForm, "name" | "room">;
  /** Times that are taken, of all forms. */
  booked: readonly BookedTime[];
}

/** Times that one message offers. */
const OFFERED_MAX = 6;

/**
 * Compares the day and the time of a booking with the bookings that there are.
 *
 * @returns the answers without a day or a time for which no room is left
 */
export function checkRoom(answers: readonly RequestAnswer[], context: RoomContext): Opening {
  const { form, language } = context;
  const day = dayAnswered(answers);
  if (!form.room || !day) return { answers };
  const says = CHAT_SAYS[language];
  const refuse = (kind: "day" | "time", why: string): Opening => ({
    answers: answers.filter((answer) => answer.kind !== kind),
    refused: { kind, why },
  });
  const free = freeOn(day, form.room, context);
  if (free?.length === 0) return refuse("day", says.fullDay(showDate(day, language)));
  const time = answers.find(({ kind }) => kind === "time");
  if (!time) return { answers };
  const minute = minutesOf(time.value);
  // "Al rato" books nothing: a place is kept for a time of the clock.
  if (minute === undefined) return refuse("time", says.problems.time);
  if (hasRoom(takenOn(day, context), minute, form.room)) return { answers };
  const near = nearestTimes(free ?? [], minute, OFFERED_MAX);
  return refuse("time", says.fullTime(time.shown, shown(near, context)));
}

/** Free times of the day that was answered, as text; empty where there is no need to say any. */
export function sayFreeTimes(answers: readonly RequestAnswer[], context: RoomContext): string {
  const { form, language } = context;
  const day = dayAnswered(answers);
  const free = form.room && day ? (freeOn(day, form.room, context) ?? []) : [];
  if (free.length === 0) return "";
  const step = Math.ceil(free.length / OFFERED_MAX);
  const some = free.filter((_, index) => index % step === 0);
  return CHAT_SAYS[language].freeTimes(shown(some, context), step === 1);
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
