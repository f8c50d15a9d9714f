import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { findViewer, partOf } from "#app/session/viewer.server.ts";
import { findEntryPicture } from "#db/queries/challenges/entry-parts.ts";
import { pictureResponse } from "./picture-response.server.ts";

const FILE = /^([0-9a-f]{32})(-small)?\.webp$/;

/**
 * `/challenges/entries/<id>/pictures/<content hash>.webp`, or `<content hash>-small.webp`: a photograph of
 * an entry; 404 for a viewer who may not open the entry. Cached privately, since an entry may be taken down.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const entryId = parseItemId(params.entry);
  const [name, hash, small] = FILE.exec(params.file ?? "") ?? [];
  const bytes =
    entryId && hash
      ? await findEntryPicture(db, {
          entryId,
          hash,
          size: small ? "small" : "full",
          viewerId: partOf(await findViewer(request)),
        })
      : undefined;
  if (!bytes) return textResponse(404, "No such picture");
  return pictureResponse(request, name!, bytes);
}

export const action = refuseMethod;
