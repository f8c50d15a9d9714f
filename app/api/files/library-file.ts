import type { LoaderFunctionArgs } from "@remix-run/node";
import { CUBE_POINTS, writeCube } from "#domain/studio/look.ts";
import { MEDIA_PREFIX } from "#domain/studio/media.ts";
import { db } from "#db/connection/live-database.ts";
import { findItem, findLibraryFile } from "#db/queries/studio/media.ts";
import { fileStore } from "#adapters/storage/file-store.server.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { contentDisposition, STRICTEST_POLICY } from "./file-headers.server.ts";

/** A name may get other bytes with the next build. */
const A_DAY = "public, max-age=86400";

const FILE = /^[a-z0-9][a-z0-9-]{0,80}\.[a-z0-9]{2,5}$/;
const CUBE = /^(medium-[a-z0-9-]{1,80})\.cube$/;

/** Shown in a page as they are; anything else is a download. */
const SHOWN = /^image\/(png|webp|gif|jpeg)$/;

/**
 * `/multimedia/files/<name>`: a file of the library, public; with `?download` as a download. The
 * `.cube` file of a look is generated for each request.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const name = params.file ?? "";
  const isGet = request.method === "GET";
  const headers = new Headers({
    "Cache-Control": A_DAY,
    "Content-Security-Policy": STRICTEST_POLICY,
    "X-Content-Type-Options": "nosniff",
  });
  const look = CUBE.exec(name)?.[1];
  if (look) {
    const item = await findItem(db, look);
    if (!item?.look) return textResponse(404, "No such file");
    headers.set("Content-Type", "text/plain; charset=utf-8");
    headers.set("Content-Disposition", contentDisposition(`${item.title}.cube`));
    return new Response(isGet ? writeCube(item.look, CUBE_POINTS, item.title) : null, { headers });
  }
  const file = FILE.test(name) ? await findLibraryFile(db, name) : undefined;
  if (!file) return textResponse(404, "No such file");
  headers.set("Content-Type", file.mediaType);
  if (file.size !== null) headers.set("Content-Length", String(file.size));
  const isDownload = new URL(request.url).searchParams.has("download");
  if (isDownload || !SHOWN.test(file.mediaType))
    headers.set("Content-Disposition", contentDisposition(file.fileName));
  if (!isGet) return new Response(null, { headers });
  const bytes = await fileStore.get(MEDIA_PREFIX + name);
  // The row exists but the store has no file: a server fault, so 503 and not 404.
  if (!bytes) return textResponse(503, "The file is away for the moment", { "Retry-After": "60" });
  return new Response(bytes, { headers });
}

export const action = refuseMethod;
