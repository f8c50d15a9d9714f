import { and, desc, eq, isNull, ne, sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { isOpenToAll } from "#db/queries/lists/listed.ts";
import { artifaktReviews } from "#db/schema/artifakts/artifakt-trade.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";

/** Condition for reviews that are read below their artifakt. */
const isReviewShown = isNull(artifaktReviews.takenDownAt);

/** Condition for reviews that everyone reads. Stars without words cannot be reported. */
export const isReviewReportable: SQL = and(
  isReviewShown,
  ne(artifaktReviews.text, ""),
  sql`EXISTS (SELECT 1 FROM ${artifakts} WHERE ${artifakts.id} = ${outer(artifaktReviews.artifaktId)}
    AND ${artifakts.publication} = 'published' AND ${isOpenToAll(artifakts)})`,
)!;

/** Reviews of an artifakt, newest first. */
export function listReviews(db: Db, artifaktId: string, limit: number) {
  return db
    .select({
      id: artifaktReviews.id,
      name: people.displayName,
      stars: artifaktReviews.stars,
      text: artifaktReviews.text,
      language: artifaktReviews.language,
      writtenAt: artifaktReviews.writtenAt,
    })
    .from(artifaktReviews)
    .innerJoin(people, eq(people.id, artifaktReviews.personId))
    .where(and(eq(artifaktReviews.artifaktId, artifaktId), isReviewShown))
    .orderBy(desc(artifaktReviews.writtenAt), artifaktReviews.personId)
    .limit(limit);
}

/** The artifakt that a review is about; undefined for an unknown review. */
export async function findReviewedArtifakt(db: Db, reviewId: string): Promise<string | undefined> {
  const [review] = await db
    .select({ artifaktId: artifaktReviews.artifaktId })
    .from(artifaktReviews)
    .where(eq(artifaktReviews.id, reviewId));
  return review?.artifaktId;
}
