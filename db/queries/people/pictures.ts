import { eq } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#db/connection/client.ts";
import { pictures } from "#db/schema/people/pictures.ts";
import { pagePictures } from "#db/schema/studio/pages.ts";

/** The WebP file with a content hash, of a person or a page; undefined once it was deleted. */
export async function findPicture(db: Db, hash: string): Promise<Buffer | undefined> {
  const [picture] = await unionAll(
    db.select({ bytes: pictures.bytes }).from(pictures).where(eq(pictures.hash, hash)),
    db.select({ bytes: pagePictures.bytes }).from(pagePictures).where(eq(pagePictures.hash, hash)),
  ).limit(1);
  return picture?.bytes;
}
