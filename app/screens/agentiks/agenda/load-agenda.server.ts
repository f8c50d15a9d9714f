import { BOOKING_MINUTES_USUAL } from "#domain/agentiks/abilities/request-form.ts";
import { AGENDA_DAYS, AGENDA_MAX, bookingFacts } from "#domain/agentiks/agenda/bookings.ts";
import { findOverlaps } from "#domain/agentiks/agenda/overlaps.ts";
import { clockOf } from "#domain/agentiks/agenda/reminders.ts";
import { paths } from "#domain/addresses/paths.ts";
import { dayIn, formatClock, formatWeekDay } from "#domain/format/dates.ts";
import { whatsAppChat } from "#domain/format/links/whatsapp.ts";
import { dayAfter } from "#domain/input/days-ahead.ts";
import { minutesOf } from "#domain/people/business/opening-hours.ts";
import { formatWhatsapp } from "#domain/people/business/whatsapp.ts";
import { readDay } from "#domain/input/calendar-day.ts";
import * as m from "#app/messages/messages.js";
import { db } from "#db/connection/live-database.ts";
import { listAgenda, type ListedBooking } from "#db/queries/agentiks/agenda/list-agenda.ts";
import { listDueOrders, type DueOrder } from "#db/queries/agentiks/agenda/list-due-orders.ts";
import { listBookedForms, type BookedForm } from "#db/queries/agentiks/agenda/list-booked-forms.ts";
import type { Viewer } from "#app/session/viewer.server.ts";
import type { LocalText } from "#app/ui/text/local-text.ts";
import { agendaAddress } from "./agenda-address.ts";

/** Bookings of one day, and the orders that are to be made for it. */
export interface AgendaDay {
  day: string;
  title: LocalText;
  when: "today" | "tomorrow" | "later";
  bookings: (ShownBooking & {
    /** Opens the form that moves it; null for an order, for a booking of the past, and for visitors. */
    move: string | null;
    /** Waits for a person's word that it holds, and the viewer can give it. */
    canConfirm: boolean;
    /** A customer has sent it, it is to come, and the viewer can cancel it. */
    canCancel: boolean;
    /** Names of those that it overlaps with, beyond the room that its form has. */
    overlaps: string[];
  })[];
}

/**
 * The agenda from one day on, by the clock of the viewer's business.
 *
 * @param asked the first day, from the address; today where it is none
 */
export async function loadAgenda(
  { personId, zone, isVisitor }: Pick<Viewer, "personId" | "zone" | "isVisitor">,
  asked: string,
) {
  const now = new Date();
  const today = dayIn(zone, now);
  const first = readDay(asked) ?? today;
  const last = dayAfter(first, AGENDA_DAYS - 1);
  const range = { from: first, to: last, limit: AGENDA_MAX + 1 };
  const [booked, orders, forms] = await Promise.all([
    listAgenda(db, personId, range),
    listDueOrders(db, personId, range),
    listBookedForms(db, personId),
  ]);
  const rows = [...booked.map(fromBooking), ...orders.map(fromOrder)].sort(byTime);
  const shown = rows.slice(0, AGENDA_MAX);
  const days = [...new Set(shown.map(({ day }) => day))];
  const at = (day: string) => agendaAddress(day, today);
  const here = at(first);
  const overlaps = overlapsOf(shown, forms);
  const toMove = (booking: AgendaRow) =>
    isVisitor || booking.isOrder || booking.day < today
      ? null
      : `${here}${here.includes("?") ? "&" : "?"}move=${booking.id}#${booking.id}`;
  return {
    today,
    /** When the page was made, in milliseconds since 1970: news since are loaded. */
    now: now.getTime(),
    /** Spaces whose news the page follows. */
    spaceIds: isVisitor ? [] : [...new Set([...forms, ...orders].map(({ spaceId }) => spaceId))],
    here,
    isToday: first === today,
    hasMore: rows.length > AGENDA_MAX,
    todayCount: shown.filter(({ day }) => day === today).length,
    days: days.map((day): AgendaDay => ({
      day,
      title: inBoth((locale) => formatWeekDay(day, locale)),
      when: day === today ? "today" : day === dayAfter(today, 1) ? "tomorrow" : "later",
      bookings: shown
        .filter((booking) => booking.day === day)
        .map((booking) => ({
          ...toShownBooking(booking, hasKnownEnd(booking, forms)),
          move: toMove(booking),
          canConfirm: booking.isUnconfirmed && !booking.isOrder && !isVisitor,
          canCancel: booking.isToDo && booking.day >= today && !isVisitor,
          overlaps: overlaps.get(booking.id) ?? [],
        })),
    })),
    earlier: at(dayAfter(first, -AGENDA_DAYS)),
    later: `${paths.agenda}?day=${dayAfter(first, AGENDA_DAYS)}`,
    forms: forms
      .filter(({ isClosed }) => !isClosed)
      .map(({ agentikId, agentik, name }) => ({ value: `${agentikId} ${name}`, name, agentik })),
  };
}

