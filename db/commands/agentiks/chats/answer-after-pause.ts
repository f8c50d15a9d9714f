import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { withoutMark } from "#domain/agentiks/channels/shown-text.ts";
import type { Db } from "#db/connection/client.ts";
import { isPauseNotice } from "#db/queries/agentiks/chats/pause-notice.ts";
import { chats } from "#db/schema/agentiks/chats.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";
import {
  findSendTrouble,
  listChannelsOfChats,
} from "#db/commands/agentiks/channels/queue-outbound.ts";
import { askInChats } from "./ask-in-chat.ts";
import { endWaitingOf } from "./end-waiting.ts";

/** Older messages of customers are left to people, and so are those beyond the newest so many. */
const ANSWERED_MS = 7 * 86_400_000;
const ANSWERED_MAX = 50;

/**
 * Asks an agentik that was launched again to answer the customers who wrote while it was paused and whom no
 * person has answered or taken over. A conversation waits on where an answer could not be sent now, as on
 * WhatsApp a day later, or where an earlier question is open. So many queries for any number of them: the
 * owner presses a button meanwhile. The caller holds the lock of the agentik's owner.
 */
export async function answerAfterPause(
  tx: Db,
  { agentikId, now }: { agentikId: string; now: Date },
): Promise<void> {
  const open = await listOpen(tx, agentikId, now);
  const channels = await listChannelsOfChats(tx, open);
  const shut = new Set(
    channels.filter((each) => findSendTrouble(each, now)).map(({ threadId }) => threadId),
  );
  const threadIds = open.filter((threadId) => !shut.has(threadId));
  if (threadIds.length === 0) return;
  await tx
    .select({ id: threads.id })
    .from(threads)
    .where(inArray(threads.id, threadIds))
    .orderBy(threads.id)
    .for("no key update");
  const asked = await askInChats(tx, { threadIds, now });
  if (asked.size > 0) await endWaitingOf(tx, [...asked.keys()]);
}

/** Conversations in which a customer has the last word, the one that waits longest first. */
async function listOpen(tx: Db, agentikId: string, now: Date): Promise<string[]> {
  const last = tx
    .select({ fromContact: messages.fromContact, text: messages.text })
    .from(messages)
    .where(
      and(
        eq(messages.threadId, threads.id),
        isNull(messages.deletedAt),
        inArray(messages.state, ["writing", "final"]),
        sql`NOT ${isPauseNotice}`,
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(1)
    .as("last");
  const rows = await tx
    .select({ id: threads.id, text: last.text })
    .from(threads)
    .innerJoin(chats, eq(chats.threadId, threads.id))
    .innerJoinLateral(last, eq(last.fromContact, true))
    .where(
      and(
        eq(threads.chatWithId, agentikId),
        gt(threads.lastMessageAt, new Date(now.getTime() - ANSWERED_MS)),
        ne(chats.channel, "try"),
        isNull(chats.doneAt),
        or(
          eq(chats.handledBy, "agentik"),
          and(eq(chats.handledBy, "nobody"), eq(chats.reason, "unknown")),
        ),
      ),
    )
    .orderBy(desc(threads.lastMessageAt))
    .limit(ANSWERED_MAX);
  // A picture without a word is for people.
  const written = rows.filter(({ text }) => withoutMark(text) !== "");
  return written.map(({ id }) => id).reverse();
}
