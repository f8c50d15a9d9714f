import type { DocumentRefusal } from "#domain/spaces/documents.ts";
import type { Db } from "#db/connection/client.ts";
import { findAgentikRefusal, type AgentikRefusal } from "#db/queries/agentiks/agentik-refusal.ts";
import { lockOwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";
import { addDocument } from "#db/commands/spaces/documents/add-document.ts";
import { openWorkplace } from "./open-workplace.ts";

/**
 * Adds a text, such as a pasted menu, to the documents of the space where the agentik works.
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
  | { kind: "done"; id: string; documentId: string }
  | { kind: "refused"; reason: AgentikRefusal | DocumentRefusal }
> {
  const agentik = await lockOwnAgentik(tx, personId, id);
  if (!agentik) return { kind: "refused", reason: await findAgentikRefusal(tx, id) };
  const spaceId = await openWorkplace(tx, { personId, agentik, now });
  const content = { kind: "text", text } as const;
  const document = { personId, address, spaceId, name, labels: [], content, now };
  const added = await addDocument(tx, document);
  if (added.kind === "refused") return added;
  return { kind: "done", id: agentik.id, documentId: added.documentId };
}
