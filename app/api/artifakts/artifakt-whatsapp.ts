import type { LoaderFunctionArgs } from "@remix-run/node";
import { whatsAppLink } from "#domain/format/whatsapp.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { findSharedArtifakt } from "./shared-artifakt.server.ts";

/** `/artifakts/:id/whatsapp`: leads to WhatsApp with a text that shares an artifakt. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const artifakt = await findSharedArtifakt(request, params.id);
  if (!artifakt) return textResponse(404, "There is no such artifakt");
  return new Response(null, {
    status: 302,
    headers: {
      Location: whatsAppLink(`${artifakt.name}\n${artifakt.link}`),
      "Cache-Control": "no-store",
    },
  });
}

export const action = refuseMethod;
