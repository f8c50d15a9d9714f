import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { isIdOfSheet } from "#domain/addresses/picture-paths.ts";
import { COVER_SHEET } from "#domain/artifakts/artifakt-pictures.ts";
import { coverSheet } from "#adapters/pictures/cover-sheet.server.ts";
import { findCoverHashes, findCovers } from "#db/queries/artifakts/artifakt-pictures.ts";
import { STRICTEST_POLICY } from "#app/api/files/file-headers.server.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { sheetDigest } from "#app/presenters/sheet-digest.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";

/**
 * `/covers/artifakts/<digest>.webp?ids=…,…`: the covers of a list's artifakts one below the other, for
 * viewers who may open all of them, else 404; also where a cover is another one by now. Cached by browsers
 * only, never by shared caches, because an artifakt may be taken down.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const ids = new URL(request.url).searchParams.get("ids")?.split(",") ?? [];
  const notFound = () => textResponse(404, "No such picture");
  if (ids.length === 0 || ids.length > COVER_SHEET.cells || !ids.every(isIdOfSheet))
    return notFound();
  const hashes = await findCoverHashes(db, ids, (await findViewer(request)).personId);
  const digest = sheetDigest(ids.map((id) => ({ hash: hashes.get(id) ?? null })));
  if (!ids.every((id) => hashes.has(id)) || params.file !== `${digest}.webp`) return notFound();
  const sheet = await coverSheet(digest, async () => {
    const covers = await findCovers(db, ids);
    return ids.flatMap((id) => covers.get(id) ?? []);
  });
  if (typeof sheet === "string")
    return textResponse(503, "Too many pictures at once", { "Retry-After": "2" });
  const headers = new Headers({
    "Cache-Control": "private, max-age=31536000, immutable",
    "Content-Security-Policy": STRICTEST_POLICY,
    "Content-Type": "image/webp",
    "Content-Length": String(sheet.length),
    "X-Content-Type-Options": "nosniff",
  });
  return new Response(request.method === "HEAD" ? null : new Uint8Array(sheet), { headers });
}

export const action = refuseMethod;
