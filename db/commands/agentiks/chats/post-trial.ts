import { eq } from "drizzle-orm";
import { CHAT_MESSAGE_MAX } from "#domain/agentiks/chats/chats.ts";
import { titleOfText } from "#domain/spaces/threads.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { findAgentikRefusal, type AgentikRefusal } from "#db/queries/agentiks/agentik-refusal.ts";
import { findTrial } from "#db/queries/agentiks/chats/list-trial.ts";
import { lockOwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";
import { chats } from "#db/schema/agentiks/chats.ts";
import { threads } from "#db/schema/spaces/threads.ts";
import { recountStorage } from "#db/commands/people/take-storage.ts";
import { appendMessage } from "#db/commands/spaces/threads/append-message.ts";
import { askInChat } from "./ask-in-chat.ts";
import { openWorkplace } from "./open-workplace.ts";

interface Trial {
  personId: string;
  /** The agentik's id on the page; for a guest's first write, the demo person's original. */
  id: string;
  now: Date;
}

export type TrialResult =
  /** `seq`: number of the message. */
  | { kind: "done"; id: string; runId: string | undefined; seq: number | undefined }
  | { kind: "refused"; reason: AgentikRefusal | "empty" | "too-long" };

/**
 * Writes a message to an agentik in its owner's trial, as a customer would. The draft of its
 * configuration answers; only the owner sees it.
 *
 * @throws StorageFull
 */
export async function postTrial(
  tx: Db,
  {
    text: typed,
    clientKey,
    address,
    ...trial
  }: Trial & { text: string; clientKey: string; address: string },
): Promise<TrialResult> {
  const { personId, id, now } = trial;
  const text = typed.trim();
  if (text === "") return { kind: "refused", reason: "empty" };
  if ([...text].length > CHAT_MESSAGE_MAX) return { kind: "refused", reason: "too-long" };
  const agentik = await lockOwnAgentik(tx, personId, id);
  if (!agentik) return { kind: "refused", reason: await findAgentikRefusal(tx, id) };
  const spaceId = await openWorkplace(tx, { personId, agentik, now });
  const threadId =
    (await findTrial(tx, { personId, agentikId: agentik.id })) ??
    (await beginTrial(tx, { personId, agentikId: agentik.id, spaceId, text, clientKey, now }));
  const message = { authorId: personId, text, clientKey };
  const storage = { personId, address };
  const { seq, isNew } = await appendMessage(tx, { threadId, now, message, storage });
  const runId = isNew ? await askInChat(tx, { threadId, now }) : undefined;
  return { kind: "done", id: agentik.id, runId, seq };
}

/** Deletes a trial with its messages. */
export async function endTrial(tx: Db, { personId, id }: Trial): Promise<TrialResult> {
  const agentik = await lockOwnAgentik(tx, personId, id);
  if (!agentik) return { kind: "refused", reason: await findAgentikRefusal(tx, id) };
  const threadId = await findTrial(tx, { personId, agentikId: agentik.id });
  if (threadId) {
    await recountStorage(tx, personId);
    await tx.delete(threads).where(eq(threads.id, threadId));
  }
  return { kind: "done", id: agentik.id, runId: undefined, seq: undefined };
}

async function beginTrial(
  tx: Db,
  {
    personId,
    agentikId,
    spaceId,
    text,
    clientKey,
    now,
  }: Omit<Trial, "id"> & {
    agentikId: string;
    spaceId: string;
    text: string;
    clientKey: string;
  },
): Promise<string> {
  const id = createId("thread");
  await tx.insert(threads).values({
    id,
    spaceId,
    title: titleOfText(text),
    createdBy: personId,
    clientKey,
    onlyFor: personId,
    chatWithId: agentikId,
    lastMessageAt: now,
    createdAt: now,
  });
  await tx.insert(chats).values({ threadId: id, channel: "try", createdAt: now });
  return id;
}
