import { and, eq, sql } from "drizzle-orm";
import type { MessageState } from "#domain/spaces/threads.ts";
import type { Db } from "#db/connection/client.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";

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

/**
 * Writes a message at the end of a thread. The thread's row is locked until the transaction ends, so
 * that the order of `seq` is the order of the commits.
 *
 * @returns its `seq`; that of the first one for a key that was used before
 */
export async function appendMessage(
  tx: Db,
  { threadId, now, message }: { threadId: string; now: Date; message: NewMessage },
): Promise<{ seq: number; isNew: boolean }> {
  const { authorId = null, fromContact = false, clientKey } = message;
  await tx
    .select({ id: threads.id })
    .from(threads)
    .where(eq(threads.id, threadId))
    .for("no key update");
  if ((authorId !== null || fromContact) && clientKey !== undefined) {
    const [sent] = await tx
      .select({ seq: messages.seq })
      .from(messages)
      .where(
        and(
          eq(messages.threadId, threadId),
          authorId === null ? eq(messages.fromContact, true) : eq(messages.authorId, authorId),
          eq(messages.clientKey, clientKey),
        ),
      );
    if (sent) return { seq: sent.seq, isNew: false };
  }
  const [thread] = await tx
    .update(threads)
    .set({ lastSeq: sql`${threads.lastSeq} + 1`, lastMessageAt: now })
    .where(eq(threads.id, threadId))
    .returning({ seq: threads.lastSeq });
  const { seq } = thread!;
  await tx.insert(messages).values({ ...message, threadId, seq, createdAt: now });
  return { seq, isNew: true };
}
