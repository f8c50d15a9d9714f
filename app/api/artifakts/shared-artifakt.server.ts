import { readCode } from "#domain/artifakts/discount-codes.ts";
import { artifaktPaths } from "#domain/addresses/artifakt-paths.ts";
import { CODE_PARAM } from "#domain/money/ask-to-buy.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import { env } from "#config/env.ts";
import { db } from "#db/connection/live-database.ts";
import { findArtifaktDetail } from "#db/queries/artifakts/artifakt-detail.ts";
import { paths } from "#domain/addresses/paths.ts";

/**
 * An artifakt that everyone may open, with its whole URL; undefined for none. With a discount code in the request's
 * address the URL is that of the code, valid or not: the page says which.
 */
export async function findSharedArtifakt(request: Request, segment: string | undefined) {
  const id = parseItemId(segment);
  // The demo person's view: only artifakts that a visitor may open.
  const artifakt = id && (await findArtifaktDetail(db, id, DEMO_PERSON_ID));
  if (!artifakt || artifakt.publication !== "published" || artifakt.takenDownAt) return undefined;
  const code = readCode(new URL(request.url).searchParams.get(CODE_PARAM) ?? "");
  const path = code
    ? artifaktPaths.artifaktWithCode(artifakt.id, code)
    : paths.artifakt(artifakt.id);
  return { name: artifakt.name, link: new URL(path, env.PUBLIC_URL ?? request.url).href };
}
