import { eq, sql } from "drizzle-orm";
import type { Artifakt, InLanguage } from "#app/domain/items.ts";
import type { Db } from "#db/client.ts";
import { artifakts } from "#db/schema/catalogue.ts";
import { people } from "#db/schema/people.ts";

const columns = {
  id: artifakts.id,
  name: artifakts.name,
  description: artifakts.description,
  creator: people.displayName,
  image: artifakts.image,
  price: artifakts.price,
  rating: artifakts.rating,
  type: artifakts.type,
  downloadCount: artifakts.downloadCount,
  tags: artifakts.tags,
  language: artifakts.language,
};

// NULLS LAST is what the index says; without it Postgres sorts instead of reading it in order.
const byDownloads = [sql`${artifakts.downloadCount} DESC NULLS LAST`, artifakts.id] as const;

type Row = Omit<InLanguage<Artifakt>, "image"> & { image: string | null };
const toArtifakt = ({ image, ...artifakt }: Row): InLanguage<Artifakt> =>
  image === null ? artifakt : { ...artifakt, image };

/** Every artifakt, the most downloaded first: the client-side search index (spec 7). */
export async function listArtifakts(db: Db): Promise<InLanguage<Artifakt>[]> {
  const rows = await db
    .select(columns)
    .from(artifakts)
    .innerJoin(people, eq(people.id, artifakts.creatorId))
    .orderBy(...byDownloads);
  return rows.map(toArtifakt);
}

/** The most downloaded artifakts; equal counts in the order of their ids. */
export async function listTrendingArtifakts(
  db: Db,
  limit: number,
): Promise<InLanguage<Artifakt>[]> {
  const rows = await db
    .select(columns)
    .from(artifakts)
    .innerJoin(people, eq(people.id, artifakts.creatorId))
    .orderBy(...byDownloads)
    .limit(limit);
  return rows.map(toArtifakt);
}
