import { isOpenAt, minutesOf } from "#domain/people/business/opening-hours.ts";
import type { RequestAnswer } from "#domain/agentiks/abilities/request-form.ts";
import { dayFromIso, type Day } from "#engine/reading/days.ts";
import { showHours, showSpans } from "#engine/reading/hours.ts";
import type { CandidatePassage } from "#engine/replies/reply.ts";
import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import { CHAT_SAYS } from "./chat-says.ts";
import { noticeOn } from "./opening/document-hours.ts";
import { weekdayOf, type Now } from "./read-when.ts";
import { showWeekday } from "./show-when.ts";

/** The day that was answered. */
export const dayAnswered = (answers: readonly RequestAnswer[]): Day | undefined =>
  dayFromIso(answers.find(({ kind }) => kind === "day")?.value ?? "");

/** Answers that fit the opening hours. */
export interface Opening {
  answers: readonly RequestAnswer[];
  /** Answer that is to be given anew, and the reason as told to the customer. */
  refused?: { kind: "day" | "time" | "address"; why: string };
}

/**
 * Compares the day and the time of an order or a booking with the business's opening hours, and with what
 * its documents say of that day of the calendar.
 *
 * @returns the answers without a day or time at which it is closed or that is over
 */
export function checkOpening(
  answers: readonly RequestAnswer[],
  now: Now & { passages: readonly CandidatePassage[] },
): Opening {
  const { hours, language, today, minute, passages } = now;
  const says = CHAT_SAYS[language];
  const day = dayAnswered(answers);
  const refuse = (kind: "day" | "time", why: string): Opening => ({
    answers: answers.filter((answer) => answer.kind !== kind),
    refused: { kind, why },
  });
  if (!day) return { answers };
  if (day < today) return refuse("day", says.pastDay);
  const notice = noticeOn(day, passages, today);
  if (notice?.isClosed)
    return refuse("day", says.closedByNotice(escapeMarkdown(notice.line.quote)));
  const weekday = weekdayOf(day);
  const locale = language === "en" ? "en" : "es";
  const week = hours && showHours(hours, locale);
  if (hours && week && hours[weekday].length === 0)
    return refuse("day", says.closedDay(showWeekday(day, language), week));
  const time = answers.find(({ kind }) => kind === "time")?.value;
  if (time === undefined) return { answers };
  const at = minutesOf(time);
  const isToday = day.getTime() === today.getTime();
  if (isToday && at !== undefined && at < minute) return refuse("time", says.pastTime);
  if (!hours || !week) return { answers };
  const spans = showSpans(hours[weekday], locale);
  // Words without a clock time, "al rato", need hours that are left of the day.
  const isOpen =
    at === undefined
      ? !isToday || hours[weekday].some(({ to }) => to > minute)
      : isOpenAt(hours, weekday, at);
  return isOpen ? { answers } : refuse("time", says.closedTime(showWeekday(day, language), spans));
}
