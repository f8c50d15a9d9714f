import { parseItemId } from "#domain/items/item-ids.ts";
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import { env } from "#config/env.ts";
import { db } from "#db/connection/live-database.ts";
import { findArtifaktDetail } from "#db/queries/artifakts/artifakt-detail.ts";
import { paths } from "#domain/addresses/paths.ts";

/** An artifakt that everyone may open, with its whole URL; undefined for none. */
export async function findSharedArtifakt(request: Request, segment: string | undefined) {
  const id = parseItemId(segment);
  // The demo person's view: only artifakts that a visitor may open.
  const artifakt = id && (await findArtifaktDetail(db, id, DEMO_PERSON_ID));
  if (!artifakt || artifakt.publication !== "published" || artifakt.takenDownAt) return undefined;
  return {
    name: artifakt.name,
    link: new URL(paths.artifakt(artifakt.id), env.PUBLIC_URL ?? request.url).href,
  };
}
