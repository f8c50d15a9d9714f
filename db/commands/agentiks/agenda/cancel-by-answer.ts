import { and, desc, eq, gt, inArray, isNotNull, isNull, like, or } from "drizzle-orm";
import { cancelledSays } from "#domain/agentiks/agenda/booking-says.ts";
import {
  meansReminded,
  remindedBooking,
  saysCancel,
  startOf,
} from "#domain/agentiks/agenda/reminders.ts";
import { dayIn } from "#domain/format/dates.ts";
import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import { zoneOf } from "#domain/people/business/business-zone.ts";
import type { Db } from "#db/connection/client.ts";
import { findBusiness } from "#db/queries/people/businesses.ts";
import { bookings } from "#db/schema/agentiks/bookings.ts";
import { chatRequests, chats, contacts } from "#db/schema/agentiks/chats.ts";
import { messages } from "#db/schema/spaces/threads.ts";
import { queueOutbound } from "#db/commands/agentiks/channels/queue-outbound.ts";
import { cancelSentRequest } from "#db/commands/agentiks/requests/change-sent-request.ts";
import { tellWorkplace } from "#db/commands/agentiks/chats/hand-over.ts";
import type { CustomerPlace } from "#db/commands/agentiks/chats/post-customer-message.ts";
import { appendMessage } from "#db/commands/spaces/threads/append-message.ts";

/**
 * Cancels the booking that a customer was reminded of, where their message says to cancel and nothing else:
 * the place is free, the people of the workplace are notified, and the customer gets a confirmation. The
 * conversation stays with the agentik or the person that has it. The caller holds the lock of the agentik's
 * owner.
 *
 * @param seq of the customer's message
 * @returns whether a booking was cancelled
 */
export async function cancelByAnswer(
  tx: Db,
  { agentikId, agentik, ownerId, spaceId }: CustomerPlace,
  { threadId, seq, text, now }: { threadId: string; seq: number; text: string; now: Date },
): Promise<boolean> {
  if (!saysCancel(text)) return false;
  const booking = await findReminded(tx, threadId);
  if (!booking) return false;
  const zone = zoneOf(await findBusiness(tx, ownerId));
  if (startOf(booking, zone) <= now) return false;
  const { requestId, form, language } = booking;
  if ((await cancelSentRequest(tx, { requestId, threadId, now })) === undefined) return false;
  const said = cancelledSays(language, booking, dayIn(zone, now));
  const message = { agentikId, text: escapeMarkdown(said), replyTo: seq };
  const answer = await appendMessage(tx, { threadId, now, message });
  await queueOutbound(tx, { threadId, seq: answer.seq, text: said, now });
  const data = { agentik, request: form };
  await tellWorkplace(tx, { spaceId, threadId, kind: "chat_cancelled", data, now });
  return true;
}

/** The booking of the newest reminder in a conversation, if that is what "cancel" means there. */
async function findReminded(tx: Db, threadId: string) {
  const [reminder] = await tx
    .select({ seq: messages.seq, key: messages.clientKey, at: messages.createdAt })
    .from(messages)
    .where(
      and(
        eq(messages.threadId, threadId),
        isNotNull(messages.agentikId),
        like(messages.clientKey, "reminder %"),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(1);
  const id = remindedBooking(reminder?.key ?? "");
  if (!reminder || id === undefined) return undefined;
  const [later, forms] = await Promise.all([
    tx
      .select({ seq: messages.seq })
      .from(messages)
      .where(
        and(
          eq(messages.threadId, threadId),
          eq(messages.fromContact, false),
          gt(messages.seq, reminder.seq),
        ),
      )
      .limit(1),
    tx
      .select({ state: chatRequests.state })
      .from(chatRequests)
      .where(
        and(
          eq(chatRequests.threadId, threadId),
          or(
            inArray(chatRequests.state, ["asking", "confirming"]),
            gt(chatRequests.sentAt, reminder.at),
          ),
        ),
      ),
  ]);
  const isMeant = meansReminded({
    isLastWord: later.length === 0,
    hasOpenForm: forms.some(({ state }) => state !== "sent"),
    hasSentForm: forms.some(({ state }) => state === "sent"),
  });
  if (!isMeant) return undefined;
  const [booking] = await tx
    .select({
      requestId: chatRequests.id,
      form: bookings.form,
      day: bookings.day,
      minute: bookings.minute,
      language: contacts.language,
    })
    .from(bookings)
    .innerJoin(chatRequests, eq(chatRequests.id, bookings.requestId))
    .innerJoin(chats, eq(chats.threadId, chatRequests.threadId))
    .innerJoin(contacts, eq(contacts.id, chats.contactId))
    .where(
      and(eq(bookings.id, id), eq(chatRequests.threadId, threadId), isNull(bookings.cancelledAt)),
    );
  return booking;
}
