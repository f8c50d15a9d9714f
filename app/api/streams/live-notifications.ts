import type { LoaderFunctionArgs } from "@remix-run/node";
import { notificationStream } from "./notification-streams.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";

/**
 * `/notifications/live`: the number of unread notifications as server-sent events, for viewers with a
 * session. Visitors get 204, which stops EventSource from reconnecting: their number never changes.
 * Requests that do not accept event streams (also `/notifications/live.data`) get 406, since the
 * response never ends.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET") return refuseMethod();
  const { isVisitor, personId } = await findViewer(request);
  if (isVisitor) return new Response(null, { status: 204 });
  if (!request.headers.get("Accept")?.includes("text/event-stream"))
    return textResponse(406, "Ask with Accept: text/event-stream");
  const isStillOpen = async () => (await findViewer(request)).personId === personId;
  return notificationStream(personId, request.signal, isStillOpen);
}

export const action = refuseMethod;
