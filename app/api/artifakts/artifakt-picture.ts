import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { matchesEtag } from "#domain/format/http/etag.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { STRICTEST_POLICY } from "#app/api/files/file-headers.server.ts";
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
  const bytes =
    artifaktId && hash
      ? await findArtifaktPicture(db, {
          artifaktId,
          hash,
          viewerId: (await findViewer(request)).personId,
        })
      : undefined;
  if (!bytes) return textResponse(404, "No such picture");
  const etag = `"${hash}"`;
  const headers = new Headers({
    "Cache-Control": "private, max-age=31536000, immutable",
    "Content-Security-Policy": STRICTEST_POLICY,
    "X-Content-Type-Options": "nosniff",
    ETag: etag,
  });
  if (matchesEtag(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers });
  headers.set("Content-Type", "image/webp");
  headers.set("Content-Length", String(bytes.length));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(bytes), { headers });
}

export const action = refuseMethod;