export type AgendaData = Awaited<ReturnType<typeof loadAgenda>>;

const inBoth = (text: (locale: "en" | "es") => string): LocalText => ({
  en: text("en"),
  es: text("es"),
});

/** A booking or an order. */
type AgendaRow = Omit<ListedBooking, "minute" | "minutes"> & {
  /** Null for an order. */
  minutes: number | null;
  /** Minutes since midnight; null for an order for any time of the day. */
  minute: number | null;
  isOrder: boolean;
};

const fromBooking = (booking: ListedBooking): AgendaRow => ({ ...booking, isOrder: false });

const fromOrder = ({
  id,
  form,
  customer,
  answers,
  day,
  spaceId,
  threadId,
  isNew,
}: DueOrder): AgendaRow => ({
  ...bookingFacts(answers, customer),
  id,
  form,
  people: null,
  day,
  minutes: null,
  spaceId,
  isToDo: false,
  minute: minutesOf(answers.find(({ kind }) => kind === "time")?.value ?? "") ?? null,
  threadId,
  isUnconfirmed: isNew,
  isOrder: true,
});

/** By day and time; an order for any time of its day comes first. */
const byTime = (one: AgendaRow, other: AgendaRow) =>
  one.day.localeCompare(other.day) || (one.minute ?? -1) - (other.minute ?? -1);

/** The room of a booking's form, where it has one. */
const roomAt = (forms: readonly BookedForm[], at: Pick<AgendaRow, "spaceId" | "form">) =>
  forms.find(({ spaceId, name }) => spaceId === at.spaceId && name === at.form)?.room;

/** Whether the minutes of a booking were set by its form, or by the service that was asked for. */
const hasKnownEnd = ({ minutes, ...booking }: AgendaRow, forms: readonly BookedForm[]): boolean =>
  minutes !== null && (minutes !== BOOKING_MINUTES_USUAL || roomAt(forms, booking) !== undefined);

/** Names of the bookings that each one overlaps with, by its id. */
function overlapsOf(
  rows: readonly AgendaRow[],
  forms: readonly BookedForm[],
): Map<string, string[]> {
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.customer ?? "";
  const keyOf = ({ day, spaceId, form }: AgendaRow) => JSON.stringify([day, spaceId, form]);
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  const placed = rows.flatMap((row) =>
    row.minute === null || row.minutes === null
      ? []
      : [{ id: row.id, minute: row.minute, minutes: row.minutes, at: keyOf(row) }],
  );
  const found = findOverlaps(placed, (at) => roomAt(forms, byKey.get(at)!)?.places);
  return new Map([...found].map(([id, others]) => [id, others.map(nameOf)]));
}

function toShownBooking(
  { threadId, phone, minute, minutes, spaceId: _, ...booking }: AgendaRow,
  isEndKnown: boolean,
) {
  const end = isEndKnown && minute !== null && minutes !== null ? minute + minutes : null;
  return {
    ...booking,
    time: minute === null ? "" : clockOf(minute),
    clock: inBoth((locale) =>
      minute === null ? m.agenda_any_time({}, { locale }) : formatClock(minute, locale),
    ),
    /** Null where it is not known how long it takes. */
    until: end === null ? null : inBoth((locale) => formatClock(end, locale)),
    phone: phone === "" ? null : { shown: formatWhatsapp(phone), chat: whatsAppChat(phone) },
    chat: threadId === null ? null : `${paths.inboxChat(threadId)}#requests`,
  };
}

type ShownBooking = ReturnType<typeof toShownBooking>;
export type BookingOfDay = AgendaDay["bookings"][number];
