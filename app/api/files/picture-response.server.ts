import { matchesEtag } from "#domain/format/http/etag.ts";
import { STRICTEST_POLICY } from "./file-headers.server.ts";

/** Cached privately, since the next viewer may not be allowed to see it. */
const OF_VIEWER = "private, max-age=31536000, immutable";

/**
 * A picture whose address changes with its content, or 304 where the browser has it.
 *
 * @param name of the content, for the ETag
 * @param content the picture, or what makes it or another answer, and is not called for a 304
 */
export async function pictureResponse(
  request: Request,
  name: string,
  content: Uint8Array | (() => Promise<Uint8Array | Response>),
  { type = "image/webp", cacheControl = OF_VIEWER } = {},
): Promise<Response> {
  const etag = `"${name}"`;
  const headers = new Headers({
    "Cache-Control": cacheControl,
    "Content-Security-Policy": STRICTEST_POLICY,
    "X-Content-Type-Options": "nosniff",
    ETag: etag,
  });
  if (matchesEtag(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers });
  const bytes = typeof content === "function" ? await content() : content;
  if (bytes instanceof Response) return bytes;
  headers.set("Content-Type", type);
  headers.set("Content-Length", String(bytes.length));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(bytes), { headers });
}
