import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { pictureResponse } from "#app/api/files/picture-response.server.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { findArtifaktPicture } from "#db/queries/artifakts/artifakt-pictures.ts";

const FILE = /^([0-9a-f]{32})\.webp$/;

/**
 * `/artifakts/<id>/pictures/<content hash>.webp`: a cover or preview, for viewers who may open the
 * artifakt, else 404. Cached by browsers only, never by shared caches, because an artifakt may be
 * taken down.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const artifaktId = parseItemId(params.id);
  const hash = FILE.exec(params.file ?? "")?.[1];
  if (!artifaktId || !hash) return textResponse(404, "No such picture");
  const { personId: viewerId } = await findViewer(request);
  const bytes = await findArtifaktPicture(db, { artifaktId, hash, viewerId });
  return bytes ? pictureResponse(request, hash, bytes) : textResponse(404, "No such picture");
}

export const action = refuseMethod;
