import { data } from "@remix-run/node";
import { parseItemId } from "#domain/items/item-ids.ts";
import { db } from "#db/connection/live-database.ts";
import { findAgentikDetail } from "#db/queries/agentiks/agentik-detail.ts";
import { findViewer } from "#app/session/viewer.server.ts";

/**
 * The agentik of an address, its viewer, and whether it is the viewer's own.
 *
 * @throws 404 for an unknown agentik
 */
export async function findShownAgentik(request: Request, agentikId: string | undefined) {
  const id = parseItemId(agentikId);
  const viewer = await findViewer(request);
  const agentik = id && (await findAgentikDetail(db, id, viewer.personId));
  if (!agentik) throw data(null, { status: 404 });
  return { agentik, viewer, isMine: agentik.ownerId === viewer.personId };
}

/** @throws 404 for an agentik that is not the viewer's own */
export async function findOwnAgentik(request: Request, agentikId: string | undefined) {
  const shown = await findShownAgentik(request, agentikId);
  if (!shown.isMine) throw data(null, { status: 404 });
  return shown;
}
