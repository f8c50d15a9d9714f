import type { LoaderFunctionArgs } from "@remix-run/node";
import { whatsAppResponse } from "#app/api/files/whatsapp-response.server.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { findSharedChallenge } from "./shared-challenge.server.ts";

/** `/challenges/:id/whatsapp`: leads to WhatsApp with a text that shares a challenge. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const challenge = await findSharedChallenge(request, params.id);
  return challenge
    ? whatsAppResponse(`${challenge.name}\n${challenge.link}`)
    : textResponse(404, "There is no such challenge");
}

export const action = refuseMethod;
