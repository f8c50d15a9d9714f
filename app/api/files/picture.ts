import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { matchesEtag } from "#domain/format/http/etag.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { findPicture } from "#db/queries/people/pictures.ts";

const FILE = /^([0-9a-f]{32})\.webp$/;

/**
 * `/pictures/<content hash>.webp`: a person's picture or a logo. Public, without a permission check:
 * the hash cannot be guessed. The content of an address never changes.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const hash = FILE.exec(params.file ?? "")?.[1];
  const bytes = hash && (await findPicture(db, hash));
  if (!hash || !bytes) return textResponse(404, "No such picture");
  const etag = `"${hash}"`;
  const headers = new Headers({
    "Cache-Control": "public, max-age=31536000, immutable",
    ETag: etag,
  });
  if (matchesEtag(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers });
  headers.set("Content-Type", "image/webp");
  headers.set("Content-Length", String(bytes.length));
  const body = request.method === "HEAD" ? null : new Uint8Array(bytes);
  return new Response(body, { headers });
}

export const action = refuseMethod;
