import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { logSecurityEvent } from "#app/session/security-log.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { askToSignIn } from "#app/session/write-as.server.ts";
import { unsealDestination } from "#adapters/secrets/payout-destination.server.ts";
import { exportPerson, type PersonExport } from "#db/queries/people/person-export.ts";
import { refuseMethod } from "#app/api/json/json-endpoint.server.ts";

/** `/account/export`: all stored data of the viewer, as a JSON file. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const { personId, sessionId, isVisitor } = await findViewer(request);
  if (isVisitor) return askToSignIn(request, context);
  const now = new Date().toISOString();
  const tables = withDestinations(await exportPerson(db, personId), personId);
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

/** Decrypts where payouts are sent, which is their owner's own: null if the key was lost. */
function withDestinations(tables: PersonExport, personId: string): PersonExport {
  const open = ({ sealed_destination: sealed, ...row }: Record<string, unknown>) => ({
    ...row,
    ...(typeof sealed === "string" && { destination: unsealDestination(sealed, personId) ?? null }),
  });
  const opened = ["payouts", "payout_destinations"].map((name) => [name, tables[name]?.map(open)]);
  return { ...tables, ...(Object.fromEntries(opened) as PersonExport) };
}

export const action = refuseMethod;
