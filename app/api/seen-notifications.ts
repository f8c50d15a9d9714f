import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { readForm } from "#app/forms/read-form.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { NOT_WRITTEN_STATUSES, writeAs } from "#app/session/write-as.server.ts";
import { markNotificationsSeen } from "#db/commands/people/notices/mark-notifications-seen.ts";
import { refuseMethod } from "#app/api/json/json-endpoint.server.ts";

/** Creation time of the newest shown notification, ms since the epoch; later ones were not seen. */
const SHOWN = z.object({ until: z.coerce.number().int().min(0).max(8_640_000_000_000_000) });

/** GET is refused with 405. */
export const loader = refuseMethod;

/**
 * `POST /notifications/seen`: marks notifications as seen once the page was visible. A separate POST,
 * so that GET, HEAD and prefetching of the list change nothing. For a visitor, who sees the demo
 * person's list, nothing is written.
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
  return new Response(null, {
    status: marked.ok ? 204 : NOT_WRITTEN_STATUSES[marked.error.reason],
  });
}
