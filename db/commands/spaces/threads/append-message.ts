import { and, eq, sql, type SQL } from "drizzle-orm";
import type { MessageState } from "#domain/spaces/threads.ts";
import type { Db } from "#db/connection/client.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { takeStorage } from "#db/commands/people/take-storage.ts";
import { textBytes } from "#domain/people/storage-quota.ts";

export interface NewMessage {
  authorId?: string | null;
  agentikId?: string | null;
  /** Written by a customer, who has no account. */
  fromContact?: boolean;
  text: string;
  state?: MessageState;
  /** `seq` of the message that it answers. */
  replyTo?: number | null;
  /** Idempotency key: the author's message with this key is written once. */
  clientKey?: string;
}

/** The person whose storage quota a message counts against. */
export interface MessageStorage {
  /** The author; for a customer's message the agentik's owner. */
  personId: string;
  /** The writer's IP address as a rate limit key, for the storage of guests. */
  address?: string;
}

/**
 * Writes a message at the end of a thread. The thread's row is locked until the transaction ends, so
 * that the order of `seq` is the order of the commits. The order of locks: a person, then a thread.
 *
 * @param input.storage without it the message is an agentik's, which counts against no quota
 * @returns its `seq`; that of the first one for a key that was used before
 * @throws StorageFull
 */
export async function appendMessage(
  tx: Db,
  {
    threadId,
    now,
    message,
    storage,
  }: { threadId: string; now: Date; message: NewMessage; storage?: MessageStorage },
): Promise<{ seq: number; isNew: boolean }> {
  const { clientKey } = message;
  if (storage) await lockPerson(tx, storage.personId);
  await tx
    .select({ id: threads.id })
    .from(threads)
    .where(eq(threads.id, threadId))
    .for("no key update");
  const author = isAuthorOf(message);
  if (author && clientKey !== undefined) {
    const [sent] = await tx
      .select({ seq: messages.seq })
      .from(messages)
      .where(and(eq(messages.threadId, threadId), author, eq(messages.clientKey, clientKey)));
    if (sent) return { seq: sent.seq, isNew: false };
  }
  if (storage) await takeStorage(tx, { ...storage, bytes: textBytes(message.text), now });
  const [thread] = await tx
    .update(threads)
    .set({ lastSeq: sql`${threads.lastSeq} + 1`, lastMessageAt: now })
    .where(eq(threads.id, threadId))
    .returning({ seq: threads.lastSeq });
  const { seq } = thread!;
  await tx.insert(messages).values({ ...message, threadId, seq, createdAt: now });
  return { seq, isNew: true };
}

/** Messages of the same author; undefined for none, of a deleted account. */
function isAuthorOf({ authorId, agentikId, fromContact }: NewMessage): SQL | undefined {
  if (authorId) return eq(messages.authorId, authorId);
  if (agentikId) return eq(messages.agentikId, agentikId);
  return fromContact ? eq(messages.fromContact, true) : undefined;
}
