import { and, desc, eq, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { readAbilities } from "#domain/agentiks/abilities/abilities.ts";
import type { RequestForm } from "#domain/agentiks/abilities/request-form.ts";
import { planReminder } from "#domain/agentiks/agenda/reminders.ts";
import { dayAfter } from "#domain/input/days-ahead.ts";
import { zoneOf } from "#domain/people/business/business-zone.ts";
import type { Db } from "#db/connection/client.ts";
import { agentikConfigurations } from "#db/schema/agentiks/agentik-configurations.ts";
import { bookings } from "#db/schema/agentiks/bookings.ts";
import { chatRequests } from "#db/schema/agentiks/chats.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { businesses } from "#db/schema/people/businesses.ts";
import { threads } from "#db/schema/spaces/threads.ts";

/** Bookings ahead that are planned at once: more than a year of a busy place. */
const PLANNED_MAX = 5_000;

/** One booking, the bookings that an agentik has taken, or those of all agentiks of an owner. */
export type PlannedBookings = { bookingId: string } | { agentikId: string } | { ownerId: string };

/**
 * Plans when customers are to be reminded of their bookings ahead, by the published forms and the business's
 * time zone. To be called when a booking is made, moved or opened again, and when the forms or the zone change.
 */
export async function planReminders(tx: Db, which: PlannedBookings, now: Date): Promise<void> {
  const rows = await listAhead(tx, which, now);
  const forms = await formsOf(tx, [...new Set(rows.map(({ agentikId }) => agentikId))]);
  const changed = rows.flatMap(({ id, agentikId, form, day, minute, planned, ...business }) => {
    const hours = forms.get(agentikId)?.find(({ name }) => name === form)?.remindHours;
    const at = planReminder({ day, minute, planned }, { zone: zoneOf(business), hours, now });
    const isSame = at?.getTime() === planned?.getTime();
    return isSame ? [] : [{ id, at: at?.toISOString() ?? null }];
  });
  if (changed.length === 0) return;
  await tx.execute(sql`
    UPDATE ${bookings} SET remind_at = planned.at
    FROM jsonb_to_recordset(${JSON.stringify(changed)}::text::jsonb) planned (id text, at timestamptz)
    WHERE ${bookings.id} = planned.id`);
}

function listAhead(tx: Db, which: PlannedBookings, now: Date) {
  // In no time zone has a booking of an earlier day not begun.
  const first = dayAfter(now.toISOString().slice(0, 10), -1);
  return tx
    .select({
      id: bookings.id,
      form: bookings.form,
      day: bookings.day,
      minute: bookings.minute,
      planned: bookings.remindAt,
      agentikId: agentiks.id,
      zone: businesses.zone,
      whatsapp: sql<string>`coalesce(${businesses.whatsapp}, '')`,
    })
    .from(bookings)
    .innerJoin(chatRequests, eq(chatRequests.id, bookings.requestId))
    .innerJoin(threads, eq(threads.id, chatRequests.threadId))
    .innerJoin(agentiks, eq(agentiks.id, threads.chatWithId))
    .leftJoin(businesses, eq(businesses.personId, agentiks.ownerId))
    .where(
      and(
        "bookingId" in which
          ? eq(bookings.id, which.bookingId)
          : "agentikId" in which
            ? eq(agentiks.id, which.agentikId)
            : eq(agentiks.ownerId, which.ownerId),
        gte(bookings.day, first),
        isNull(bookings.cancelledAt),
      ),
    )
    .limit(PLANNED_MAX);
}

/** The forms of agentiks, as they are published, by the agentik's id. */
export async function formsOf(
  tx: Db,
  agentikIds: readonly string[],
): Promise<Map<string, readonly RequestForm[]>> {
  if (agentikIds.length === 0) return new Map();
  const versions = await tx
    .selectDistinctOn([agentikConfigurations.agentikId], {
      agentikId: agentikConfigurations.agentikId,
      abilities: agentikConfigurations.abilities,
    })
    .from(agentikConfigurations)
    .where(
      and(
        inArray(agentikConfigurations.agentikId, [...agentikIds]),
        isNotNull(agentikConfigurations.publishedAt),
      ),
    )
    .orderBy(agentikConfigurations.agentikId, desc(agentikConfigurations.version));
  return new Map(
    versions.map(({ agentikId, abilities }) => [agentikId, readAbilities(abilities).forms]),
  );
}
