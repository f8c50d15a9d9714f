import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { findDocumentThumbnail } from "#db/queries/spaces/threads/message-files.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { pictureResponse } from "./picture-response.server.ts";

const FILE = /^([0-9a-f]{32})\.webp$/;

/**
 * `/spaces/<id>/documents/<document>/small/<content hash>.webp`: the small copy of a picture that was sent in a
 * conversation, for members of the space; 404 for everyone else.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const [spaceId, documentId] = [parseItemId(params.id), parseItemId(params.document)];
  const [name, hash] = FILE.exec(params.file ?? "") ?? [];
  const { personId } = await findViewer(request);
  const bytes =
    spaceId && documentId && hash
      ? await findDocumentThumbnail(db, { spaceId, personId, documentId, hash })
      : undefined;
  return bytes ? pictureResponse(request, name!, bytes) : textResponse(404, "No such picture");
}

export const action = refuseMethod;
