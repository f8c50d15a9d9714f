import type { BookedStart } from "#domain/agentiks/agenda/reminders.ts";
import type {
  BookingProblem,
  BookingProblems,
  BookingRefusal,
} from "#domain/agentiks/agenda/typed-booking.ts";
import { formatClock, formatWeekDay } from "#domain/format/dates.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { doneText } from "./done-text.server.ts";

interface Lang {
  locale: Locale;
}

const REFUSALS = {
  gone: { status: 404, text: m.agenda_no_gone },
  closed: { status: 409, text: m.agenda_no_closed },
  full: { status: 409, text: m.agenda_no_full },
} as const satisfies Record<BookingRefusal, unknown>;

/**
 * Why a form of the agenda was refused, and the HTTP status.
 *
 * @param wanted the time that a booking was to be moved to
 */
export function bookingRefusal(reason: BookingRefusal, lang: Lang, wanted?: BookedStart) {
  const { status, text } = REFUSALS[reason];
  if (reason !== "full" || !wanted) return { reason, status, text: text({}, lang) };
  const day = formatWeekDay(wanted.day, lang.locale);
  const time = formatClock(wanted.minute, lang.locale);
  return { reason, status, text: m.agenda_no_full_then({ day, time }, lang) };
}

const PROBLEMS = {
  empty: m.agenda_bad_empty,
  "too-long": m.agenda_bad_too_long,
  phone: m.agenda_bad_phone,
  day: m.agenda_bad_day,
  past: m.agenda_bad_past,
  "too-far": m.agenda_bad_too_far,
  time: m.agenda_bad_time,
  people: m.agenda_bad_people,
} as const satisfies Record<BookingProblem, unknown>;

/** Error texts of a booking's fields, by field. */
export const bookingProblemTexts = (
  problems: BookingProblems,
  lang: Lang,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, PROBLEMS[problem]({}, lang)]),
  );

const DONE = {
  add: m.agenda_done_add,
  remove: m.agenda_done_remove,
  move: m.agenda_done_move,
  confirm: m.agenda_done_confirm,
  cancel: m.agenda_done_cancel,
};

/** Success message, by the flash's code. */
export const agendaDoneText = (code: string, lang: Lang) => doneText(DONE, code, lang);
