import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { ITEM_KINDS } from "#domain/items/catalogue.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { itemExists } from "#db/queries/items/item-exists.ts";
import { offerExists } from "#db/queries/shop/kits/offer-exists.ts";
import { coverPicture } from "./draw-cover.server.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { pictureResponse } from "./picture-response.server.ts";

/** Kinds of pages with a link preview: items, and offers of the shops. */
const KINDS = [...ITEM_KINDS, "offer"] as const;

/** `/covers/<kind>/<id>.png`: the picture of an item or an offer for link previews (Open Graph). */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const kind = KINDS.find((known) => known === params.kind);
  const id = parseItemId(/^(.+)\.png$/.exec(params.file ?? "")?.[1]);
  const exists =
    kind &&
    id &&
    (kind === "offer" ? await offerExists(db, id) : await itemExists(db, kind, id, null));
  if (!exists) return textResponse(404, "No such picture");

  const { png, name } = await coverPicture(kind, id);
  return pictureResponse(request, name, png, {
    type: "image/png",
    cacheControl: "public, max-age=86400",
  });
}

export const action = refuseMethod;
