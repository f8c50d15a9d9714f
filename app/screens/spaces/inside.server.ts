import { data } from "@remix-run/node";
import { parseItemId } from "#domain/items/item-ids.ts";
import { db } from "#db/connection/live-database.ts";
import { findSpaceInside, type SpaceInside } from "#db/queries/spaces/inside.ts";
import { findViewer, type Viewer } from "#app/session/viewer.server.ts";

/**
 * The viewer and the space from inside, for the screens below `/spaces/:id`.
 *
 * @throws 404 for anyone but members
 */
export async function findInside(
  request: Request,
  params: { id?: string | undefined },
): Promise<{ viewer: Viewer; space: SpaceInside }> {
  const id = parseItemId(params.id);
  const viewer = await findViewer(request);
  const space = id && (await findSpaceInside(db, { id, personId: viewer.personId }));
  if (!space) throw data(null, { status: 404 });
  return { viewer, space };
}
