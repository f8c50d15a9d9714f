import { and, eq, isNotNull, isNull, notInArray } from "drizzle-orm";
import { hasRoom } from "#domain/agentiks/agenda/booking-room.ts";
import { bookingFacts, roomOf, type RequestBooking } from "#domain/agentiks/agenda/bookings.ts";
import type { RequestProgress } from "#domain/agentiks/chats/chat-effects.ts";
import { ENDING_STAGES } from "#domain/agentiks/chats/request-stage.ts";
import { taskOfRequest } from "#domain/agentiks/duties/request-task.ts";
import type { Db } from "#db/connection/client.ts";
import { bookings } from "#db/schema/agentiks/bookings.ts";
import { chatRequests } from "#db/schema/agentiks/chats.ts";
import { spaceTasks } from "#db/schema/spaces/tasks.ts";
import { setBookingCancelled, takenTimes } from "#db/commands/agentiks/agenda/book-request.ts";
import { planReminders } from "#db/commands/agentiks/agenda/plan-reminders.ts";
import { AnswerOutdated } from "./answer-outdated.ts";

/** A change that a customer has confirmed. */
interface SentChange {
  threadId: string;
  spaceId: string;
  request: RequestProgress & { changes: string };
  /** The customer's name, where the form does not say it. */
  customer: string;
  now: Date;
}

/** Condition for a form that was sent, and that the business has not ended. */
const isOpen = (requestId: string, threadId: string) =>
  and(
    eq(chatRequests.id, requestId),
    eq(chatRequests.threadId, threadId),
    isNotNull(chatRequests.sentAt),
    notInArray(chatRequests.stage, [...ENDING_STAGES]),
  );

/**
 * Writes what a customer has changed in a form that they had sent: it is new again, for the business to
 * confirm, its booking stands at the new time, and its task says so. The caller holds the lock of the
 * agentik's owner, so that no two customers get the last place.
 *
 * @throws AnswerOutdated where the business has ended it, or no place is left
 */
export async function changeSentRequest(tx: Db, change: SentChange): Promise<void> {
  const { threadId, request } = change;
  const { changes: requestId, name, answers, totalCents = null, bill = null, booking } = request;
  const [sent] = await tx
    .update(chatRequests)
    .set({ answers, totalCents, bill, stage: "new", doneAt: null, doneBy: null })
    .where(isOpen(requestId, threadId))
    .returning({ id: chatRequests.id });
  if (!sent) throw new AnswerOutdated(requestId);
  if (booking) await moveBooking(tx, change, booking);
  await tx
    .update(spaceTasks)
    .set({ ...taskOfRequest({ name, answers }), doneAt: null, doneBy: null })
    .where(eq(spaceTasks.requestId, requestId));
}

async function moveBooking(
  tx: Db,
  { spaceId, request, customer, now }: SentChange,
  booking: RequestBooking,
): Promise<void> {
  const { changes: requestId, name: form, answers } = request;
  const isThis = and(eq(bookings.requestId, requestId), isNull(bookings.cancelledAt));
  const [before] = await tx.select({ id: bookings.id }).from(bookings).where(isThis).for("update");
  if (!before) return;
  const { day, minute, minutes, people = null } = booking;
  const room = roomOf(booking);
  const where = { spaceId, form, day, except: before.id };
  if (room && !hasRoom(await takenTimes(tx, where), minute, room))
    throw new AnswerOutdated(`${form} ${day} ${minute}`);
  const facts = bookingFacts(answers, customer);
  await tx
    .update(bookings)
    .set({ ...facts, people, day, minute, minutes, remindAt: null })
    .where(eq(bookings.id, before.id));
  await planReminders(tx, { bookingId: before.id }, now);
}

/**
 * Cancels a form that a customer has sent: its booking takes no place any more, and its task is done.
 *
 * @returns the name of the form; undefined where the business has ended it
 */
export async function cancelSentRequest(
  tx: Db,
  { requestId, threadId, now }: { requestId: string; threadId: string; now: Date },
): Promise<string | undefined> {
  const [sent] = await tx
    .update(chatRequests)
    .set({ stage: "cancelled", doneAt: now })
    .where(isOpen(requestId, threadId))
    .returning({ name: chatRequests.name });
  if (!sent) return undefined;
  await setBookingCancelled(tx, { requestId, isCancelled: true, now });
  await tx
    .update(spaceTasks)
    .set({ doneAt: now, doneBy: null })
    .where(and(eq(spaceTasks.requestId, requestId), isNull(spaceTasks.doneAt)));
  return sent.name;
}
