import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { sentMediaType } from "#domain/artifakts/upload.ts";
import { plainFileName, sampleText } from "#domain/artifakts/sample-file.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { fileStore } from "#adapters/storage/file-store.server.ts";
import { findDownload } from "#db/queries/artifakts/artifakt-trade.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { contentDisposition, STRICTEST_POLICY } from "#app/api/files/file-headers.server.ts";

const VERSION = /^[1-9]\d{0,8}$/;

/**
 * `/artifakts/<id>/file?version=2`: an artifakt's file for its owners and its maker; 404 for everyone
 * else. A seeded artifakt without a file gives a text that describes it.
 *
 * Always sent as a download with its sniffed media type, never rendered as a page of this site.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const artifaktId = parseItemId(params.id);
  const requestedVersion = new URL(request.url).searchParams.get("version");
  const { personId, isVisitor } = await findViewer(request);
  const found =
    artifaktId && !isVisitor && (requestedVersion === null || VERSION.test(requestedVersion))
      ? await findDownload(db, {
          artifaktId,
          personId,
          version: requestedVersion === null ? undefined : Number(requestedVersion),
        })
      : undefined;
  if (!found) return textResponse(404, "No such file");
  const headers = new Headers({
    "Cache-Control": "private, no-store",
    "Content-Security-Policy": STRICTEST_POLICY,
    "X-Content-Type-Options": "nosniff",
  });
  const isGet = request.method === "GET";
  const { file } = found;
  if (!file) {
    const text = new TextEncoder().encode(sampleText(found));
    headers.set("Content-Type", "text/markdown; charset=utf-8");
    headers.set("Content-Length", String(text.length));
    headers.set("Content-Disposition", contentDisposition(plainFileName(found.name, ".md")));
    return new Response(isGet ? text : null, { headers });
  }
  headers.set("Content-Type", sentMediaType(file.mediaType, file.fileName));
  headers.set("Content-Length", String(file.size));
  headers.set("Content-Disposition", contentDisposition(file.fileName));
  headers.set("ETag", `"${file.sha256}"`);
  if (!isGet) return new Response(null, { headers });
  const bytes = await fileStore.get(file.storageKey);
  // The row exists but the file store has no file: a server fault, so 503 and not 404.
  if (!bytes) return textResponse(503, "The file is away for the moment", { "Retry-After": "60" });
  return new Response(bytes, { headers });
}

export const action = refuseMethod;
