import { and, eq, inArray, ne } from "drizzle-orm";
import {
  cleanName,
  NAME_SOURCES,
  overrules,
  type NameSource,
} from "#domain/agentiks/chats/stated-name.ts";
import type { Db } from "#db/connection/client.ts";
import { contacts } from "#db/schema/agentiks/chats.ts";

/**
 * Stores a customer's name. A name that a person of the business has typed stays, and a channel's
 * profile does not replace one that the customer has said; a text without letters changes nothing.
 */
export async function nameContact(
  tx: Db,
  { contactId, name: given, by = "customer" }: { contactId: string; name: string; by?: NameSource },
): Promise<void> {
  const name = cleanName(given);
  if (name === undefined) return;
  const weaker = NAME_SOURCES.filter((known) => overrules(by, known));
  await tx
    .update(contacts)
    .set({ name, nameBy: by })
    .where(
      and(eq(contacts.id, contactId), ne(contacts.name, name), inArray(contacts.nameBy, weaker)),
    );
}
