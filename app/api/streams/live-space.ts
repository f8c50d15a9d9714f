import type { LoaderFunctionArgs } from "@remix-run/node";
import { parseItemId } from "#domain/items/item-ids.ts";
import { db } from "#db/connection/live-database.ts";
import { findSpaceInside } from "#db/queries/spaces/inside.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { spaceStream } from "./space-streams.server.ts";

/**
 * `/spaces/:id/live?since=`: server-sent events when there is news in a space (`spaceStream`), for its
 * members, from the time on at which the page was made (milliseconds; without it, from now on). 404 for
 * everyone else, and for visitors, whose examples do not change; 406 for requests that do not accept event
 * streams.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET") return refuseMethod();
  const spaceId = parseItemId(params.id) ?? "";
  const { isVisitor, personId } = await findViewer(request);
  if (isVisitor || !(await findSpaceInside(db, { id: spaceId, personId })))
    return textResponse(404, "There is no such space");
  if (!request.headers.get("Accept")?.includes("text/event-stream"))
    return textResponse(406, "Ask with Accept: text/event-stream");
  const isStillOpen = async () => (await findViewer(request)).personId === personId;
  const since = Number(new URL(request.url).searchParams.get("since") ?? Number.NaN);
  return spaceStream({ spaceId, personId, since }, request.signal, isStillOpen);
}

export const action = refuseMethod;
