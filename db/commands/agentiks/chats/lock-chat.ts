import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import { threads } from "#db/schema/spaces/threads.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { isInboxOf } from "#db/queries/agentiks/chats/inbox.ts";

/** A form in an inbox chat: who sent it, and the chat. */
export interface InChat {
  threadId: string;
  personId: string;
  now: Date;
}

/** A chat that is locked. */
export interface LockedChat {
  kind: "locked";
  spaceId: string;
}

/**
 * Locks a chat that a person of its workplace may handle, after the people whose rows the command
 * writes: everywhere people are locked before threads.
 */
export async function lockChat(
  tx: Db,
  { threadId, personId }: InChat,
): Promise<LockedChat | { kind: "refused"; reason: "gone" | "closed" }> {
  const isThis = and(eq(threads.id, threadId), isInboxOf(personId));
  const [known] = await tx
    .select({ ownerId: agentiks.ownerId })
    .from(threads)
    .innerJoin(agentiks, eq(agentiks.id, threads.chatWithId))
    .where(isThis);
  if (!known) return { kind: "refused", reason: "gone" };
  for (const id of [...new Set([known.ownerId, personId])].sort()) await lockPerson(tx, id);
  const [thread] = await tx
    .select({ spaceId: threads.spaceId })
    .from(threads)
    .where(isThis)
    .for("no key update");
  if (!thread) return { kind: "refused", reason: "gone" };
  const [space] = await tx
    .select({ archivedAt: spaces.archivedAt })
    .from(spaces)
    .where(eq(spaces.id, thread.spaceId));
  return space?.archivedAt ? { kind: "refused", reason: "closed" } : { kind: "locked", ...thread };
}
