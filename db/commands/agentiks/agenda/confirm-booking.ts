import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { isWorkplaceOf } from "#db/queries/spaces/is-workplace-of.ts";
import { bookings } from "#db/schema/agentiks/bookings.ts";
import { chatRequests } from "#db/schema/agentiks/chats.ts";
import { setRequestStage } from "#db/commands/agentiks/chats/handle-request.ts";
import type { BookingAnswer } from "./write-booking.ts";

/**
 * Confirms a booking that a customer has sent: its request is accepted, and the customer is told so in the
 * chat. Confirmed again, it changes nothing and tells nothing.
 *
 * @param input.address the person's IP address as a rate limit key
 * @throws StorageFull
 */
export async function confirmBooking(
  tx: Db,
  { id, personId, address, now }: { id: string; personId: string; address: string; now: Date },
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
        isNull(bookings.cancelledAt),
        isWorkplaceOf(bookings.spaceId, personId),
      ),
    );
  if (!found) return { kind: "refused", reason: "gone" };
  const { day, ...request } = found;
  const handled = await setRequestStage(tx, {
    ...request,
    stage: "accepted",
    personId,
    address,
    now,
  });
  if (handled.kind === "done") return { kind: "done", id, day };
  return { kind: "refused", reason: handled.reason === "closed" ? "closed" : "gone" };
}
