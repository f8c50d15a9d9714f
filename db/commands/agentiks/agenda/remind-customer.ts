import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { reminderSays } from "#domain/agentiks/agenda/booking-says.ts";
import { reminderAt, reminderKey, startOf } from "#domain/agentiks/agenda/reminders.ts";
import { dayIn } from "#domain/format/dates.ts";
import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import { zoneOf } from "#domain/people/business/business-zone.ts";
import type { Db } from "#db/connection/client.ts";
import { bookings } from "#db/schema/agentiks/bookings.ts";
import { chatRequests, chats, contacts } from "#db/schema/agentiks/chats.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import { businesses } from "#db/schema/people/businesses.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";
import { queueOutbound } from "#db/commands/agentiks/channels/queue-outbound.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { appendMessage } from "#db/commands/spaces/threads/append-message.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { formsOf } from "./plan-reminders.ts";

/** While the agentik is writing an answer, its reminder waits so long, in milliseconds. */
const AFTER_ANSWER_MS = 30_000;

/** Ids of bookings whose customers are to be reminded by now, the longest due first. */
export async function listDueReminders(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(lte(bookings.remindAt, now), isNull(bookings.cancelledAt)))
    .orderBy(asc(bookings.remindAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Reminds a customer of a booking in their conversation, once for each time that it stands at. None for a
 * booking that has begun, and from a paused agentik or in an archived space.
 *
 * @returns whether a message was written
 */
export const remindCustomer = (db: Db, id: string, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const place = await findPlace(tx, id);
    if (!place) return false;
    // Cancelling and moving hold the same lock.
    await lockPerson(tx, place.ownerId);
    const [due] = await tx
      .select({ form: bookings.form, day: bookings.day, minute: bookings.minute })
      .from(bookings)
      .where(and(eq(bookings.id, id), lte(bookings.remindAt, now), isNull(bookings.cancelledAt)))
      .for("update");
    if (!due) return false;
    const plan = (remindAt: Date | null) =>
      tx.update(bookings).set({ remindAt }).where(eq(bookings.id, id));
    const { threadId, agentikId, spaceId, language } = place;
    const zone = zoneOf(place);
    const forms = (await formsOf(tx, [agentikId])).get(agentikId);
    const hours = forms?.find(({ name }) => name === due.form)?.remindHours;
    const isOver = hours === undefined || startOf(due, zone) <= now || !place.isWorking;
    const at = isOver ? null : reminderAt(due, zone, hours);
    if (at === null || at > now) {
      await plan(at);
      return false;
    }
    if (await isAnswering(tx, threadId)) {
      await plan(new Date(now.getTime() + AFTER_ANSWER_MS));
      return false;
    }
    await plan(null);
    const told = { ...due, business: place.business };
    const text = reminderSays(language, told, dayIn(zone, now));
    const message = { agentikId, text: escapeMarkdown(text), clientKey: reminderKey(id, due) };
    const { seq, isNew } = await appendMessage(tx, { threadId, now, message });
    if (!isNew) return false;
    await queueOutbound(tx, { threadId, seq, text, now });
    await wakeSpace(tx, spaceId);
    return true;
  });

async function findPlace(tx: Db, id: string) {
  const [found] = await tx
    .select({
      threadId: threads.id,
      spaceId: threads.spaceId,
      language: contacts.language,
      agentikId: agentiks.id,
      agentik: agentiks.name,
      ownerId: agentiks.ownerId,
      status: agentiks.status,
      agentikTakenDownAt: agentiks.takenDownAt,
      archivedAt: spaces.archivedAt,
      spaceTakenDownAt: spaces.takenDownAt,
      business: businesses.name,
      zone: businesses.zone,
      whatsapp: businesses.whatsapp,
    })
    .from(bookings)
    .innerJoin(chatRequests, eq(chatRequests.id, bookings.requestId))
    .innerJoin(threads, eq(threads.id, chatRequests.threadId))
    .innerJoin(chats, eq(chats.threadId, threads.id))
    .innerJoin(contacts, eq(contacts.id, chats.contactId))
    .innerJoin(agentiks, eq(agentiks.id, threads.chatWithId))
    .innerJoin(spaces, eq(spaces.id, threads.spaceId))
    .leftJoin(businesses, eq(businesses.personId, agentiks.ownerId))
    .where(eq(bookings.id, id));
  if (!found) return undefined;
  const { agentikTakenDownAt, archivedAt, spaceTakenDownAt, ...place } = found;
  const isShut = agentikTakenDownAt ?? archivedAt ?? spaceTakenDownAt;
  return {
    ...place,
    business: found.business || found.agentik,
    whatsapp: found.whatsapp ?? "",
    isWorking: found.status === "active" && isShut === null,
  };
}

async function isAnswering(tx: Db, threadId: string): Promise<boolean> {
  const writing = await tx
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.threadId, threadId), eq(messages.state, "writing")))
    .limit(1);
  return writing.length > 0;
}
