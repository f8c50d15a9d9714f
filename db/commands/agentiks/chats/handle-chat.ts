import { and, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { MESSAGE_MAX_CHARACTERS } from "#domain/spaces/threads.ts";
import { textBytes } from "#domain/people/storage-quota.ts";
import type { Db } from "#db/connection/client.ts";
import { chatRequests, chats } from "#db/schema/agentiks/chats.ts";
import { threads } from "#db/schema/spaces/threads.ts";
import { takeStorage } from "#db/commands/people/take-storage.ts";
import { appendMessage } from "#db/commands/spaces/threads/append-message.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { isInboxOf } from "#db/queries/agentiks/chats/inbox.ts";
import { askInChat } from "./ask-in-chat.ts";

interface InChat {
  threadId: string;
  personId: string;
  now: Date;
}

/** `gone`: no such chat, or not in a workplace of the person's. */
export type HandleRefusal = "gone" | "empty" | "too-long" | "closed";
export type Handled = { kind: "done" } | { kind: "refused"; reason: HandleRefusal };

/** A person of the workplace takes a chat over: the agentik is quiet until it is given back. */
export async function takeOver(tx: Db, input: InChat): Promise<Handled> {
  const chat = await holdChat(tx, input);
  if (!chat) return { kind: "refused", reason: "gone" };
  await tx
    .update(chats)
    .set({
      handledBy: "person",
      handlerId: input.personId,
      waitingSince: null,
      doneAt: null,
      reason: sql`coalesce(${chats.reason}, 'took')`,
    })
    .where(eq(chats.threadId, input.threadId));
  await wakeSpace(tx, chat.spaceId);
  return { kind: "done" };
}

/** Gives a chat back to the agentik, which answers what nobody has answered. */
export async function giveBack(tx: Db, input: InChat): Promise<Handled> {
  const chat = await holdChat(tx, input);
  if (!chat) return { kind: "refused", reason: "gone" };
  const { threadId, now } = input;
  const given = await tx
    .update(chats)
    .set({
      handledBy: "agentik",
      handlerId: null,
      reason: null,
      waitingSince: null,
      unknownInARow: 0,
    })
    .where(and(eq(chats.threadId, threadId), ne(chats.handledBy, "agentik")))
    .returning({ threadId: chats.threadId });
  if (given.length > 0) await askInChat(tx, { threadId, now });
  await wakeSpace(tx, chat.spaceId);
  return { kind: "done" };
}

/**
 * Writes a person's message to a customer; who writes has taken the chat over.
 *
 * @throws StorageFull
 */
export async function answerCustomer(
  tx: Db,
  input: InChat & { text: string; clientKey: string; address: string },
): Promise<Handled> {
  const { threadId, personId, clientKey, address, now } = input;
  const text = input.text.trim();
  if (text === "") return { kind: "refused", reason: "empty" };
  if ([...text].length > MESSAGE_MAX_CHARACTERS) return { kind: "refused", reason: "too-long" };
  const taken = await takeOver(tx, input);
  if (taken.kind === "refused") return taken;
  const message = { authorId: personId, text, clientKey };
  const { isNew } = await appendMessage(tx, { threadId, now, message });
  if (isNew) await takeStorage(tx, { personId, address, bytes: textBytes(text), now });
  return { kind: "done" };
}

/** Puts a chat away, or takes it out again. */
export async function setChatDone(tx: Db, input: InChat & { isDone: boolean }): Promise<Handled> {
  const chat = await holdChat(tx, input);
  if (!chat) return { kind: "refused", reason: "gone" };
  await tx
    .update(chats)
    .set(
      input.isDone
        ? {
            doneAt: input.now,
            handledBy: "agentik",
            handlerId: null,
            waitingSince: null,
            reason: null,
            unknownInARow: 0,
          }
        : { doneAt: null },
    )
    .where(eq(chats.threadId, input.threadId));
  await wakeSpace(tx, chat.spaceId);
  return { kind: "done" };
}

/** Notes an order or booking as done by the business, or as open again. */
export async function setRequestDone(
  tx: Db,
  { requestId, isDone, ...input }: InChat & { requestId: string; isDone: boolean },
): Promise<Handled> {
  const chat = await holdChat(tx, input);
  if (!chat) return { kind: "refused", reason: "gone" };
  const done = isDone
    ? { doneAt: input.now, doneBy: input.personId }
    : { doneAt: null, doneBy: null };
  const set = await tx
    .update(chatRequests)
    .set(done)
    .where(
      and(
        eq(chatRequests.id, requestId),
        eq(chatRequests.threadId, input.threadId),
        isNotNull(chatRequests.sentAt),
        isDone ? isNull(chatRequests.doneAt) : isNotNull(chatRequests.doneAt),
      ),
    )
    .returning({ id: chatRequests.id });
  if (set.length > 0) await wakeSpace(tx, chat.spaceId);
  return { kind: "done" };
}

/** Locks a chat that a person of its workplace may handle. */
async function holdChat(
  tx: Db,
  { threadId, personId }: InChat,
): Promise<{ spaceId: string } | undefined> {
  const [thread] = await tx
    .select({ spaceId: threads.spaceId })
    .from(threads)
    .where(and(eq(threads.id, threadId), isInboxOf(personId)))
    .for("no key update");
  return thread;
}
