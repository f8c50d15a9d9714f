import { and, eq, isNull, ne } from "drizzle-orm";
import { CHAT_MESSAGE_MAX } from "#domain/agentiks/chats/chats.ts";
import { RETURN_SAYS } from "#domain/agentiks/chats/return-says.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { areAgentiksStopped } from "#db/queries/runs/agentik-stop.ts";
import { agentikOwnerIsIn } from "#db/queries/spaces/agentik-owner-is-in.ts";
import { agentikWorkplaces, chatPages, chats, contacts } from "#db/schema/agentiks/chats.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import { threads } from "#db/schema/spaces/threads.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { appendMessage } from "#db/commands/spaces/threads/append-message.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { handOver } from "./hand-over.ts";
import { beginChat, postCustomerMessage, type CustomerPlace } from "./post-customer-message.ts";

export interface PostToChat {
  slug: string;
  /** SHA-256 of the token in the customer's cookie; a new one for a first message. */
  tokenHash: string;
  /** The customer's IP address as a rate limit key. */
  address: string;
  language: ContentLanguage;
  text: string;
  /** Idempotency key of the form. */
  clientKey: string;
  /** The customer wants a person to answer, so that the agentik does not. */
  asksPerson?: boolean;
  now: Date;
}

/** `gone`: no such page; `closed`: its owner has closed it, or paused the agentik, or all are stopped. */
export type ChatRefusal = "gone" | "closed" | "empty" | "too-long";

export type PostedToChat =
  | { kind: "done"; threadId: string; seq: number; runId: string | undefined }
  | { kind: "refused"; reason: ChatRefusal };

/**
 * Writes a customer's message on a chat page, and asks the agentik to answer unless a person has taken
 * over. The first message makes the contact and the conversation; its storage counts for the owner.
 *
 * @throws StorageFull when the owner's storage is used up
 */
export async function postToChat(tx: Db, post: PostToChat): Promise<PostedToChat> {
  const { slug, clientKey, asksPerson = false, now } = post;
  const text = post.text.trim();
  if (text === "") return { kind: "refused", reason: "empty" };
  if ([...text].length > CHAT_MESSAGE_MAX) return { kind: "refused", reason: "too-long" };
  const page = await findOpenPage(tx, slug);
  if (typeof page === "string") return { kind: "refused", reason: page };
  // The order of locks everywhere: a person, then a thread.
  await lockPerson(tx, page.ownerId);
  const threadId = await findOrBeginChat(tx, page, { ...post, text });
  if (threadId === undefined) return { kind: "refused", reason: "gone" };
  const { seq, runId } = await postCustomerMessage(tx, page, {
    threadId,
    text,
    clientKey,
    asksPerson,
    now,
  });
  return { kind: "done", threadId, seq, runId };
}

/** A customer asks for a person: "Hablar con una persona". Repeating it changes nothing. */
export async function askForPerson(
  tx: Db,
  customer: Customer,
): Promise<{ kind: "done"; threadId: string } | { kind: "refused"; reason: ChatRefusal }> {
  const found = await findOpenChat(tx, customer);
  if (found.kind === "refused") return found;
  const { threadId } = found;
  await handOver(tx, { threadId, reason: "asked", now: customer.now });
  return { kind: "done", threadId };
}

/**
 * A customer who waits for a person goes on with the agentik. What they wrote to the people of the business
 * still waits for them, and is not answered by the agentik. Repeating it changes nothing.
 */
export async function returnToAgentik(
  tx: Db,
  customer: Customer,
): Promise<{ kind: "done"; threadId: string } | { kind: "refused"; reason: ChatRefusal }> {
  const found = await findOpenChat(tx, customer);
  if (found.kind === "refused") return found;
  const { page, threadId } = found;
  await lockPerson(tx, page.ownerId);
  await tx.select().from(threads).where(eq(threads.id, threadId)).for("no key update");
  const isSilent = and(eq(chats.handledBy, "nobody"), ne(chats.reason, "unknown"));
  const returned = await tx
    .update(chats)
    .set({ reason: "unknown", unknownInARow: 0 })
    .where(and(eq(chats.threadId, threadId), isSilent))
    .returning({ threadId: chats.threadId });
  if (returned.length === 0) return { kind: "done", threadId };
  const message = { agentikId: page.agentikId, text: RETURN_SAYS[page.language] };
  await appendMessage(tx, { threadId, now: customer.now, message });
  await wakeSpace(tx, page.spaceId);
  return { kind: "done", threadId };
}

