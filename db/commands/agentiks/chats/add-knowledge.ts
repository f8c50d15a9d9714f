import { and, desc, eq, sql } from "drizzle-orm";
import type { DocumentRefusal } from "#domain/spaces/documents.ts";
import type { Db } from "#db/connection/client.ts";
import { findAgentikRefusal, type AgentikRefusal } from "#db/queries/agentiks/agentik-refusal.ts";
import { lockOwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";
import { addDocument } from "#db/commands/spaces/documents/add-document.ts";
import { addDocumentVersion } from "#db/commands/spaces/documents/add-document-version.ts";
import { documents } from "#db/schema/spaces/documents.ts";
import { openWorkplace } from "./open-workplace.ts";

/**
 * Adds a text, such as a pasted menu, to the documents of the space where the agentik works. Under the name of
 * a document that the person has made there, it becomes that document's next version.
 *
 * @throws StorageFull
 */
export async function addKnowledge(
  tx: Db,
  {
    personId,
    id,
    name,
    text,
    address,
    now,
  }: {
    personId: string;
    /** The agentik's id on the page; for a guest's first write, the demo person's original. */
    id: string;
    name: string;
    text: string;
    address: string;
    now: Date;
  },
): Promise<
  | { kind: "done"; id: string; documentId: string; isUpdate: boolean }
  | { kind: "refused"; reason: AgentikRefusal | DocumentRefusal }
> {
  const agentik = await lockOwnAgentik(tx, personId, id);
  if (!agentik) return { kind: "refused", reason: await findAgentikRefusal(tx, id) };
  const spaceId = await openWorkplace(tx, { personId, agentik, now });
  const content = { kind: "text", text } as const;
  const documentId = await findOwnDocument(tx, { personId, spaceId, name });
  const document = { personId, address, spaceId, content, now };
  const added =
    documentId === undefined
      ? await addDocument(tx, { ...document, name, labels: [] })
      : await addDocumentVersion(tx, { ...document, documentId });
  if (added.kind === "refused") return added;
  const isUpdate = documentId !== undefined;
  return { kind: "done", id: agentik.id, documentId: added.documentId, isUpdate };
}

/** A document of a person's in a space by its name, whatever its capitals and accents; the last changed one. */
async function findOwnDocument(
  tx: Db,
  { personId, spaceId, name }: { personId: string; spaceId: string; name: string },
): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.spaceId, spaceId),
        eq(documents.createdBy, personId),
        eq(documents.searchText, sql`plaza_fold(${name})`),
      ),
    )
    .orderBy(desc(documents.changedAt))
    .limit(1);
  return found?.id;
}
