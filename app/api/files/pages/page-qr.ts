import type { LoaderFunctionArgs } from "@remix-run/node";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { findPublicPage } from "./public-page.server.ts";
import { qrResponse } from "#app/api/files/qr-response.server.ts";

/** `/p/:slug/qr.svg`: the QR code of a published page's address, as a drawing to print. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const page = await findPublicPage(request, params.slug);
  return page ? qrResponse(page.link) : textResponse(404, "There is no such page");
}

export const action = refuseMethod;
