import { desc, eq } from "drizzle-orm";
import type { BuilderBlock } from "#app/domain/builder.ts";
import type { Db } from "#db/client.ts";
import { builderLayouts } from "#db/schema/builder.ts";

/** A layout as it was saved last. */
export interface SavedLayout {
  /** Counts a person's saves, from 1. */
  version: number;
  blocks: BuilderBlock[];
}

/** A person's latest saved layout; undefined before the first save. */
export async function findLatestLayout(db: Db, personId: string): Promise<SavedLayout | undefined> {
  const [layout] = await db
    .select({ version: builderLayouts.version, blocks: builderLayouts.blocks })
    .from(builderLayouts)
    .where(eq(builderLayouts.personId, personId))
    .orderBy(desc(builderLayouts.version))
    .limit(1);
  return layout;
}
