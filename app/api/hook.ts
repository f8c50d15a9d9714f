import type { ActionFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import {
  DELIVERY_KEY_MAX,
  HOOK_MAX_BYTES,
  readPayload,
  type DeliveryOutcome,
} from "#domain/agentiks/duties/webhook.ts";
import { bodyKey, isSignedDelivery } from "#adapters/hooks/hook-signature.server.ts";
import {
  acceptDelivery,
  findHook,
  noteDelivery,
} from "#db/commands/agentiks/duties/receive-delivery.ts";
import { isPassing, retryTransaction } from "#db/commands/writing/retry-transaction.ts";
import { textResponse } from "#app/api/json/json-endpoint.server.ts";
import { limitTries } from "#app/session/limit-tries.server.ts";

const refuseMethod = () => textResponse(405, "Send deliveries with POST", { Allow: "POST" });
const UNSIGNED = "The signature or the token is wrong";

/**
 * `POST /hooks/<trigger>`: a delivery for an agentik's webhook. It answers 202 once the delivery is
 * stored; a worker writes it down. Idempotent by the Idempotency-Key header, else by the body. Without
 * the webhook's secret it answers 401, also for an unknown address, and stores nothing.
 */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return refuseMethod();
  const now = new Date();
  const body = new Uint8Array(await request.arrayBuffer());
  if (body.length > HOOK_MAX_BYTES) return textResponse(413, "Send 64 KB at most");
  const hook = await findHook(db, params.id ?? "");
  if (!hook || !isSignedDelivery(request.headers, body, hook)) return textResponse(401, UNSIGNED);
  if (!hook.isOpen) return textResponse(409, "This webhook is off");
  const given = request.headers.get("Idempotency-Key")?.trim() ?? "";
  if (given.length > DELIVERY_KEY_MAX)
    return textResponse(400, `Send an Idempotency-Key of ${DELIVERY_KEY_MAX} characters at most`);
  const deliveryKey = given || bodyKey(body);
  const note = (outcome: DeliveryOutcome) =>
    retryTransaction(() =>
      db.transaction((tx) => noteDelivery(tx, { hook, deliveryKey, outcome, now })),
    );
  try {
    const seconds = await limitTries("hook", hook.id, now);
    if (seconds > 0) {
      await note("limited");
      return textResponse(429, "Too many deliveries", { "Retry-After": String(seconds) });
    }
    const text = Buffer.from(body).toString("utf8");
    const fields = readPayload(text, request.headers.get("Content-Type") ?? "");
    if (!fields) {
      await note("refused");
      return textResponse(422, "Send JSON or a form with at least one field");
    }
    const outcome = await retryTransaction(() =>
      db.transaction((tx) => acceptDelivery(tx, { hook, deliveryKey, fields, now })),
    );
    return textResponse(202, outcome === "accepted" ? "Accepted" : "Accepted before");
  } catch (error) {
    // Lost against concurrent transactions: the sender tries again.
    if (isPassing(error)) return textResponse(503, "Not now", { "Retry-After": "5" });
    throw error;
  }
}

export const loader = refuseMethod;
