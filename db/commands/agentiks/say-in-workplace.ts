import { and, eq } from "drizzle-orm";
import { messagePath } from "#domain/addresses/message-path.ts";
import { MESSAGE_MAX_CHARACTERS } from "#domain/spaces/threads.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { appendMessage } from "#db/commands/spaces/threads/append-message.ts";
import { notifyMembers } from "#db/commands/spaces/threads/notify-members.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { agentikWorkplaces } from "#db/schema/agentiks/chats.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import { threads } from "#db/schema/spaces/threads.ts";

/** An agentik and the space that it works in. */
export interface Workplace {
  agentikId: string;
  agentik: string;
  ownerId: string;
  space: { id: string; name: string };
}

export interface SaidInWorkplace {
  threadId: string;
  seq: number;
  /** Address of the message. */
  href: string;
}

/**
 * Writes a message of an agentik into the thread of its reports, and notifies the members who wish it.
 *
 * @param input.text cut after MESSAGE_MAX_CHARACTERS
 * @param input.threadTitle title of the thread, where it is begun now
 */
export async function sayInWorkplace(
  tx: Db,
  place: Workplace,
  { text, threadTitle, now }: { text: string; threadTitle: string; now: Date },
): Promise<SaidInWorkplace> {
  const { agentikId, ownerId, agentik, space } = place;
  const { threadId, title } = await openReports(tx, { place, threadTitle, now });
  const message = { agentikId, text: text.slice(0, MESSAGE_MAX_CHARACTERS) };
  const { seq } = await appendMessage(tx, { threadId, now, message });
  await notifyMembers(tx, {
    space,
    threadId,
    title,
    seq,
    personId: ownerId,
    from: agentik,
    // Text by others, such as a webhook's payload, cannot mention members.
    mentioned: [],
    replyTo: null,
    now,
  });
  await wakeSpace(tx, space.id);
  return { threadId, seq, href: messagePath(space.id, threadId, seq) };
}

/** The workplace of an agentik; undefined for none. */
export async function findWorkplace(tx: Db, agentikId: string): Promise<Workplace | undefined> {
  const [place] = await tx
    .select({
      agentikId: agentiks.id,
      agentik: agentiks.name,
      ownerId: agentiks.ownerId,
      space: { id: spaces.id, name: spaces.name },
    })
    .from(agentikWorkplaces)
    .innerJoin(agentiks, eq(agentiks.id, agentikWorkplaces.agentikId))
    .innerJoin(spaces, eq(spaces.id, agentikWorkplaces.spaceId))
    .where(eq(agentikWorkplaces.agentikId, agentikId));
  return place;
}

/** The thread of an agentik's reports; created once, with a key made of the agentik's id. */
async function openReports(
  tx: Db,
  { place, threadTitle, now }: { place: Workplace; threadTitle: string; now: Date },
): Promise<{ threadId: string; title: string }> {
  const { agentikId, ownerId, space } = place;
  const clientKey = `reports ${agentikId}`;
  await tx
    .insert(threads)
    .values({
      id: createId("thread"),
      spaceId: space.id,
      title: threadTitle,
      createdBy: ownerId,
      clientKey,
      lastMessageAt: now,
      createdAt: now,
    })
    .onConflictDoNothing();
  const [thread] = await tx
    .select({ threadId: threads.id, title: threads.title })
    .from(threads)
    .where(
      and(
        eq(threads.spaceId, space.id),
        eq(threads.createdBy, ownerId),
        eq(threads.clientKey, clientKey),
      ),
    );
  return thread!;
}
