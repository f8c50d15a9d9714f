import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { GALLERY_PAGE, SHEET } from "#domain/challenges/entries.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { makeSheet } from "#adapters/pictures/picture-sheet.server.ts";
import { listGallery, listThumbnails } from "#db/queries/challenges/gallery.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { sheetDigest } from "#app/presenters/sheet-digest.server.ts";
import { findViewer, partOf } from "#app/session/viewer.server.ts";
import { STRICTEST_POLICY } from "./file-headers.server.ts";

/**
 * `/challenges/<id>/gallery/<digest>.webp?page=1`: the thumbnails of a gallery's page in one picture, those that
 * the viewer's page shows; 404 without any. Kept by browsers alone, and only where the digest is that of what is
 * shown now: an entry may be taken down.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const challengeId = parseItemId(params.id);
  const page = Number(new URL(request.url).searchParams.get("page") ?? "1");
  if (!challengeId || !Number.isInteger(page) || page < 1 || page > LAST_PAGE)
    return textResponse(404, "No such picture");
  const viewerId = partOf(await findViewer(request));
  const entries = (await listGallery(db, challengeId, viewerId, page)).slice(0, GALLERY_PAGE);
  const thumbnails = await listThumbnails(db, entries);
  if (thumbnails.length === 0) return textResponse(404, "No such picture");
  const sheet = await makeSheet(thumbnails, SHEET);
  if (typeof sheet === "string")
    return textResponse(503, "Too many pictures at once", { "Retry-After": "2" });
  const isCurrent = params.file === `${sheetDigest(entries)}.webp`;
  const headers = new Headers({
    "Cache-Control": isCurrent ? "private, max-age=31536000, immutable" : "private, no-store",
    "Content-Security-Policy": STRICTEST_POLICY,
    "Content-Type": "image/webp",
    "Content-Length": String(sheet.length),
    "X-Content-Type-Options": "nosniff",
  });
  return new Response(request.method === "HEAD" ? null : new Uint8Array(sheet), { headers });
}

const LAST_PAGE = 10_000;

export const action = refuseMethod;
