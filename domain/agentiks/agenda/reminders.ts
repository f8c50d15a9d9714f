/** Reminders of bookings: when one is due, and which answer to it cancels the booking. */

import { timeAt } from "#domain/agentiks/duties/schedule.ts";
import type { Zone } from "#domain/format/zones.ts";

const HOUR_MS = 3_600_000;

/** When a booking begins: a calendar day and minutes since its midnight, where the business is. */
export interface BookedStart {
  /** `2026-11-24`. */
  day: string;
  minute: number;
}

/** A minute of a day as a form sends it: `09:30`. */
export const clockOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** The instant at which a booking begins. A time that daylight saving leaves out is moved by the hour. */
export const startOf = ({ day, minute }: BookedStart, zone: Zone): Date =>
  timeAt(`${day}T${clockOf(minute)}`, zone)!;

/** The instant at which a booking is reminded of: whole hours before it begins, whatever clocks are set meanwhile. */
export const reminderAt = (start: BookedStart, zone: Zone, hours: number): Date =>
  new Date(startOf(start, zone).getTime() - hours * HOUR_MS);

/**
 * The next reminder of a booking, when it was made or moved or its form was changed. What is booked after
 * its reminder's time gets none; one that is due already and waits for a worker stays.
 *
 * @param planned when it was to be reminded of before; null for not at all
 * @param hours undefined where its form has no reminder
 */
export function planReminder(
  { planned, ...start }: BookedStart & { planned: Date | null },
  { zone, hours, now }: { zone: Zone; hours: number | undefined; now: Date },
): Date | null {
  if (hours === undefined) return null;
  const at = reminderAt(start, zone, hours);
  if (at > now) return at;
  return planned !== null && planned <= now ? planned : null;
}

/** Idempotency key of the message that reminds of a booking: one for each time that it is moved to. */
export const reminderKey = (bookingId: string, { day, minute }: BookedStart): string =>
  `reminder ${bookingId} ${day} ${minute}`;

/** @returns the id of the booking that such a message reminds of */
export const remindedBooking = (key: string): string | undefined =>
  /^reminder (\S+) \S+ \d+$/.exec(key)?.[1];

/** Words around "cancel" that change nothing: "hola, quiero cancelar mi cita por favor, gracias". */
const AROUND =
  /\b(?:hola|buen[oa]s?|dias|tardes|noches|si|por favor|porfa\w*|gracias|perdon|disculp[ae]|lo siento|quiero|quisiera|necesito|puedo|puedes|pueden|podrian?|me|la|mi|el|su|cita|reserva(?:cion)?|mesa|hi|hello|yes|please|thanks?|thank you|sorry|i|want|would like|need|to|can|could|you|it|my|the|booking|appointment|reservation|table|oi|ola|ol|quero|queria|preciso|pode|posso|minha|a|o|consulta|obrigad[oa])\b/g;
const CANCEL = /^(?:cancel(?:ar|en|an|a|o|e|ala|arla|alo|arlo|ad[oa]|led|ed)?\s*)+$/;
/** Longest answer that can cancel a booking, in UTF-16 code units. */
const CANCEL_MAX = 80;

/** Whether a customer's message says to cancel and nothing else: "CANCELAR", "please cancel it", but no question. */
export function saysCancel(text: string): boolean {
  if (text.length > CANCEL_MAX || text.includes("?")) return false;
  const letters = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, " ");
  return CANCEL.test(letters.replace(AROUND, " ").replace(/\s+/g, " ").trim());
}

/** State of a conversation after a reminder. */
export interface SaidSince {
  /** Whether the reminder is the last message of the business. */
  isLastWord: boolean;
  /** Whether the customer is filling in a form. */
  hasOpenForm: boolean;
  /** Whether the customer has sent a form since. */
  hasSentForm: boolean;
}

/** Whether "cancel" means the booking of the reminder, and not a form of the meantime. */
export const meansReminded = ({ isLastWord, hasOpenForm, hasSentForm }: SaidSince): boolean =>
  isLastWord || (!hasOpenForm && !hasSentForm);
