import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { findOwnRun } from "#db/queries/runs/follow-run.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { runStream } from "./run-streams.server.ts";

/**
 * `/runs/:id/live`: what one of the viewer's runs writes, as server-sent events (`runStream`). 404 for
 * an unknown run and another person's; 406 for requests that do not accept event streams.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET") return refuseMethod();
  const runId = params.id ?? "";
  const { isVisitor, personId } = await findViewer(request);
  if (isVisitor || !(await findOwnRun(db, { id: runId, personId })))
    return textResponse(404, "There is no such run");
  if (!request.headers.get("Accept")?.includes("text/event-stream"))
    return textResponse(406, "Ask with Accept: text/event-stream");
  const last = Number(request.headers.get("Last-Event-ID") ?? 0);
  const after = Number.isSafeInteger(last) && last > 0 && last < 2 ** 31 ? last : 0;
  const isStillOpen = async () =>
    (await findViewer(request)).personId === personId &&
    (await findOwnRun(db, { id: runId, personId })) !== undefined;
  return runStream({ runId, personId, after }, request.signal, isStillOpen);
}

export const action = refuseMethod;