type Customer = Pick<PostToChat, "slug" | "tokenHash" | "now">;

/** The conversation of a customer on an open page. */
async function findOpenChat(
  tx: Db,
  { slug, tokenHash }: Customer,
): Promise<
  | { kind: "found"; page: OpenPage; threadId: string }
  | { kind: "refused"; reason: "gone" | "closed" | "empty" }
> {
  const page = await findOpenPage(tx, slug);
  if (typeof page === "string") return { kind: "refused", reason: page };
  const chat = await findChat(tx, page.agentikId, tokenHash);
  if (!chat) return { kind: "refused", reason: "empty" };
  return { kind: "found", page, threadId: chat.threadId };
}

/** A chat page that is open. */
interface OpenPage extends CustomerPlace {
  /** The agentik's own. */
  language: ContentLanguage;
}

async function findOpenPage(tx: Db, slug: string): Promise<OpenPage | "gone" | "closed"> {
  const [page] = await tx
    .select({
      agentikId: agentiks.id,
      agentik: agentiks.name,
      ownerId: agentiks.ownerId,
      language: agentiks.language,
      spaceId: agentikWorkplaces.spaceId,
      isOpen: chatPages.isOpen,
      status: agentiks.status,
      archivedAt: spaces.archivedAt,
      isOwnerThere: agentikOwnerIsIn(spaces.id),
      isStopped: areAgentiksStopped(),
    })
    .from(chatPages)
    .innerJoin(agentiks, eq(agentiks.id, chatPages.agentikId))
    .innerJoin(agentikWorkplaces, eq(agentikWorkplaces.agentikId, agentiks.id))
    .innerJoin(spaces, eq(spaces.id, agentikWorkplaces.spaceId))
    .where(and(eq(chatPages.slug, slug), isNull(agentiks.takenDownAt), isNull(spaces.takenDownAt)));
  if (!page) return "gone";
  const { isOpen, status, archivedAt, isOwnerThere, isStopped, ...open } = page;
  const isAnswering = status === "active" && archivedAt === null && isOwnerThere && !isStopped;
  return isOpen && isAnswering ? open : "closed";
}

/** The chat of a customer with an agentik, by the token of their cookie. */
async function findChat(
  tx: Db,
  agentikId: string,
  tokenHash: string,
): Promise<{ threadId: string } | undefined> {
  const [chat] = await tx
    .select({ threadId: chats.threadId })
    .from(contacts)
    .innerJoin(chats, eq(chats.contactId, contacts.id))
    .innerJoin(threads, eq(threads.id, chats.threadId))
    .where(and(eq(contacts.tokenHash, tokenHash), eq(threads.chatWithId, agentikId)));
  return chat;
}

/** @returns undefined for a token of a customer of another page */
async function findOrBeginChat(
  tx: Db,
  page: CustomerPlace,
  post: PostToChat,
): Promise<string | undefined> {
  const { tokenHash, language, text, clientKey, now } = post;
  const known = await findChat(tx, page.agentikId, tokenHash);
  if (known) return known.threadId;
  const contactId = createId("contact");
  const [contact] = await tx
    .insert(contacts)
    .values({
      id: contactId,
      spaceId: page.spaceId,
      tokenHash,
      language,
      createdAt: now,
      lastInboundAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: contacts.id });
  // A concurrent request with the same form has begun the conversation.
  if (!contact) return (await findChat(tx, page.agentikId, tokenHash))?.threadId;
  return beginChat(tx, page, { contactId, channel: "page", text, clientKey, now });
}
