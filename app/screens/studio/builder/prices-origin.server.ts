import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import { isTemplateText } from "#domain/studio/pages/page-templates.ts";
import { db } from "#db/connection/live-database.ts";
import { findOwnDocument } from "#db/queries/studio/page-facts.ts";

/** The document that a price list of the layout is from; null without one, and once it is gone. */
export async function findPricesOrigin(
  blocks: readonly BuilderBlock[],
  personId: string,
): Promise<{ id: string; name: string; spaceId: string } | null> {
  const id = blocks.find(({ type, content }) => type === "prices" && content?.target)?.content
    ?.target;
  if (!id) return null;
  return (await findOwnDocument(db, { personId, documentId: id })) ?? null;
}

/** Price lists of the layout that still say a template's examples, which the browser cannot tell from others. */
export const examplePrices = (blocks: readonly BuilderBlock[]): string[] =>
  blocks.flatMap(({ type, content }) =>
    type === "prices" && content && isTemplateText(content.body) ? [content.body] : [],
  );
