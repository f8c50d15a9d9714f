import { and, desc, eq } from "drizzle-orm";
import { CHANNEL_SAYS } from "#domain/agentiks/channels/channel-says.ts";
import { doesAgentikAnswer, isOnChannel } from "#domain/agentiks/chats/chats.ts";
import type { Db } from "#db/connection/client.ts";
import { findPublishedPrompt } from "#db/queries/agentiks/published-prompt.ts";
import { areAgentiksStopped } from "#db/queries/runs/agentik-stop.ts";
import { chats, contacts } from "#db/schema/agentiks/chats.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";
import { sayNotice } from "#db/commands/agentiks/channels/say-notice.ts";
import { handOver } from "./hand-over.ts";

/**
 * Leaves a customer's conversation to the people of the workplace while its agentik is not active, or an
 * operator has stopped all agentiks: they are notified once, and on a channel the customer is told once in 24 hours. Changes nothing where the agentik
 * answers, a person has the conversation, or the workplace is archived. The caller holds the lock of the
 * agentik's owner.
 */
export async function waitWhilePaused(
  tx: Db,
  { threadId, now }: { threadId: string; now: Date },
): Promise<void> {
  const [chat] = await tx
    .select({
      channel: chats.channel,
      handledBy: chats.handledBy,
      reason: chats.reason,
      contactId: contacts.id,
      language: contacts.language,
      agentikId: agentiks.id,
      status: agentiks.status,
      agentikTakenDownAt: agentiks.takenDownAt,
      spaceTakenDownAt: spaces.takenDownAt,
      archivedAt: spaces.archivedAt,
      areStopped: areAgentiksStopped(),
    })
    .from(chats)
    .innerJoin(contacts, eq(contacts.id, chats.contactId))
    .innerJoin(threads, eq(threads.id, chats.threadId))
    .innerJoin(agentiks, eq(agentiks.id, threads.chatWithId))
    .innerJoin(spaces, eq(spaces.id, threads.spaceId))
    .where(eq(chats.threadId, threadId));
  if (!chat || !doesAgentikAnswer(chat)) return;
  const isPaused = chat.status !== "active";
  if (!isPaused && !chat.areStopped) return;
  if (chat.agentikTakenDownAt ?? chat.spaceTakenDownAt ?? chat.archivedAt) return;
  const [last] = await tx
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.threadId, threadId), eq(messages.fromContact, true)))
    .orderBy(desc(messages.seq))
    .limit(1);
  if (!last) return;
  // The agentik that knows no answer, of which a paused one is a case, goes on once it is launched.
  await handOver(tx, { threadId, reason: "unknown", now });
  if (!isOnChannel(chat.channel)) return;
  const { contactId, agentikId, language } = chat;
  const published = await findPublishedPrompt(tx, agentikId);
  // The owner's own words are about a pause of their own.
  const text = [isPaused && published?.abilities.awayNotice, CHANNEL_SAYS[language].paused]
    .filter(Boolean)
    .join("\n\n");
  const notice = { notice: "paused", contactId, agentikId, after: last.seq } as const;
  await sayNotice(tx, { ...notice, threadId, text, now });
}
