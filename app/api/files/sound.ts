import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { isRangeCurrent, parseByteRange } from "#domain/format/http/byte-range.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { soundVersion } from "#domain/studio/multimedia-list.ts";
import { findSoundBytes, findSoundFile } from "#db/queries/studio/sounds.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { matchesEtag } from "#domain/format/http/etag.ts";

/** For a URL with the current hash, whose bytes never change. */
const IMMUTABLE = "public, max-age=31536000, immutable";
/** For any other URL. */
const REVALIDATE = "public, max-age=0, must-revalidate";

/**
 * `/sounds/<track id>.wav?v=<hash prefix>`: a track's sound, whole or as a range (RFC 9110, section
 * 14). Only the requested bytes are read from the database.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const id = parseItemId(/^(.+)\.wav$/.exec(params.file ?? "")?.[1]);
  const file = id && (await findSoundFile(db, id));
  if (!id || !file) return textResponse(404, "No such sound");

  const etag = `"${file.hash}"`;
  const hasCurrentHash = new URL(request.url).searchParams.get("v") === soundVersion(file.hash);
  const headers = new Headers({
    "Accept-Ranges": "bytes",
    "Cache-Control": hasCurrentHash ? IMMUTABLE : REVALIDATE,
    ETag: etag,
  });
  if (matchesEtag(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers });

  const isGet = request.method === "GET";
  const wantsPart = isGet && isRangeCurrent(request.headers.get("If-Range"), etag);
  const range = parseByteRange(wantsPart ? request.headers.get("Range") : null, file.size);
  if (range.kind === "outside")
    return textResponse(416, `The sound has ${file.size} bytes`, {
      "Accept-Ranges": "bytes",
      "Content-Range": `bytes */${file.size}`,
    });

  const isPart = range.kind === "part";
  const [start, end] = isPart ? [range.start, range.end] : [0, file.size - 1];
  const length = end - start + 1;
  headers.set("Content-Type", "audio/wav");
  headers.set("Content-Length", String(length));
  if (isPart) headers.set("Content-Range", `bytes ${start}-${end}/${file.size}`);
  if (!isGet) return new Response(null, { headers });

  const bytes = await findSoundBytes(db, id, { hash: file.hash, start, length });
  // The sound was replaced between the two queries: a retry finds the new one.
  if (!bytes) return textResponse(503, "The sound is being replaced", { "Retry-After": "1" });
  return new Response(new Uint8Array(bytes), { status: isPart ? 206 : 200, headers });
}

export const action = refuseMethod;
