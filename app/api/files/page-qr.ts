import type { LoaderFunctionArgs } from "@remix-run/node";
import { parseItemId } from "#domain/items/item-ids.ts";
import { env } from "#config/env.ts";
import { db } from "#db/connection/live-database.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { paths } from "#app/paths.ts";
import { findPageAt } from "#db/queries/studio/pages.ts";
import { qrResponse } from "./qr-response.server.ts";

/** `/p/:slug/qr.svg`: the QR code of a published page's address, as a drawing to print. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const name = parseItemId(params.slug);
  const page = name && (await findPageAt(db, name));
  if (!page) return textResponse(404, "There is no such page");
  return qrResponse(new URL(paths.page(page.slug), env.PUBLIC_URL ?? request.url).href);
}

export const action = refuseMethod;
