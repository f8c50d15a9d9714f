import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import { isPushAuth, isPushEndpoint, isPushKey } from "#domain/people/notices/push.ts";
import { vapidKeys } from "#adapters/push/vapid.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { NOT_WRITTEN_STATUSES, writeAs } from "#app/session/write-as.server.ts";
import { subscribePush, unsubscribePush } from "#db/commands/people/push/subscribe-push.ts";
import { hasPush } from "#db/queries/people/push-subscriptions.ts";

/**
 * `GET /notifications/push`: the public key to subscribe with, null where this server sends no push
 * messages, and whether this browser gets them.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { personId, sessionId } = await findViewer(request);
  const isOn = sessionId !== undefined && (await hasPush(db, { personId, sessionId }));
  return Response.json(
    { key: vapidKeys()?.publicKey ?? null, isOn },
    { headers: { "Cache-Control": "private, no-store" } },
  );
}

const FORM = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("subscribe"),
    endpoint: z.string().refine(isPushEndpoint),
    p256dh: z.string().refine(isPushKey),
    auth: z.string().refine(isPushAuth),
  }),
  z.object({ intent: z.literal("unsubscribe") }),
]);

/**
 * `POST /notifications/push`: sends push messages to this browser, or no longer. The browser's code
 * (app/ui/settings/push-device.ts) sends it, once the person has allowed notifications.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = FORM.safeParse(Object.fromEntries(await readForm(request)));
  if (!form.success) return new Response(null, { status: 422 });
  const wish = form.data;
  if (wish.intent === "subscribe" && !vapidKeys()) return new Response(null, { status: 501 });
  const { isVisitor } = await findViewer(request);
  // A visitor has none: nothing to write, and no guest to make.
  if (wish.intent === "unsubscribe" && isVisitor) return new Response(null, { status: 204 });
  const now = new Date();
  const { locale } = requestLang(request);
  const written = await writeAs({ request, context }, (tx, { personId, sessionId }) => {
    if (wish.intent === "unsubscribe") return unsubscribePush(tx, { personId, sessionId });
    const { endpoint, p256dh, auth } = wish;
    return subscribePush(tx, { personId, sessionId, endpoint, p256dh, auth, locale, now });
  });
  return written.ok
    ? new Response(null, { status: 204, headers: written.headers })
    : new Response(null, { status: NOT_WRITTEN_STATUSES[written.error.reason] });
}
