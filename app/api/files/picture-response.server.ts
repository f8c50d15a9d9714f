import { matchesEtag } from "#domain/format/http/etag.ts";
import { STRICTEST_POLICY } from "./file-headers.server.ts";

/**
 * A stored WebP whose address changes with its content. Cached privately, since the next viewer may not be
 * allowed to see it.
 *
 * @param name of the content, for the ETag
 */
export function pictureResponse(request: Request, name: string, bytes: Uint8Array): Response {
  const etag = `"${name}"`;
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
