import { eq } from "drizzle-orm";
import { SLUG } from "#domain/format/slug.ts";
import { isAllowedOrigin } from "#domain/agentiks/chats/allowed-origins.ts";
import type { Db } from "#db/connection/client.ts";
import { findAgentikRefusal, type AgentikRefusal } from "#db/queries/agentiks/agentik-refusal.ts";
import { lockOwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";
import { chatPages } from "#db/schema/agentiks/chats.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { codeOf } from "#db/commands/writing/retry-transaction.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { openWorkplace } from "./open-workplace.ts";

export interface SaveChatPage {
  personId: string;
  /** The agentik's id on the page; for a guest's first write, the demo person's original. */
  id: string;
  slug: string;
  isOpen: boolean;
  allowedOrigins: readonly string[];
  now: Date;
}

export type SavedChatPage =
  | { kind: "done"; id: string }
  /** `slug`: not an address; `taken`: another page has it; `origins`: not sites. */
  | { kind: "refused"; reason: AgentikRefusal | "slug" | "taken" | "origins" };

/** PostgreSQL's unique_violation. */
const TAKEN = "23505";

/**
 * Saves the chat page of the person's own agentik: its address, whether it is open, and which sites may
 * show it in a frame. Opening it gives the agentik a workplace, where its conversations are. Saving the
 * same again changes nothing.
 */
export async function saveChatPage(tx: Db, page: SaveChatPage): Promise<SavedChatPage> {
  const { personId, id, slug, isOpen, now } = page;
  if (!SLUG.test(slug)) return { kind: "refused", reason: "slug" };
  if (!page.allowedOrigins.every(isAllowedOrigin)) return { kind: "refused", reason: "origins" };
  // Lock order, as everywhere: first the person, then the person's rows.
  await lockPerson(tx, personId);
  const agentik = await lockOwnAgentik(tx, personId, id);
  if (!agentik) return { kind: "refused", reason: await findAgentikRefusal(tx, id) };
  await openWorkplace(tx, { personId, agentik, now });
  const [known] = await tx.select().from(chatPages).where(eq(chatPages.agentikId, agentik.id));
  const saved = { slug, isOpen, allowedOrigins: [...page.allowedOrigins] };
  const isSame =
    known?.slug === slug &&
    known.isOpen === isOpen &&
    known.allowedOrigins.join(" ") === saved.allowedOrigins.join(" ");
  if (isSame) return { kind: "done", id: agentik.id };
  try {
    // A savepoint: a taken address must not end the transaction.
    await tx.transaction((inner) =>
      inner
        .insert(chatPages)
        .values({ agentikId: agentik.id, ...saved, createdAt: now, changedAt: now })
        .onConflictDoUpdate({ target: chatPages.agentikId, set: { ...saved, changedAt: now } }),
    );
  } catch (error) {
    if (codeOf(error) !== TAKEN) throw error;
    return { kind: "refused", reason: "taken" };
  }
  await recordEvent(tx, { personId, action: "save-chat-page", subject: agentik.id, now });
  return { kind: "done", id: agentik.id };
}
