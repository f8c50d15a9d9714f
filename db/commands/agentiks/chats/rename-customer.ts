import { eq } from "drizzle-orm";
import { cleanName } from "#domain/agentiks/chats/stated-name.ts";
import type { Db } from "#db/connection/client.ts";
import { chats, contacts } from "#db/schema/agentiks/chats.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import type { Handled } from "./handle-chat.ts";
import { lockChat, type InChat } from "./lock-chat.ts";

/** A person of the workplace says what the customer of a chat is called. */
export async function renameCustomer(tx: Db, input: InChat & { name: string }): Promise<Handled> {
  const chat = await lockChat(tx, input);
  if (chat.kind === "refused") return chat;
  const name = cleanName(input.name);
  if (name === undefined) return { kind: "refused", reason: "no-name" };
  const [of] = await tx
    .select({ contactId: chats.contactId })
    .from(chats)
    .where(eq(chats.threadId, input.threadId));
  await tx.update(contacts).set({ name, nameBy: "person" }).where(eq(contacts.id, of!.contactId!));
  await wakeSpace(tx, chat.spaceId);
  return { kind: "done" };
}
