import { and, eq, isNull } from "drizzle-orm";
import { MESSAGE_MAX_CHARACTERS, titleOfText, type ThreadRefusal } from "#domain/spaces/threads.ts";
import { textOfFiles } from "#domain/spaces/message-files.ts";
import type { UnclearMention } from "#domain/spaces/mentions/mentions.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";
import { findWritableSpace, type WritableSpace } from "#db/commands/spaces/writable-space.ts";
import { expandPrompt } from "#db/commands/studio/store-creation.ts";
import { expandSpaceCommand } from "#db/commands/spaces/answering/space-commands.ts";
import { appendMessage } from "./append-message.ts";
import { askAgentiks } from "./ask-agentiks.ts";
import { attachFiles, type MessageFile } from "./attach-files.ts";
import { findMentioned } from "./find-mentioned.ts";
import { markRead } from "./mark-read.ts";
import { notifyMembers } from "./notify-members.ts";
import { wakeSpace } from "./wake-space.ts";
import { findWritableThread } from "./writable-thread.ts";

export interface PostMessage {
  spaceId: string;
  /** Null begins a new conversation. */
  threadId: string | null;
  personId: string;
  /** The writer's IP address as a rate limit key, for the storage of guests. */
  address: string;
  /** Title of a new conversation; empty for the first words of the message. */
  title?: string;
  text: string;
  /** Files that are sent with it, in the file store already. */
  files?: readonly MessageFile[];
  /** `seq` of the message that it answers. */
  replyTo?: number | null;
  /** Idempotency key of the form. */
  clientKey: string | undefined;
  now: Date;
}

export type PostedMessage =
  | {
      kind: "done";
      spaceId: string;
      threadId: string;
      seq: number;
      /** False for a message that was sent before; then its files are not used. */
      isNew: boolean;
      /** Runs of the agentiks that answer. */
      runIds: string[];
    }
  | { kind: "refused"; reason: ThreadRefusal; unclear?: UnclearMention };

/**
 * Writes a member's message, asks the agentiks that answer it, and notifies the members who wish it. A
 * slash command of the space, or else of the writer's own, is replaced by its text, once: what the text
 * begins with is no command. A mention that could mean several is refused, with what to write instead. Files become documents of the space; a message of files
 * alone asks no agentik.
 *
 * @throws StorageFull
 */
export async function postMessage(tx: Db, post: PostMessage): Promise<PostedMessage> {
  const { personId, address, clientKey, files = [], now } = post;
  const typed = post.text.trim();
  if (typed === "" && files.length === 0) return { kind: "refused", reason: "empty" };
  const writable = await findWritableSpace(tx, post);
  if (writable.kind === "refused") return writable;
  const said =
    (await expandSpaceCommand(tx, writable.space, typed)) ??
    (await expandPrompt(tx, personId, typed));
  const text = said || textOfFiles(files.map(({ content }) => content.file.fileName));
  if ([...text].length > MESSAGE_MAX_CHARACTERS) return { kind: "refused", reason: "too-long" };
  const { unclear, agentikIds, personIds, answering } = await findMentioned(tx, writable.space, {
    personId,
    text: said,
  });
  if (unclear) return { kind: "refused", reason: "which", unclear };
  const place = await findPlace(tx, writable.space, post, text);
  if (place.kind === "refused") return place;
  const { space, threadId, title } = place;
  const replyTo = await knownMessage(tx, threadId, post.replyTo ?? null);
  const { seq, isNew } = await appendMessage(tx, {
    threadId,
    now,
    message: { authorId: personId, text, replyTo, ...(clientKey && { clientKey }) },
    storage: { personId, address },
  });
  if (!isNew) return { kind: "done", spaceId: space.id, threadId, seq, isNew, runIds: [] };
  const by = { personId, address, now };
  const attached = await attachFiles(tx, { space, threadId, seq }, { files, said, ...by });
  if (attached.kind === "refused") return attached;
  await markRead(tx, { spaceId: space.id, threadId, personId, seq });
  const runIds = await askAgentiks(tx, {
    answering: said === "" ? [] : answering,
    mentioned: agentikIds,
    threadId,
    seq,
    personId,
    replyTo,
    now,
  });
  if (space.onlyFor === null)
    await notifyMembers(tx, {
      space,
      threadId,
      title,
      seq,
      personId,
      mentioned: personIds,
      replyTo,
      now,
    });
  await wakeSpace(tx, space.id);
  return { kind: "done", spaceId: space.id, threadId, seq, isNew, runIds };
}

type Place =
  | { kind: "done"; space: WritableSpace; threadId: string; title: string }
  | { kind: "refused"; reason: ThreadRefusal };

async function findPlace(
  tx: Db,
  space: WritableSpace,
  post: PostMessage,
  text: string,
): Promise<Place> {
  const { spaceId, threadId, personId, clientKey, now } = post;
  if (threadId !== null) {
    const found = await findWritableThread(tx, { spaceId, threadId, personId });
    if (found.kind === "refused") return found;
    const { space, id, title } = found.thread;
    return { kind: "done", space, threadId: id, title };
  }
  const title = titleOfText(post.title?.trim() || text);
  const [made] = await tx
    .insert(threads)
    .values({
      id: createId("thread"),
      spaceId: space.id,
      title,
      createdBy: personId,
      clientKey: clientKey ?? createId("key"),
      onlyFor: space.onlyFor,
      lastMessageAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: threads.id });
  if (made) return { kind: "done", space, threadId: made.id, title };
  // The key was used before, so there is one.
  const [sent] = await tx
    .select({ id: threads.id, title: threads.title })
    .from(threads)
    .where(
      and(
        eq(threads.spaceId, space.id),
        eq(threads.createdBy, personId),
        eq(threads.clientKey, clientKey ?? ""),
      ),
    );
  return { kind: "done", space, threadId: sent!.id, title: sent!.title };
}

/** A message that can be answered; null for one that is not there or deleted. */
async function knownMessage(tx: Db, threadId: string, seq: number | null): Promise<number | null> {
  if (seq === null) return null;
  const [message] = await tx
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.threadId, threadId), eq(messages.seq, seq), isNull(messages.deletedAt)));
  return message?.seq ?? null;
}
