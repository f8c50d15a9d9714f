import { and, eq, isNull, ne } from "drizzle-orm";
import { hasRoom } from "#domain/agentiks/agenda/booking-room.ts";
import { bookingFacts, roomOf, type RequestBooking } from "#domain/agentiks/agenda/bookings.ts";
import type { RequestAnswer } from "#domain/agentiks/abilities/request-form.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { bookings } from "#db/schema/agentiks/bookings.ts";
import { AnswerOutdated } from "#db/commands/agentiks/requests/answer-outdated.ts";
import { planReminders } from "./plan-reminders.ts";

/** A booking as it is written: a form that a customer has sent. */
export interface BookedRequest {
  spaceId: string;
  requestId: string;
  form: string;
  booking: RequestBooking;
  answers: readonly RequestAnswer[];
  /** The customer's name, where the form does not say it. */
  customer: string;
  now: Date;
}

/**
 * Writes what a customer's form books. The caller holds the lock of the agentik's owner (`lockPerson`), so
 * that no two customers get the last place.
 *
 * @throws AnswerOutdated where no place is left
 */
export async function bookRequest(
  tx: Db,
  { spaceId, requestId, form, booking, answers, customer, now }: BookedRequest,
): Promise<void> {
  const { day, minute, minutes, people = null } = booking;
  const room = roomOf(booking);
  if (room && !hasRoom(await takenTimes(tx, { spaceId, form, day }), minute, room))
    throw new AnswerOutdated(`${form} ${day} ${minute}`);
  const id = createId("booking");
  await tx.insert(bookings).values({
    id,
    spaceId,
    requestId,
    form,
    ...bookingFacts(answers, customer),
    people,
    day,
    minute,
    minutes,
    createdAt: now,
  });
  await planReminders(tx, { bookingId: id }, now);
}

/**
 * Times of a day that take places of a form.
 *
 * @param except id of a booking that is moved: its own place is free for it
 */
export const takenTimes = (
  tx: Db,
  { spaceId, form, day, except }: { spaceId: string; form: string; day: string; except?: string },
): Promise<{ minute: number; minutes: number }[]> =>
  tx
    .select({ minute: bookings.minute, minutes: bookings.minutes })
    .from(bookings)
    .where(
      and(
        eq(bookings.spaceId, spaceId),
        eq(bookings.day, day),
        isNull(bookings.cancelledAt),
        eq(bookings.form, form),
        except === undefined ? undefined : ne(bookings.id, except),
      ),
    );

/** Takes a form's booking out of the agenda, or puts it back when its form is opened again. */
export async function setBookingCancelled(
  tx: Db,
  { requestId, isCancelled, now }: { requestId: string; isCancelled: boolean; now: Date },
): Promise<void> {
  const [booking] = await tx
    .update(bookings)
    .set({ cancelledAt: isCancelled ? now : null })
    .where(eq(bookings.requestId, requestId))
    .returning({ id: bookings.id });
  if (booking && !isCancelled) await planReminders(tx, { bookingId: booking.id }, now);
}
