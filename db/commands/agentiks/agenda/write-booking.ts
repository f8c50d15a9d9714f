import { and, eq, isNull } from "drizzle-orm";
import { hasRoom } from "#domain/agentiks/agenda/booking-room.ts";
import type { BookingRefusal, ReadBooking } from "#domain/agentiks/agenda/typed-booking.ts";
import { BOOKING_MINUTES_USUAL } from "#domain/agentiks/abilities/request-form.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { listBookedForms } from "#db/queries/agentiks/agenda/list-booked-forms.ts";
import { isWorkplaceOf } from "#db/queries/spaces/is-workplace-of.ts";
import { bookings } from "#db/schema/agentiks/bookings.ts";
import { spaces } from "#db/schema/items/catalogue.ts";
import { takenTimes } from "./book-request.ts";

/** A booking that a customer has asked for by telephone or at the door. */
export interface WrittenBooking extends ReadBooking {
  personId: string;
  /** The agentik, and the name of its form. */
  agentikId: string;
  form: string;
  /** Books a time whose places are all taken. */
  isForced: boolean;
  now: Date;
}

export type BookingAnswer =
  { kind: "done"; id: string; day: string } | { kind: "refused"; reason: BookingRefusal };

/** Writes a booking into the agenda by hand. It takes a place like one that a customer has sent. */
export async function addBooking(tx: Db, written: WrittenBooking): Promise<BookingAnswer> {
  const { personId, agentikId, form: name, isForced, now, ...booking } = written;
  const { day, minute } = booking;
  const forms = await listBookedForms(tx, personId);
  const form = forms.find((one) => one.agentikId === agentikId && one.name === name);
  if (!form) return { kind: "refused", reason: "gone" };
  if (form.isClosed) return { kind: "refused", reason: "closed" };
  // Customers' bookings hold the same lock: no two get the last place.
  for (const id of [...new Set([form.ownerId, personId])].sort()) await lockPerson(tx, id);
  const { spaceId, room } = form;
  const taken = await takenTimes(tx, { spaceId, form: name, day });
  const isFull = room !== undefined && !hasRoom(taken, minute, room);
  if (isFull && !isForced) return { kind: "refused", reason: "full" };
  const id = createId("booking");
  const minutes = room?.minutes ?? BOOKING_MINUTES_USUAL;
  const by = { createdAt: now, createdBy: personId };
  await tx.insert(bookings).values({ id, spaceId, form: name, ...booking, minutes, ...by });
  await wakeSpace(tx, spaceId);
  return { kind: "done", id, day };
}

/** Takes a booking that was written by hand out of the agenda; done twice it is done once. */
export async function cancelBooking(
  tx: Db,
  { personId, id, now }: { personId: string; id: string; now: Date },
): Promise<BookingAnswer> {
  const [found] = await tx
    .select({ day: bookings.day, spaceId: bookings.spaceId, archivedAt: spaces.archivedAt })
    .from(bookings)
    .innerJoin(spaces, eq(spaces.id, bookings.spaceId))
    .where(
      and(
        eq(bookings.id, id),
        isNull(bookings.requestId),
        isWorkplaceOf(bookings.spaceId, personId),
      ),
    );
  if (!found) return { kind: "refused", reason: "gone" };
  if (found.archivedAt) return { kind: "refused", reason: "closed" };
  await tx
    .update(bookings)
    .set({ cancelledAt: now })
    .where(and(eq(bookings.id, id), isNull(bookings.cancelledAt)));
  await wakeSpace(tx, found.spaceId);
  return { kind: "done", id, day: found.day };
}
