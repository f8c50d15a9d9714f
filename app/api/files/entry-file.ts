import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { sentMediaType } from "#domain/artifakts/upload.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { findViewer, partOf } from "#app/session/viewer.server.ts";
import { fileStore } from "#adapters/storage/file-store.server.ts";
import { findEntryFile } from "#db/queries/challenges/entry-parts.ts";
import { contentDisposition, STRICTEST_POLICY } from "./file-headers.server.ts";

/**
 * `/challenges/entries/<id>/files/<file>`: a file of an entry, for its author and the creator of the
 * challenge; 404 for everyone else. Always a download, never a page of this site.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const [entryId, fileId] = [parseItemId(params.entry), parseItemId(params.file)];
  const file =
    entryId && fileId
      ? await findEntryFile(db, { entryId, fileId, viewerId: partOf(await findViewer(request)) })
      : undefined;
  if (!file) return textResponse(404, "No such file");
  const headers = new Headers({
    "Cache-Control": "private, no-store",
    "Content-Security-Policy": STRICTEST_POLICY,
    "Content-Type": sentMediaType(file.mediaType, file.fileName),
    "Content-Length": String(file.size),
    "Content-Disposition": contentDisposition(file.fileName),
    "X-Content-Type-Options": "nosniff",
    ETag: `"${file.sha256}"`,
  });
  if (request.method !== "GET") return new Response(null, { headers });
  const bytes = await fileStore.get(file.storageKey);
  // The row exists but the file store has no file: a server fault, so 503 and not 404.
  if (!bytes) return textResponse(503, "The file is away for the moment", { "Retry-After": "60" });
  return new Response(bytes, { headers });
}

export const action = refuseMethod;
