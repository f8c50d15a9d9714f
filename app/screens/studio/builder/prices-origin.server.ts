import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import { db } from "#db/connection/live-database.ts";
import { findOwnDocumentName } from "#db/queries/studio/page-facts.ts";

/** The document that a price list of the layout is from; null without one, and once it is gone. */
export async function findPricesOrigin(
  blocks: readonly BuilderBlock[],
  personId: string,
): Promise<{ id: string; name: string } | null> {
  const id = blocks.find(({ type, content }) => type === "prices" && content?.target)?.content
    ?.target;
  if (!id) return null;
  const name = await findOwnDocumentName(db, { personId, documentId: id });
  return name === undefined ? null : { id, name };
}
