import type { LoaderFunctionArgs } from "@remix-run/node";
import { whatsAppLink } from "#domain/format/whatsapp.ts";
import * as m from "#app/messages/messages.js";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { findPublicPage } from "./public-page.server.ts";

/** `/a/:slug/whatsapp`: leads to WhatsApp with the text that shares a chat page, to choose who gets it. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const page = await findPublicPage(request, params.slug);
  if (!page) return textResponse(404, "There is no such page");
  const text = m.channels_share_text({ link: page.address }, page.lang);
  return new Response(null, {
    status: 302,
    headers: { Location: whatsAppLink(text), "Cache-Control": "no-store" },
  });
}

export const action = refuseMethod;
