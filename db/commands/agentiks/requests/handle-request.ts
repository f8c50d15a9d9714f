import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { readTotal } from "#domain/agentiks/chats/request-bill.ts";
import {
  ENDING_STAGES,
  STAGES_BEFORE,
  type RequestStage,
  type ToldStage,
} from "#domain/agentiks/chats/request-stage.ts";
import { stageSays, totalSays } from "#domain/agentiks/chats/stage-says.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { chatRequests, chats, contacts } from "#db/schema/agentiks/chats.ts";
import { spaceTasks } from "#db/schema/spaces/tasks.ts";
import { setBookingCancelled } from "#db/commands/agentiks/agenda/book-request.ts";
import { queueOutbound, type Unsent } from "#db/commands/agentiks/channels/queue-outbound.ts";
import { appendMessage } from "#db/commands/spaces/threads/append-message.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import type { Handled } from "#db/commands/agentiks/chats/handle-chat.ts";
import { lockChat, type InChat } from "#db/commands/agentiks/chats/lock-chat.ts";

/** One of the forms that a chat has. */
interface InRequest extends InChat {
  requestId: string;
  /** IP address, for the limits of what a person writes. */
  address: string;
}

/** Condition for a form that was sent, and is not done. */
const isOpen = ({ requestId, threadId }: Pick<InRequest, "requestId" | "threadId">) =>
  and(
    eq(chatRequests.id, requestId),
    eq(chatRequests.threadId, threadId),
    isNotNull(chatRequests.sentAt),
    isNull(chatRequests.doneAt),
  );

/**
 * Sets how far the business is with an order, and tells the customer so in the chat, where they wrote. Set
 * again, at the same time too, it changes nothing and tells nothing. A delivered or cancelled order is done,
 * and so is its task. The agentik goes on answering: unlike a message of a person's own, it takes nothing
 * over.
 *
 * @throws StorageFull
 */
export async function setRequestStage(
  tx: Db,
  { stage, ...input }: InRequest & { stage: ToldStage },
): Promise<Handled> {
  const chat = await lockChat(tx, input);
  if (chat.kind === "refused") return chat;
  const { requestId, personId, now } = input;
  const isEnd = ENDING_STAGES.includes(stage);
  const [request] = await tx
    .update(chatRequests)
    .set({ stage, ...(isEnd && { doneAt: now, doneBy: personId }) })
    .where(and(isOpen(input), inArray(chatRequests.stage, [...STAGES_BEFORE[stage]])))
    .returning({
      name: chatRequests.name,
      kind: chatRequests.kind,
      answers: chatRequests.answers,
    });
  if (!request) return { kind: "done" };
  if (stage === "cancelled") await setBookingCancelled(tx, { requestId, isCancelled: true, now });
  if (isEnd) await setTaskDone(tx, { ...input, isDone: true });
  const unsent = await tellCustomer(tx, input, (language) => stageSays(language, stage, request));
  await wakeSpace(tx, chat.spaceId);
  return { kind: "done", unsent };
}

/**
 * Sets what an order comes to, as a person typed it, and tells the customer so in the chat. The same total
 * again changes nothing and tells nothing.
 *
 * @throws StorageFull
 */
export async function setRequestTotal(
  tx: Db,
  { total, ...input }: InRequest & { total: string },
): Promise<Handled> {
  const totalCents = readTotal(total);
  if (totalCents === undefined) return { kind: "refused", reason: "no-total" };
  const chat = await lockChat(tx, input);
  if (chat.kind === "refused") return chat;
  const [request] = await tx
    .select({
      name: chatRequests.name,
      kind: chatRequests.kind,
      totalCents: chatRequests.totalCents,
    })
    .from(chatRequests)
    .where(isOpen(input));
  if (!request || request.totalCents === totalCents) return { kind: "done" };
  await tx.update(chatRequests).set({ totalCents }).where(isOpen(input));
  const told = { ...request, hadTotal: request.totalCents !== null };
  const unsent = await tellCustomer(tx, input, (language) => totalSays(language, totalCents, told));
  await wakeSpace(tx, chat.spaceId);
  return { kind: "done", unsent };
}

/** Notes an order or booking as done by the business, or as open again. */
export async function setRequestDone(
  tx: Db,
  { isDone, ...input }: Omit<InRequest, "address"> & { isDone: boolean },
): Promise<Handled> {
  const chat = await lockChat(tx, input);
  if (chat.kind === "refused") return chat;
  const { requestId, threadId, personId, now } = input;
  const done = isDone
    ? { doneAt: now, doneBy: personId }
    : // One that had ended begins anew: the customer is told of each stage again.
      {
        doneAt: null,
        doneBy: null,
        stage: sql<RequestStage>`CASE WHEN ${inArray(chatRequests.stage, [...ENDING_STAGES])} THEN 'new' ELSE ${chatRequests.stage} END`,
      };
  const isClosed = and(
    eq(chatRequests.id, requestId),
    eq(chatRequests.threadId, threadId),
    isNotNull(chatRequests.doneAt),
  );
  const set = await tx
    .update(chatRequests)
    .set(done)
    .where(isDone ? isOpen(input) : isClosed)
    .returning({ id: chatRequests.id });
  if (set.length === 0) return { kind: "done" };
  // A cancelled one that is opened again is in the agenda again.
  if (!isDone) await setBookingCancelled(tx, { requestId, isCancelled: false, now });
  await setTaskDone(tx, { ...input, isDone });
  await wakeSpace(tx, chat.spaceId);
  return { kind: "done" };
}

/** Ends the task that an agentik has made of a form, or opens it again. */
const setTaskDone = (
  tx: Db,
  { requestId, personId, isDone, now }: Omit<InRequest, "address"> & { isDone: boolean },
) =>
  tx
    .update(spaceTasks)
    .set(isDone ? { doneAt: now, doneBy: personId } : { doneAt: null, doneBy: null })
    .where(
      and(
        eq(spaceTasks.requestId, requestId),
        isDone ? isNull(spaceTasks.doneAt) : isNotNull(spaceTasks.doneAt),
      ),
    );

/** Writes to a form's customer in their language, on their channel. @returns why the channel did not take it */
async function tellCustomer(
  tx: Db,
  { threadId, personId, address, now }: InRequest,
  says: (language: ContentLanguage) => string,
): Promise<Unsent | undefined> {
  const [to] = await tx
    .select({ language: contacts.language })
    .from(chats)
    .innerJoin(contacts, eq(contacts.id, chats.contactId))
    .where(eq(chats.threadId, threadId));
  const text = says(to!.language);
  const message = { authorId: personId, text };
  const storage = { personId, address };
  const { seq } = await appendMessage(tx, { threadId, now, message, storage });
  return queueOutbound(tx, { threadId, seq, text, now });
}
