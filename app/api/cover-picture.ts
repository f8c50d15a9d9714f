import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#app/db.server.ts";
import { ITEM_KINDS } from "#app/domain/catalogue.ts";
import { parseItemId } from "#app/domain/item-ids.ts";
import { itemExists } from "#db/queries/item-exists.ts";
import { coverPicture } from "./draw-cover.server.ts";
import { refuseMethod, textResponse } from "./json-endpoint.server.ts";
import { matchesEtag } from "./matches-etag.ts";

/** `/covers/<kind>/<id>.png`: the picture of an item's link previews. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const kind = ITEM_KINDS.find((known) => known === params.kind);
  const id = parseItemId(/^(.+)\.png$/.exec(params.file ?? "")?.[1]);
  if (!kind || !id || !(await itemExists(db, kind, id, null)))
    return textResponse(404, "No such picture");

  const { png, etag } = await coverPicture(kind, id);
  const headers = new Headers({ "Cache-Control": "public, max-age=86400", ETag: etag });
  if (matchesEtag(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers });
  headers.set("Content-Type", "image/png");
  headers.set("Content-Length", String(png.byteLength));
  return new Response(request.method === "HEAD" ? null : png, { headers });
}

export const action = refuseMethod;
