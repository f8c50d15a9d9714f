import type { LoaderFunctionArgs } from "@remix-run/node";
import { whatsAppLink } from "#domain/format/whatsapp.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { findPublicPage } from "./public-page.server.ts";

/** `/p/:slug/whatsapp`: leads to WhatsApp with the text that shares a page, to choose who gets it. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const page = await findPublicPage(request, params.slug);
  if (!page) return textResponse(404, "There is no such page");
  return new Response(null, {
    status: 302,
    headers: {
      Location: whatsAppLink(`${page.title}\n${page.link}`),
      "Cache-Control": "no-store",
    },
  });
}

export const action = refuseMethod;
