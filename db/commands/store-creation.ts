import { titleOfPrompt, type CreationKind } from "#app/domain/creations.ts";
import type { Db } from "#db/client.ts";
import { creations } from "#db/schema/studio.ts";
import { createId } from "#db/tokens.ts";
import { recordEvent } from "./record-event.ts";

/** Stores a prompt before anything else happens with it (product.md, "Writes": Send). */
export async function storeCreation(
  tx: Db,
  input: { personId: string; kind: CreationKind; prompt: string; now: Date },
): Promise<{ kind: "done"; id: string }> {
  const { personId, kind, prompt, now } = input;
  const id = createId("creation");
  const title = titleOfPrompt(prompt);
  await tx.insert(creations).values({ id, personId, kind, title, prompt, createdAt: now });
  await recordEvent(tx, { personId, action: "store-creation", subject: id, now });
  return { kind: "done", id };
}
