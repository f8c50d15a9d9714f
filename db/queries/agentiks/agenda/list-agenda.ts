import { and, asc, eq, gte, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { bookings } from "#db/schema/agentiks/bookings.ts";
import { chatRequests } from "#db/schema/agentiks/chats.ts";
import { spaceMembers, spaces } from "#db/schema/items/catalogue.ts";

/** A booking in the agenda. */
export interface ListedBooking {
  id: string;
  form: string;
  customer: string;
  phone: string;
  note: string;
  people: number | null;
  day: string;
  minute: number;
  /** Duration in minutes. */
  minutes: number;
  spaceId: string;
  /** The conversation in which a customer has sent it; null for what was written by hand. */
  threadId: string | null;
  /** The customer has not been told yet that it holds. */
  isUnconfirmed: boolean;
  /** A customer has sent it, and the business has not noted it as done. */
  isToDo: boolean;
}

/**
 * The bookings of some days in a person's workplaces, by time; cancelled ones are left out.
 *
 * @param from first day, `2026-11-24`
 * @param to last day
 */
export function listAgenda(
  db: Db,
  personId: string,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<ListedBooking[]> {
  const found = db
    .select({ id: sql<string>`${bookings.id}`.as("found_id") })
    .from(bookings)
    .where(
      and(
        eq(bookings.spaceId, outer(spaceMembers.spaceId)),
        gte(bookings.day, from),
        lte(bookings.day, to),
        isNull(bookings.cancelledAt),
      ),
    )
    .orderBy(asc(bookings.day), asc(bookings.minute))
    .limit(limit)
    .as("found");
  return db
    .select({
      id: bookings.id,
      form: bookings.form,
      customer: bookings.customer,
      phone: bookings.phone,
      note: bookings.note,
      people: bookings.people,
      day: bookings.day,
      minute: bookings.minute,
      minutes: bookings.minutes,
      spaceId: bookings.spaceId,
      threadId: chatRequests.threadId,
      isUnconfirmed: sql<boolean>`coalesce(${chatRequests.stage} = 'new', false)`,
      isToDo: sql<boolean>`${chatRequests.id} IS NOT NULL AND ${chatRequests.doneAt} IS NULL`,
    })
    .from(spaceMembers)
    .innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
    .crossJoinLateral(found)
    .innerJoin(bookings, eq(bookings.id, found.id))
    .leftJoin(chatRequests, eq(chatRequests.id, bookings.requestId))
    .where(
      and(
        eq(spaceMembers.personId, personId),
        eq(spaceMembers.isCopy, false),
        isNull(spaces.takenDownAt),
      ),
    )
    .orderBy(asc(bookings.day), asc(bookings.minute), bookings.id)
    .limit(limit);
}
