import type { LoaderFunctionArgs } from "@remix-run/node";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { qrResponse } from "#app/api/files/qr-response.server.ts";
import { findSharedArtifakt } from "./shared-artifakt.server.ts";

/** `/artifakts/:id/qr.svg`: the QR code of an artifakt's address, as a drawing to print. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const artifakt = await findSharedArtifakt(request, params.id);
  if (!artifakt) return textResponse(404, "There is no such artifakt");
  const response = qrResponse(artifakt.link);
  // An artifakt may be retired or taken down.
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}

export const action = refuseMethod;
