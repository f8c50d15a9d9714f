import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseItemId } from "#domain/items/item-ids.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { NOT_WRITTEN_STATUSES, writeAs } from "#app/session/write-as.server.ts";
import { keepPlace } from "#db/commands/studio/listening.ts";
import { refuseMethod } from "#app/api/json/json-endpoint.server.ts";

const PLACE = z.object({
  track: z.string().transform(parseItemId).pipe(z.string()),
  milliseconds: z.coerce.number().int().min(0).max(86_400_000),
});

/** GET is refused with 405. */
export const loader = refuseMethod;

/**
 * Stores where a person with a session stopped listening; the player sends it as a beacon. A visitor
 * does not become a guest by it: their position stays in localStorage.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const place = PLACE.safeParse(Object.fromEntries(await readForm(request)));
  if (!place.success) return new Response(null, { status: 422 });
  const { isVisitor } = await findViewer(request);
  if (isVisitor) return new Response(null, { status: 204 });
  const { track: trackId, milliseconds } = place.data;
  const now = new Date();
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    keepPlace(tx, { personId, trackId, milliseconds, now }),
  );
  if (!written.ok)
    return new Response(null, { status: NOT_WRITTEN_STATUSES[written.error.reason] });
  return new Response(null, { status: written.value.kind === "done" ? 204 : 404 });
}
