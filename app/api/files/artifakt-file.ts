import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { plainFileName, sampleText } from "#domain/artifakts/sample-file.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { fileStore } from "#adapters/storage/file-store.server.ts";
import { findDownload } from "#db/queries/artifakts/artifakt-trade.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";

const VERSION = /^[1-9]\d{0,8}$/;

/**
 * `/artifakts/<id>/file?version=2`: the file of an artifakt, for whoever owns or made it; for anybody
 * else it is not there. An artifakt of the house's catalogue without a file gives its sheet.
 *
 * It is always handed on as a download with its sniffed type, never shown as a page of this site.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const artifaktId = parseItemId(params.id);
  const asked = new URL(request.url).searchParams.get("version");
  const { personId, isVisitor } = await findViewer(request);
  const found =
    artifaktId && !isVisitor && (asked === null || VERSION.test(asked))
      ? await findDownload(db, {
          ...{ artifaktId, personId },
          version: asked === null ? undefined : Number(asked),
        })
      : undefined;
  if (!found) return textResponse(404, "No such file");
  const headers = new Headers({
    "Cache-Control": "private, no-store",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
  });
  const isGet = request.method === "GET";
  const { file } = found;
  if (!file) {
    const text = new TextEncoder().encode(sampleText(found));
    headers.set("Content-Type", "text/markdown; charset=utf-8");
    headers.set("Content-Length", String(text.length));
    headers.set("Content-Disposition", disposition(plainFileName(found.name, ".md")));
    return new Response(isGet ? text : null, { headers });
  }
  headers.set("Content-Type", file.mediaType);
  headers.set("Content-Length", String(file.size));
  headers.set("Content-Disposition", disposition(file.fileName));
  headers.set("ETag", `"${file.sha256}"`);
  if (!isGet) return new Response(null, { headers });
  const bytes = await fileStore.get(file.storageKey);
  // Its row says that it was kept: that it is not there is ours to put right.
  if (!bytes) return textResponse(503, "The file is away for the moment", { "Retry-After": "60" });
  return new Response(bytes, { headers });
}

export const action = refuseMethod;

/** With the name as it is for browsers that know how (RFC 6266), and a plain one for the others. */
function disposition(name: string): string {
  const dot = name.lastIndexOf(".");
  const plain = plainFileName(name.slice(0, dot), name.slice(dot).replace(/[^.\w]/g, ""));
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
