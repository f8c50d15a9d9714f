import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { ACTIVE_RUN_STATES } from "#domain/runs/run.ts";
import type { HandleRefusal } from "#domain/agentiks/chats/inbox.ts";
import { MESSAGE_MAX_CHARACTERS } from "#domain/spaces/threads.ts";
import type { Db } from "#db/connection/client.ts";
import { chatRequests, chats } from "#db/schema/agentiks/chats.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { stopRun } from "#db/commands/runs/stop-run.ts";
import { appendMessage } from "#db/commands/spaces/threads/append-message.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { queueOutbound, type Unsent } from "#db/commands/agentiks/channels/queue-outbound.ts";
import { askInChat } from "./ask-in-chat.ts";
import { WITH_AGENTIK } from "./end-waiting.ts";
import { lockChat, type InChat } from "./lock-chat.ts";

export type Handled =
  | {
      kind: "done";
      /** The run that answers the customer's open messages. */
      runId?: string | undefined;
      /** Why the customer's channel did not take what they were told. */
      unsent?: Unsent | undefined;
    }
  | { kind: "refused"; reason: HandleRefusal };

/**
 * A person of the workplace takes a chat over: the agentik stops what it is writing, and is quiet until
 * the chat is given back.
 */
export async function takeOver(tx: Db, input: InChat): Promise<Handled> {
  const chat = await lockChat(tx, input);
  if (chat.kind === "refused") return chat;
  await handTo(tx, input);
  await wakeSpace(tx, chat.spaceId);
  return { kind: "done" };
}

/** Gives a chat back to the agentik, which answers the messages still without an answer. */
export async function giveBack(tx: Db, input: InChat): Promise<Handled> {
  const chat = await lockChat(tx, input);
  if (chat.kind === "refused") return chat;
  const { threadId, now } = input;
  const given = await tx
    .update(chats)
    .set(WITH_AGENTIK)
    .where(and(eq(chats.threadId, threadId), ne(chats.handledBy, "agentik")))
    .returning({ threadId: chats.threadId });
  if (given.length > 0) await dropOpenForm(tx, threadId);
  const runId = given.length > 0 ? await askInChat(tx, { threadId, now }) : undefined;
  await wakeSpace(tx, chat.spaceId);
  return { kind: "done", runId };
}

/**
 * Writes a person's message to a customer; who writes has taken the chat over. Sent again with the same
 * key it changes nothing, also when the chat was given back meanwhile.
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
  const chat = await lockChat(tx, input);
  if (chat.kind === "refused") return chat;
  const message = { authorId: personId, text, clientKey };
  const storage = { personId, address };
  const { seq, isNew } = await appendMessage(tx, { threadId, now, message, storage });
  if (!isNew) return { kind: "done" };
  await handTo(tx, input);
  await queueOutbound(tx, { threadId, seq, text, now });
  await wakeSpace(tx, chat.spaceId);
  return { kind: "done" };
}

/** Puts a chat away, or takes it out again. */
export async function setChatDone(tx: Db, input: InChat & { isDone: boolean }): Promise<Handled> {
  const chat = await lockChat(tx, input);
  if (chat.kind === "refused") return chat;
  await tx
    .update(chats)
    .set(input.isDone ? { ...WITH_AGENTIK, doneAt: input.now } : { doneAt: null })
    .where(eq(chats.threadId, input.threadId));
  if (input.isDone) await dropOpenForm(tx, input.threadId);
  await wakeSpace(tx, chat.spaceId);
  return { kind: "done" };
}

/** A form that a person has settled in words is not gone on with. */
const dropOpenForm = (tx: Db, threadId: string) =>
  tx
    .update(chatRequests)
    .set({ state: "cancelled", asking: null })
    .where(
      and(
        eq(chatRequests.threadId, threadId),
        inArray(chatRequests.state, ["asking", "confirming"]),
      ),
    );

/** A person has the chat: what the agentik is writing in it is stopped. */
async function handTo(tx: Db, { threadId, personId, now }: InChat): Promise<void> {
  await tx
    .update(chats)
    .set({
      handledBy: "person",
      handlerId: personId,
      waitingSince: null,
      doneAt: null,
      reason: sql`coalesce(${chats.reason}, 'took')`,
    })
    .where(eq(chats.threadId, threadId));
  const writing = await tx
    .select({ id: runs.id, personId: runs.personId })
    .from(runs)
    .where(and(eq(runs.threadId, threadId), inArray(runs.state, [...ACTIVE_RUN_STATES])));
  for (const run of writing) await stopRun(tx, { ...run, now });
}
