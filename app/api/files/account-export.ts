import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { logSecurityEvent } from "#app/session/security-log.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { askToSignIn } from "#app/session/write-as.server.ts";
import { exportPerson } from "#db/queries/people/person-export.ts";
import { refuseMethod } from "#app/api/json/json-endpoint.server.ts";

/** `/account/export`: all stored data of the viewer, as a JSON file. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const { personId, sessionId, isVisitor } = await findViewer(request);
  if (isVisitor) return askToSignIn(request, context);
  const now = new Date().toISOString();
  const tables = await exportPerson(db, personId);
  logSecurityEvent("data-exported", context, { person: personId, session: sessionId });
  const body = `${JSON.stringify({ product: "Plaza", exportedAt: now, tables }, null, 2)}\n`;
  return new Response(request.method === "HEAD" ? null : body, {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Disposition": `attachment; filename="plaza-${now.slice(0, 10)}.json"`,
      "Content-Type": "application/json; charset=utf-8",
    },
  });
}

export const action = refuseMethod;
