import { and, eq, gte, isNull } from "drizzle-orm";
import type { BookedTime } from "#domain/agentiks/agenda/bookings.ts";
import type { Db } from "#db/connection/client.ts";
import { bookings } from "#db/schema/agentiks/bookings.ts";

/** Booked times that are read at once: more than a year of a busy place. */
const READ_MAX = 5_000;

/**
 * Times of a workplace's agenda that are taken.
 *
 * @param from first day, `2026-11-24`
 */
export const listBookedTimes = (
  db: Db,
  { spaceId, from }: { spaceId: string; from: string },
): Promise<BookedTime[]> =>
  db
    .select({
      form: bookings.form,
      day: bookings.day,
      minute: bookings.minute,
      minutes: bookings.minutes,
    })
    .from(bookings)
    .where(
      and(eq(bookings.spaceId, spaceId), gte(bookings.day, from), isNull(bookings.cancelledAt)),
    )
    .orderBy(bookings.day, bookings.minute)
    .limit(READ_MAX);
