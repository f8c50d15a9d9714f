import type { LoaderFunctionArgs } from "@remix-run/node";
import * as m from "#app/messages/messages.js";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { whatsAppResponse } from "#app/api/files/whatsapp-response.server.ts";
import { findPublicPage } from "./public-page.server.ts";

/** `/a/:slug/whatsapp`: leads to WhatsApp with the text that shares a chat page, to choose who gets it. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const page = await findPublicPage(request, params.slug);
  return page
    ? whatsAppResponse(m.channels_share_text({ link: page.address }, page.lang))
    : textResponse(404, "There is no such page");
}

export const action = refuseMethod;
