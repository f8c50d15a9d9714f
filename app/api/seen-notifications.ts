import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { readForm } from "#app/forms/read-form.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { markNotificationsSeen } from "#db/commands/people/mark-notifications-seen.ts";
import { refuseMethod } from "#app/api/json/json-endpoint.server.ts";

/** When the newest notification on the page was made: what came later was not shown. */
const SHOWN = z.object({ until: z.coerce.number().int().min(0).max(8_640_000_000_000_000) });

/** There is nothing to read here. */
export const loader = refuseMethod;

/**
 * `POST /notifications/seen`: the list was on a screen. The page sends it, so that a GET, a HEAD or
 * a prefetch of the list changes nothing. A visitor's list is the demo person's: nothing is written.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const shown = SHOWN.safeParse(Object.fromEntries(await readForm(request)));
  if (!shown.success) return new Response(null, { status: 422 });
  const { isVisitor } = await findViewer(request);
  if (isVisitor) return new Response(null, { status: 204 });
  const times = { until: new Date(shown.data.until), now: new Date() };
  const marked = await writeAs({ request, context }, (tx, { personId }) =>
    markNotificationsSeen(tx, personId, times),
  );
  return new Response(null, { status: marked.isDone ? 204 : 429 });
}
