import type { DateAnswer } from "#domain/agentiks/tools/date-arithmetic.ts";
import type { Period } from "#domain/agentiks/tools/periods.ts";
import { formatClock, formatDay, formatWeekDay } from "#domain/format/dates.ts";
import { formatMxn } from "#domain/money/money.ts";
import type { WeekTime } from "#domain/people/business/open-now.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { WEEKDAY_NAMES } from "./weekday-names.ts";

/** Results of an agentik's reading tools, as lines of plain text that an answer shows. */

interface Lang {
  locale: Locale;
}

export function salesText(
  {
    period,
    sales,
    income,
    best,
  }: {
    period: Period;
    sales: number;
    income: number;
    best: readonly { name: string; sales: number }[];
  },
  lang: Lang,
): string[] {
  const total = m.readings_sales({ ...period, sales, income: formatMxn(income) }, lang);
  return [total, ...best.map((one) => m.readings_best(one, lang))];
}

export const membersText = (
  { period, ...counted }: { period: Period; members: number; joined: number },
  lang: Lang,
): string[] => [m.readings_members({ ...counted, ...period }, lang)];

export const challengesText = (
  open: readonly { name: string; entries: number; days: number }[],
  lang: Lang,
): string[] =>
  open.length === 0
    ? [m.readings_no_challenges({}, lang)]
    : open.map((one) => m.readings_challenge(one, lang));

/** Entries that the challenges' creator has still to decide about. */
export const entriesToJudgeText = (
  waiting: readonly { title: string; author: string; challenge: string }[],
  lang: Lang,
): string[] =>
  waiting.map(({ title, author, challenge }) =>
    m.readings_entry({ title, author, challenge }, lang),
  );

/** @param listed the late ones, then others */
export const tasksText = (
  {
    open,
    late,
    listed,
  }: { open: number; late: number; listed: readonly { title: string; dueOn: string | null }[] },
  lang: Lang,
): string[] => [
  m.readings_tasks({ open, late }, lang),
  ...listed.map(({ title, dueOn }) =>
    dueOn === null ? title : m.readings_task({ title, day: dueOn }, lang),
  ),
];

/** @param questions the oldest ones; `open` is the number of all */
export const questionsText = (
  { open, questions }: { open: number; questions: readonly { question: string; at: Date }[] },
  lang: Lang,
): string[] => [
  m.readings_questions({ count: open }, lang),
  ...questions.map(({ question, at }) =>
    m.readings_question({ question, day: formatDay(at, lang.locale) }, lang),
  ),
];

export function bookingsText(
  {
    day,
    booked,
  }: {
    day: string;
    booked: readonly {
      minute: number;
      form: string;
      customer: string;
      people: number | null;
    }[];
  },
  lang: Lang,
): string[] {
  if (booked.length === 0) return [m.readings_no_bookings({ day }, lang)];
  const line = ({ minute, form, customer, people }: (typeof booked)[number]) => {
    const what = [form, customer].filter((word) => word !== "").join(", ");
    const at = m.readings_booking({ time: formatClock(minute, lang.locale), what }, lang);
    return people === null ? at : `${at} (${people})`;
  };
  return [m.readings_bookings({ day, bookings: booked.length }, lang), ...booked.map(line)];
}

export function dateText(answer: DateAnswer, lang: Lang): string[] {
  switch (answer.what) {
    case "between":
      return [m.readings_between(answer, lang)];
    case "add":
      return [m.readings_add({ ...answer, named: dayName(answer.day, lang) }, lang)];
    case "weekday":
      return [m.readings_weekday({ day: answer.day, named: dayName(answer.day, lang) }, lang)];
    case "opening": {
      const { isOpen, changes } = answer;
      if (!changes) return [(isOpen ? m.readings_always : m.readings_closed)({}, lang)];
      const when = { day: WEEKDAY_NAMES[changes.day]({}, lang), time: timeOf(changes, lang) };
      return [(isOpen ? m.readings_closes : m.readings_opens)(when, lang)];
    }
  }
}

const dayName = (day: string, { locale }: Lang): string => formatWeekDay(day, locale);
const timeOf = ({ minute }: WeekTime, { locale }: Lang): string => formatClock(minute, locale);
