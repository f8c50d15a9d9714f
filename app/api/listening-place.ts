import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseItemId } from "#domain/items/item-ids.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { keepPlace } from "#db/commands/studio/listening.ts";
import { refuseMethod } from "#app/api/json/json-endpoint.server.ts";

const PLACE = z.object({
  track: z.string().transform(parseItemId).pipe(z.string()),
  milliseconds: z.coerce.number().int().min(0).max(86_400_000),
});

/** There is nothing to read here. */
export const loader = refuseMethod;

/**
 * Where somebody with a session stopped listening, as the player says it on the way out. Nobody
 * becomes a guest by it: without a session the browser alone remembers.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const place = PLACE.safeParse(Object.fromEntries(await readForm(request)));
  if (!place.success) return new Response(null, { status: 422 });
  const { isVisitor } = await findViewer(request);
  if (isVisitor) return new Response(null, { status: 204 });
  const { track: trackId, milliseconds } = place.data;
  const now = new Date();
  const kept = await writeAs({ request, context }, (tx, { personId }) =>
    keepPlace(tx, { personId, trackId, milliseconds, now }),
  );
  if (!kept.isDone) return new Response(null, { status: 429 });
  return new Response(null, { status: kept.value.kind === "done" ? 204 : 404 });
}
