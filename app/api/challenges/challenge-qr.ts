import type { LoaderFunctionArgs } from "@remix-run/node";
import { qrResponse } from "#app/api/files/qr-response.server.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { findSharedChallenge } from "./shared-challenge.server.ts";

/** `/challenges/:id/qr.svg`: the QR code of a challenge's address, as a drawing to print. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const challenge = await findSharedChallenge(request, params.id);
  if (!challenge) return textResponse(404, "There is no such challenge");
  const response = qrResponse(challenge.link);
  // A challenge may be taken down.
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}

export const action = refuseMethod;
