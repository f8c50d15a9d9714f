import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { safeFileName } from "#domain/artifakts/upload.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { fileStore } from "#adapters/storage/file-store.server.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { findDocumentSource } from "#db/queries/spaces/documents/find-document.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { contentDisposition, STRICTEST_POLICY } from "./file-headers.server.ts";

/** At most DOCUMENT_VERSION_NUMBER_MAX. */
const VERSION = /^[1-9]\d{0,3}$/;

/** Kinds of pictures that contain no script; their bytes were looked at when they were uploaded. */
const PHOTOGRAPH = /^image\/(?:jpeg|png|webp)$/;

/**
 * `/spaces/<id>/documents/<document>/file?version=2`: a version of a document, for members of its space;
 * 404 for everyone else. Without `version` the newest; a text that was written in Plaza as Markdown.
 *
 * Sent as a download, never rendered as a page of this site; but for a photograph that is asked for with its
 * version and `show`, which a browser shows by itself.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const [spaceId, documentId] = [parseItemId(params.id), parseItemId(params.document)];
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("version");
  const isVersion = asked === null || VERSION.test(asked);
  const { personId } = await findViewer(request);
  const version = asked === null ? undefined : Number(asked);
  const source =
    spaceId && documentId && isVersion
      ? await findDocumentSource(db, { spaceId, personId, documentId, version })
      : undefined;
  if (!source) return textResponse(404, "No such file");
  const { fileKey, fileName, mediaType, name } = source;
  const headers = new Headers({
    "Cache-Control": "private, no-store",
    "Content-Security-Policy": STRICTEST_POLICY,
    "X-Content-Type-Options": "nosniff",
  });
  const isGet = request.method === "GET";
  if (fileKey === null) {
    const text = new TextEncoder().encode(source.text);
    headers.set("Content-Type", "text/markdown; charset=utf-8");
    headers.set("Content-Length", String(text.length));
    headers.set(
      "Content-Disposition",
      contentDisposition(safeFileName(`${name}.md`, "text/plain")),
    );
    return new Response(isGet ? text : null, { headers });
  }
  let disposition = contentDisposition(fileName!);
  if (asked !== null && searchParams.has("show") && PHOTOGRAPH.test(mediaType!)) {
    // A version never changes, so its photograph is kept by the browser, like its small copy.
    headers.set("Cache-Control", "private, max-age=31536000, immutable");
    disposition = disposition.replace(/^attachment/, "inline");
  }
  const isText = mediaType === "text/plain";
  headers.set("Content-Type", isText ? "text/plain; charset=utf-8" : mediaType!);
  headers.set("Content-Length", String(source.bytes));
  headers.set("Content-Disposition", disposition);
  if (!isGet) return new Response(null, { headers });
  const bytes = await fileStore.get(fileKey);
  // The row exists but the file store has no file: a server fault, so 503 and not 404.
  if (!bytes) return textResponse(503, "The file is away for the moment", { "Retry-After": "60" });
  return new Response(bytes, { headers });
}

export const action = refuseMethod;
