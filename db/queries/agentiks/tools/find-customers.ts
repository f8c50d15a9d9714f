import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { CustomerChat } from "#domain/agentiks/tools/kinds/chat-message.ts";
import type { Db } from "#db/connection/client.ts";
import { channels } from "#db/schema/agentiks/channels.ts";
import { chats, contacts } from "#db/schema/agentiks/chats.ts";
import { threads } from "#db/schema/spaces/threads.ts";

/**
 * Conversations of an agentik with customers of a name, in whatever case, on some channels: those on
 * connected channels first.
 *
 * @param limit 2 tells a name of one customer from a name of several
 */
export async function listCustomersNamed(
  db: Db,
  {
    agentikId,
    name,
    kinds,
    limit,
  }: {
    agentikId: string;
    name: string;
    kinds: readonly CustomerChat["channel"][];
    limit: number;
  },
): Promise<(CustomerChat & { isOn: boolean })[]> {
  const rows = await db
    .select({
      threadId: chats.threadId,
      contactId: contacts.id,
      channel: channels.kind,
      name: contacts.name,
      isOn: channels.isOn,
    })
    .from(threads)
    .innerJoin(chats, eq(chats.threadId, threads.id))
    .innerJoin(contacts, eq(contacts.id, chats.contactId))
    .innerJoin(channels, eq(channels.id, contacts.channelId))
    .where(
      and(
        eq(threads.chatWithId, agentikId),
        inArray(channels.kind, [...kinds]),
        sql`lower(trim(${contacts.name})) = lower(${name})`,
      ),
    )
    .orderBy(desc(channels.isOn), chats.threadId)
    .limit(limit);
  return rows.flatMap(({ channel, ...row }) => (channel === "email" ? [] : [{ ...row, channel }]));
}

/** Whether a conversation is one of an agentik with a customer. */
export async function isChatOf(
  db: Db,
  { agentikId, threadId, contactId }: { agentikId: string; threadId: string; contactId: string },
): Promise<boolean> {
  const [known] = await db
    .select({ threadId: chats.threadId })
    .from(chats)
    .innerJoin(threads, eq(threads.id, chats.threadId))
    .where(
      and(
        eq(chats.threadId, threadId),
        eq(chats.contactId, contactId),
        eq(threads.chatWithId, agentikId),
      ),
    );
  return known !== undefined;
}
