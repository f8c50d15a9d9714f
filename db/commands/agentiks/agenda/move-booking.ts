import { and, eq, isNull } from "drizzle-orm";
import { hasRoom } from "#domain/agentiks/agenda/booking-room.ts";
import { movedSays, sayClock, sayDay } from "#domain/agentiks/agenda/booking-says.ts";
import { clockOf, type BookedStart } from "#domain/agentiks/agenda/reminders.ts";
import type { RequestAnswer } from "#domain/agentiks/abilities/request-form.ts";
import { dayIn } from "#domain/format/dates.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { zoneOf } from "#domain/people/business/business-zone.ts";
import type { Db } from "#db/connection/client.ts";
import { listBookedForms } from "#db/queries/agentiks/agenda/list-booked-forms.ts";
import { findBusiness } from "#db/queries/people/businesses.ts";
import { isWorkplaceOf } from "#db/queries/spaces/is-workplace-of.ts";
import { bookings } from "#db/schema/agentiks/bookings.ts";
import { chatRequests, chats, contacts } from "#db/schema/agentiks/chats.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import { threads } from "#db/schema/spaces/threads.ts";
import { queueOutbound } from "#db/commands/agentiks/channels/queue-outbound.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { appendMessage } from "#db/commands/spaces/threads/append-message.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { takenTimes } from "./book-request.ts";
import { planReminders } from "./plan-reminders.ts";
import type { BookingAnswer } from "./write-booking.ts";

/** A booking that a person of the workplace moves to another time. */
export interface MovedBooking extends BookedStart {
  personId: string;
  id: string;
  /** Takes a time whose places are all taken. */
  isForced: boolean;
  /** The person's IP address as a rate limit key. */
  address: string;
  now: Date;
}

/**
 * Moves a booking to another time, where it takes a place as a new one would. A customer who has sent it is
 * told in the conversation, as the person's message, and reminded of the new time. Moved to where it is, it
 * changes nothing and tells nothing.
 *
 * @throws StorageFull
 */
export async function moveBooking(tx: Db, moved: MovedBooking): Promise<BookingAnswer> {
  const { personId, id, day, minute, isForced, now } = moved;
  const known = await findBooking(tx, moved);
  if (!known) return { kind: "refused", reason: "gone" };
  if (known.archivedAt) return { kind: "refused", reason: "closed" };
  const form = (await listBookedForms(tx, personId)).find(
    ({ spaceId, name, agentikId }) =>
      spaceId === known.spaceId &&
      name === known.form &&
      (known.agentikId === null || known.agentikId === agentikId),
  );
  // Customers' bookings hold the same lock: no two get the last place.
  const owners = [known.ownerId, form?.ownerId, personId].filter((owner) => owner != null);
  for (const owner of [...new Set(owners)].sort()) await lockPerson(tx, owner);
  const isThis = and(eq(bookings.id, id), isNull(bookings.cancelledAt));
  const [booking] = await tx.select().from(bookings).where(isThis).for("update");
  if (!booking) return { kind: "refused", reason: "gone" };
  const done = { kind: "done", id, day } as const;
  if (booking.day === day && booking.minute === minute) return done;
  const where = { spaceId: known.spaceId, form: booking.form, day, except: id };
  const room = form?.room && { ...form.room, minutes: booking.minutes };
  const isFull = room !== undefined && !hasRoom(await takenTimes(tx, where), minute, room);
  if (isFull && !isForced) return { kind: "refused", reason: "full" };
  await tx.update(bookings).set({ day, minute, remindAt: null }).where(eq(bookings.id, id));
  await planReminders(tx, { bookingId: id }, now);
  await tellCustomer(tx, known, moved);
  await wakeSpace(tx, known.spaceId);
  return done;
}

async function findBooking(tx: Db, { id, personId }: { id: string; personId: string }) {
  const [found] = await tx
    .select({
      spaceId: bookings.spaceId,
      form: bookings.form,
      archivedAt: spaces.archivedAt,
      agentikId: agentiks.id,
      ownerId: agentiks.ownerId,
      threadId: chatRequests.threadId,
      requestId: chatRequests.id,
      answers: chatRequests.answers,
      language: contacts.language,
    })
    .from(bookings)
    .innerJoin(spaces, eq(spaces.id, bookings.spaceId))
    .leftJoin(chatRequests, eq(chatRequests.id, bookings.requestId))
    .leftJoin(threads, eq(threads.id, chatRequests.threadId))
    .leftJoin(agentiks, eq(agentiks.id, threads.chatWithId))
    .leftJoin(chats, eq(chats.threadId, chatRequests.threadId))
    .leftJoin(contacts, eq(contacts.id, chats.contactId))
    .where(
      and(
        eq(bookings.id, id),
        isNull(bookings.cancelledAt),
        isWorkplaceOf(bookings.spaceId, personId),
      ),
    );
  return found;
}

/** Tells the customer the new time; a booking by hand has no conversation. */
async function tellCustomer(
  tx: Db,
  {
    threadId,
    requestId,
    answers,
    language,
    ownerId,
    form,
  }: NonNullable<Awaited<ReturnType<typeof findBooking>>>,
  { personId, address, day, minute, now }: MovedBooking,
): Promise<void> {
  if (threadId === null || requestId === null || language === null || ownerId === null) return;
  const start = { day, minute };
  await tx
    .update(chatRequests)
    .set({ answers: (answers ?? []).map((answer) => answerAt(answer, start, language)) })
    .where(eq(chatRequests.id, requestId));
  const today = dayIn(zoneOf(await findBusiness(tx, ownerId)), now);
  const text = movedSays(language, { form, ...start }, today);
  const message = { authorId: personId, text };
  const storage = { personId, address };
  const { seq } = await appendMessage(tx, { threadId, now, message, storage });
  await queueOutbound(tx, { threadId, seq, text, now });
}

/** A form's answer with the day and the time that hold now. */
function answerAt(
  answer: RequestAnswer,
  { day, minute }: BookedStart,
  language: ContentLanguage,
): RequestAnswer {
  if (answer.kind === "day") return { ...answer, value: day, shown: sayDay(day, language) };
  if (answer.kind !== "time") return answer;
  return { ...answer, value: clockOf(minute), shown: sayClock(minute, language) };
}
