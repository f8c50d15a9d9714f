import { and, eq, ne } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import type { HandOverReason } from "#domain/agentiks/chats/chats.ts";
import type { Db } from "#db/connection/client.ts";
import { chats, contacts } from "#db/schema/agentiks/chats.ts";
import { agentiks, spaceMembers } from "#db/schema/items/catalogue.ts";
import { threads } from "#db/schema/spaces/threads.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";

/** Maximum members of a workplace who are notified of a waiting customer. */
const TOLD_MAX = 50;

/**
 * Hands a chat over to the people of the workplace and notifies them; a trial notifies no one. A chat
 * that waits already keeps its time, and its reason unless the customer now asks for a person; one that a
 * person has does not change; a finished one opens again.
 *
 * @returns whether it was handed over now
 */
export async function handOver(
  tx: Db,
  {
    threadId,
    reason,
    now,
  }: { threadId: string; reason: Exclude<HandOverReason, "took">; now: Date },
): Promise<boolean> {
  const [chat] = await tx
    .update(chats)
    .set({ handledBy: "nobody", reason, waitingSince: now, handlerId: null, doneAt: null })
    .where(
      and(eq(chats.threadId, threadId), eq(chats.handledBy, "agentik"), ne(chats.channel, "try")),
    )
    .returning({ threadId: chats.threadId });
  if (!chat) {
    if (reason === "asked") await askInstead(tx, threadId);
    return false;
  }
  const [thread] = await tx
    .select({ spaceId: threads.spaceId, agentik: agentiks.name })
    .from(threads)
    .innerJoin(agentiks, eq(agentiks.id, threads.chatWithId))
    .where(eq(threads.id, threadId));
  await tellWorkplace(tx, {
    spaceId: thread!.spaceId,
    kind: "chat_waiting",
    data: { agentik: thread!.agentik },
    threadId,
    now,
  });
  await wakeSpace(tx, thread!.spaceId);
  return true;
}

/** A customer whose question waits asks for a person: from now on the agentik is silent. */
const askInstead = (tx: Db, threadId: string) =>
  tx
    .update(chats)
    .set({ reason: "asked" })
    .where(
      and(eq(chats.threadId, threadId), eq(chats.handledBy, "nobody"), eq(chats.reason, "unknown")),
    );

/** Notifies the people of a workplace of something in a chat, with the customer's name if they said it. */
export async function tellWorkplace(
  tx: Db,
  {
    spaceId,
    threadId,
    kind,
    data,
    now,
  }: {
    spaceId: string;
    threadId: string;
    kind: "chat_waiting" | "chat_request" | "chat_changed" | "chat_cancelled" | "chat_question";
    data: Record<string, string>;
    now: Date;
  },
): Promise<void> {
  const [chat] = await tx
    .select({ customer: contacts.name })
    .from(chats)
    .innerJoin(contacts, eq(contacts.id, chats.contactId))
    .where(eq(chats.threadId, threadId));
  const members = await tx
    .select({ id: spaceMembers.personId })
    .from(spaceMembers)
    .where(
      and(
        eq(spaceMembers.spaceId, spaceId),
        eq(spaceMembers.isCopy, false),
        ne(spaceMembers.notices, "none"),
      ),
    )
    .limit(TOLD_MAX);
  const news = {
    kind,
    data: { ...data, ...(chat?.customer && { customer: chat.customer }) },
    href: paths.inboxChat(threadId),
  };
  await notifyPeople(
    tx,
    members.map(({ id }) => id),
    news,
    now,
  );
}
