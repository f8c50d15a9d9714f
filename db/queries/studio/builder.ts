import { and, desc, eq } from "drizzle-orm";
import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import type { Db } from "#db/connection/client.ts";
import { builderLayouts } from "#db/schema/studio/builder.ts";

/** A saved layout. */
export interface SavedLayout {
  /** From 1 for each person. */
  version: number;
  blocks: BuilderBlock[];
}

/** A person's latest layout; undefined before the first save. */
export async function findLatestLayout(db: Db, personId: string): Promise<SavedLayout | undefined> {
  const [layout] = await db
    .select({ version: builderLayouts.version, blocks: builderLayouts.blocks })
    .from(builderLayouts)
    .where(eq(builderLayouts.personId, personId))
    .orderBy(desc(builderLayouts.version))
    .limit(1);
  return layout;
}

/** One version of a person's layouts. */
export async function findLayoutVersion(
  db: Db,
  personId: string,
  version: number,
): Promise<(SavedLayout & { id: string }) | undefined> {
  const [layout] = await db
    .select({
      id: builderLayouts.id,
      version: builderLayouts.version,
      blocks: builderLayouts.blocks,
    })
    .from(builderLayouts)
    .where(and(eq(builderLayouts.personId, personId), eq(builderLayouts.version, version)));
  return layout;
}

/** A version in the list of versions. */
export interface ListedLayout extends SavedLayout {
  createdAt: Date;
}

/** A person's versions, newest first. */
export function listLayouts(db: Db, personId: string, limit: number): Promise<ListedLayout[]> {
  return db
    .select({
      version: builderLayouts.version,
      blocks: builderLayouts.blocks,
      createdAt: builderLayouts.createdAt,
    })
    .from(builderLayouts)
    .where(eq(builderLayouts.personId, personId))
    .orderBy(desc(builderLayouts.version))
    .limit(limit);
}
