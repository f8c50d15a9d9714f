import { and, eq, or } from "drizzle-orm";
import type { Licence } from "#domain/artifakts/licences.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { ArtifaktFields } from "#domain/items/item-fields.ts";
import type { Db } from "#db/connection/client.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";
import { picturesColumn, type ArtifaktPicture } from "./artifakt-pictures.ts";

/** Fields of an artifakt that its maker may change: not its type, by which buyers found it. */
export interface EditedFields extends Omit<ArtifaktFields, "type"> {
  language: ContentLanguage;
  licence: Licence;
}

/**
 * A person's own artifakt of an id, or their copy of it.
 *
 * @param id its id, or that of the demo person's original
 */
export const isOwnArtifakt = (personId: string, id: string) =>
  and(eq(artifakts.creatorId, personId), or(eq(artifakts.id, id), eq(artifakts.copiedFrom, id)));

export interface OwnArtifakt extends EditedFields {
  id: string;
  /** Pictures that the maker has uploaded. */
  pictures: ArtifaktPicture[];
}

/**
 * An artifakt for its maker; undefined for anyone else.
 *
 * @param id its id, or that of the demo person's original of which the person has a copy
 */
export async function findOwnArtifakt(
  db: Db,
  id: string,
  personId: string,
): Promise<OwnArtifakt | undefined> {
  const [artifakt] = await db
    .select({
      id: artifakts.id,
      name: artifakts.name,
      description: artifakts.description,
      price: artifakts.price,
      tags: artifakts.tags,
      language: artifakts.language,
      licence: artifakts.licence,
      pictures: picturesColumn("uploaded"),
    })
    .from(artifakts)
    .where(isOwnArtifakt(personId, id))
    .limit(1);
  return artifakt;
}
