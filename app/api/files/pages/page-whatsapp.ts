import type { LoaderFunctionArgs } from "@remix-run/node";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { findPublicPage } from "./public-page.server.ts";
import { whatsAppResponse } from "#app/api/files/whatsapp-response.server.ts";

/** `/p/:slug/whatsapp`: leads to WhatsApp with the text that shares a page, to choose who gets it. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const page = await findPublicPage(request, params.slug);
  return page
    ? whatsAppResponse(`${page.title}\n${page.link}`)
    : textResponse(404, "There is no such page");
}

export const action = refuseMethod;
