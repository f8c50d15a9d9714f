import type { LoaderFunctionArgs } from "@remix-run/node";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { whatsAppResponse } from "#app/api/files/whatsapp-response.server.ts";
import { findSharedArtifakt } from "./shared-artifakt.server.ts";

/** `/artifakts/:id/whatsapp`: leads to WhatsApp with a text that shares an artifakt. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const artifakt = await findSharedArtifakt(request, params.id);
  return artifakt
    ? whatsAppResponse(`${artifakt.name}\n${artifakt.link}`)
    : textResponse(404, "There is no such artifakt");
}

export const action = refuseMethod;
