import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { isWorkplaceOf } from "#db/queries/spaces/is-workplace-of.ts";
import { bookings } from "#db/schema/agentiks/bookings.ts";
import { chatRequests } from "#db/schema/agentiks/chats.ts";
import { setRequestStage } from "#db/commands/agentiks/requests/handle-request.ts";
import type { BookingAnswer } from "./write-booking.ts";

interface OfBooking {
  id: string;
  personId: string;
  /** The person's IP address as a rate limit key. */
  address: string;
  now: Date;
}

/**
 * Confirms a booking that a customer has sent: its request is accepted, and the customer is told so in the
 * chat. Confirmed again, it changes nothing and tells nothing.
 *
 * @throws StorageFull
 */
export const confirmBooking = (tx: Db, booking: OfBooking): Promise<BookingAnswer> =>
  setStage(tx, booking, "accepted");

/**
 * Cancels a booking that a customer has sent, as its conversation does: its place is free, and the customer is
 * told so in the chat. Cancelled again, it changes nothing and tells nothing.
 *
 * @throws StorageFull
 */
export const cancelSentBooking = (tx: Db, booking: OfBooking): Promise<BookingAnswer> =>
  setStage(tx, booking, "cancelled");

async function setStage(
  tx: Db,
  { id, personId, address, now }: OfBooking,
  stage: "accepted" | "cancelled",
): Promise<BookingAnswer> {
  const [found] = await tx
    .select({
      day: bookings.day,
      requestId: chatRequests.id,
      threadId: chatRequests.threadId,
    })
    .from(bookings)
    .innerJoin(chatRequests, eq(chatRequests.id, bookings.requestId))
    .where(
      and(
        eq(bookings.id, id),
        stage === "accepted" ? isNull(bookings.cancelledAt) : undefined,
        isWorkplaceOf(bookings.spaceId, personId),
      ),
    );
  if (!found) return { kind: "refused", reason: "gone" };
  const { day, ...request } = found;
  const handled = await setRequestStage(tx, { ...request, stage, personId, address, now });
  if (handled.kind === "done") return { kind: "done", id, day };
  return { kind: "refused", reason: handled.reason === "closed" ? "closed" : "gone" };
}
