import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { isRangeCurrent, parseByteRange } from "#domain/format/byte-range.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { soundVersion } from "#domain/studio/multimedia-list.ts";
import { findSoundBytes, findSoundFile } from "#db/queries/studio/sounds.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { matchesEtag } from "#domain/format/etag.ts";

/** Under the address with the right hash the bytes never change; under any other they may. */
const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "public, max-age=0, must-revalidate";

/**
 * `/sounds/<track id>.wav?v=<beginning of its hash>`: a track's sound, whole or the part that a Range header asks
 * for (RFC 9110, 14). Only that part leaves the database.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const id = parseItemId(/^(.+)\.wav$/.exec(params.file ?? "")?.[1]);
  const file = id && (await findSoundFile(db, id));
  if (!id || !file) return textResponse(404, "No such sound");

  const etag = `"${file.hash}"`;
  const isNamed = new URL(request.url).searchParams.get("v") === soundVersion(file.hash);
  const headers = new Headers({
    "Accept-Ranges": "bytes",
    "Cache-Control": isNamed ? FOR_EVER : ASK_AGAIN,
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
  // Replaced between the two questions: the next try finds the new one.
  if (!bytes) return textResponse(503, "The sound is being replaced", { "Retry-After": "1" });
  return new Response(new Uint8Array(bytes), { status: isPart ? 206 : 200, headers });
}

export const action = refuseMethod;
