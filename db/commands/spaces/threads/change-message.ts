import { and, eq, isNull, sql } from "drizzle-orm";
import {
  MESSAGE_EDITS_MAX,
  MESSAGE_MAX_CHARACTERS,
  type Reaction,
  type ThreadRefusal,
} from "#domain/spaces/threads.ts";
import type { Db } from "#db/connection/client.ts";
import { messageEdits, messageReactions, messages, threads } from "#db/schema/spaces/threads.ts";
import { messageDocuments } from "#db/schema/spaces/message-documents.ts";
import { citations } from "#db/schema/spaces/answering.ts";
import { textBytes } from "#domain/people/storage-quota.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { recountStorage, takeStorage } from "#db/commands/people/take-storage.ts";
import { wakeSpace } from "./wake-space.ts";
import { findWritableThread, type InThread } from "./writable-thread.ts";

export interface OnMessage extends InThread {
  seq: number;
  now: Date;
}

export type ChangedMessage =
  { kind: "done"; spaceId: string } | { kind: "refused"; reason: ThreadRefusal };

interface LockedMessage {
  spaceId: string;
  canManage: boolean;
  authorId: string | null;
  agentikId: string | null;
  text: string;
  state: string;
  createdAt: Date;
  editedAt: Date | null;
  pinnedAt: Date | null;
}

/** Locks a message that is not deleted. */
async function lockMessage(
  tx: Db,
  on: OnMessage,
): Promise<({ kind: "done" } & LockedMessage) | Extract<ChangedMessage, { kind: "refused" }>> {
  const found = await findWritableThread(tx, on);
  if (found.kind === "refused") return found;
  const { space } = found.thread;
  const [message] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.threadId, on.threadId), eq(messages.seq, on.seq)))
    .for("no key update");
  if (!message) return { kind: "refused", reason: "gone" };
  if (message.deletedAt) return { kind: "refused", reason: "deleted" };
  return { kind: "done", spaceId: space.id, canManage: space.role !== "member", ...message };
}

const isMessage = ({ threadId, seq }: OnMessage) =>
  and(eq(messages.threadId, threadId), eq(messages.seq, seq));

/**
 * Edits a person's own message; readers can see its earlier versions, which count against the author's
 * storage like the new one.
 *
 * @throws StorageFull
 */
export async function editMessage(
  tx: Db,
  on: OnMessage & { text: string; address: string },
): Promise<ChangedMessage> {
  const text = on.text.trim();
  if (text === "") return { kind: "refused", reason: "empty" };
  if ([...text].length > MESSAGE_MAX_CHARACTERS) return { kind: "refused", reason: "too-long" };
  // The order of locks everywhere: a person, then a thread.
  await lockPerson(tx, on.personId);
  const held = await lockMessage(tx, on);
  if (held.kind === "refused") return held;
  if (held.authorId !== on.personId) return { kind: "refused", reason: "not-yours" };
  if (held.text === text) return { kind: "done", spaceId: held.spaceId };
  const { threadId, seq, personId, address, now } = on;
  // One wording is added below, so that the newest ones stay.
  const dropped = await tx.execute(sql`
    DELETE FROM ${messageEdits} WHERE thread_id = ${threadId} AND seq = ${seq}
      AND version <= (SELECT max(version) + 1 - ${MESSAGE_EDITS_MAX} FROM ${messageEdits}
        WHERE thread_id = ${threadId} AND seq = ${seq}) RETURNING 1`);
  if (dropped.length > 0) await recountStorage(tx, personId);
  await takeStorage(tx, { personId, address, bytes: textBytes(text), now });
  await tx.execute(sql`
    INSERT INTO ${messageEdits} (thread_id, seq, version, text, created_at)
    SELECT ${threadId}, ${seq}, coalesce(max(version), 0) + 1, ${held.text},
      ${(held.editedAt ?? held.createdAt).toISOString()}::timestamptz
    FROM ${messageEdits} WHERE thread_id = ${threadId} AND seq = ${seq}`);
  await tx.update(messages).set({ text, editedAt: now }).where(isMessage(on));
  await wakeSpace(tx, held.spaceId);
  return { kind: "done", spaceId: held.spaceId };
}

/**
 * Empties a message, with its earlier wordings, sources and reactions: its author's right, and the
 * admins'. Its place in the conversation stays, and so do its files, as documents of the space.
 */
export async function deleteMessage(tx: Db, on: OnMessage): Promise<ChangedMessage> {
  // A refusal rolls back what this discards.
  await recountWriter(tx, on);
  const held = await lockMessage(tx, on);
  // Deleted twice is deleted.
  if (held.kind === "refused")
    return held.reason === "deleted" ? { kind: "done", spaceId: on.spaceId } : held;
  if (held.authorId !== on.personId && !held.canManage)
    return { kind: "refused", reason: "not-yours" };
  if (held.state === "writing") return { kind: "refused", reason: "answering" };
  const { threadId, seq, now } = on;
  for (const table of [messageEdits, messageReactions, citations, messageDocuments])
    await tx.delete(table).where(and(eq(table.threadId, threadId), eq(table.seq, seq)));
  await tx.update(messages).set({ text: "", deletedAt: now, pinnedAt: null }).where(isMessage(on));
  await wakeSpace(tx, held.spaceId);
  return { kind: "done", spaceId: held.spaceId };
}

/** Discards the cached storage of the person whom a message counts against, and locks that person. */
async function recountWriter(tx: Db, on: OnMessage): Promise<void> {
  const [message] = await tx
    .select({
      authorId: messages.authorId,
      ownerId: agentiks.ownerId,
      isOwners: messages.fromContact,
    })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .leftJoin(agentiks, eq(agentiks.id, threads.chatWithId))
    .where(isMessage(on));
  const personId = message?.isOwners ? message.ownerId : message?.authorId;
  if (personId) await recountStorage(tx, personId);
}

/**
 * Adds or removes a person's reaction, as the button said, so that a repeated press changes
 * nothing.
 */
export async function reactToMessage(
  tx: Db,
  on: OnMessage & { reaction: Reaction; isOn: boolean },
): Promise<ChangedMessage> {
  const held = await lockMessage(tx, on);
  if (held.kind === "refused") return held;
  const { threadId, seq, personId, reaction, now } = on;
  if (on.isOn)
    await tx
      .insert(messageReactions)
      .values({ threadId, seq, personId, reaction, createdAt: now })
      .onConflictDoNothing();
  else
    await tx
      .delete(messageReactions)
      .where(
        and(
          eq(messageReactions.threadId, threadId),
          eq(messageReactions.seq, seq),
          eq(messageReactions.personId, personId),
          eq(messageReactions.reaction, reaction),
        ),
      );
  await wakeSpace(tx, held.spaceId);
  return { kind: "done", spaceId: held.spaceId };
}

/** Pins a message to the top of its conversation, or unpins it: every member may. */
export async function pinMessage(
  tx: Db,
  on: OnMessage & { isOn: boolean },
): Promise<ChangedMessage> {
  const held = await lockMessage(tx, on);
  if (held.kind === "refused") return held;
  if ((held.pinnedAt !== null) !== on.isOn) {
    await tx
      .update(messages)
      .set({ pinnedAt: on.isOn ? on.now : null })
      .where(and(isMessage(on), isNull(messages.deletedAt)));
    await wakeSpace(tx, held.spaceId);
  }
  return { kind: "done", spaceId: held.spaceId };
}
