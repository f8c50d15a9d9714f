import type { DocumentRefusal } from "#domain/spaces/documents.ts";
import type { ReadyMade } from "#domain/agentiks/ready-made/ready-made.ts";
import type { Db } from "#db/connection/client.ts";
import { beginAgentik } from "./begin-agentik.ts";
import { addKnowledge } from "./chats/add-knowledge.ts";
import { createAgentik, type NewAgentik } from "./create-agentik.ts";

/** A text that an agentik answers from, such as a menu. */
interface Knowledge {
  /** Name of its document. */
  name: string;
  /** Nothing is added when it is empty. */
  text: string;
}

/**
 * Creates an agentik, a ready-made one with its abilities and duties, and adds a text to its documents.
 *
 * @throws StorageFull
 */
export async function createAgentikWithKnowledge(
  tx: Db,
  {
    readyMade,
    knowledge,
    address,
    ...agentik
  }: NewAgentik & { readyMade: ReadyMade | undefined; knowledge: Knowledge; address: string },
): Promise<{ kind: "done"; id: string } | { kind: "refused"; reason: DocumentRefusal }> {
  const { id } = readyMade
    ? await beginAgentik(tx, { ...agentik, readyMade })
    : await createAgentik(tx, agentik);
  if (knowledge.text === "") return { kind: "done", id };
  const { personId, now } = agentik;
  const added = await addKnowledge(tx, { personId, id, ...knowledge, address, now });
  if (added.kind === "done") return { kind: "done", id };
  const { reason } = added;
  if (reason === "not-yours") throw new Error("an agentik created in this transaction is refused");
  return { kind: "refused", reason };
}
