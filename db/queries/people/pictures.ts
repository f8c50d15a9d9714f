import { eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { pictures } from "#db/schema/people/pictures.ts";

/** The WebP file with a content hash; undefined when nobody has it any more. */
export async function findPicture(db: Db, hash: string): Promise<Buffer | undefined> {
  const [picture] = await db
    .select({ bytes: pictures.bytes })
    .from(pictures)
    .where(eq(pictures.hash, hash))
    .limit(1);
  return picture?.bytes;
}
