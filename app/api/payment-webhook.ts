import type { ActionFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { findProvider } from "#adapters/payments/provider.server.ts";
import { isPassing, retryTransaction } from "#db/commands/writing/retry-transaction.ts";
import { settleTopUp, type TopUpSettled } from "#db/commands/money/top-ups.ts";
import { textResponse } from "#app/api/json/json-endpoint.server.ts";

/** Responses to a webhook that settles nothing. */
const REFUSALS = {
  gone: [404, "No such payment"],
  differs: [422, "The amount or the currency is not the payment's"],
  cancelled: [409, "The payment was cancelled"],
} as const;

/**
 * `POST /payments/<provider>`: the webhook of a payment provider. Idempotent: repeated deliveries
 * settle the payment once, and each gets 200, so that the provider stops sending. An invalid webhook
 * gets a 4xx and changes nothing.
 */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST")
    return textResponse(405, "Send notices with POST", { Allow: "POST" });
  const now = new Date();
  const provider = findProvider(params.provider ?? "");
  const notice = await provider?.verifyWebhook(request, now);
  if (!provider || !notice) return textResponse(404, "No such notice");
  if (notice.kind === "refused") return textResponse(notice.status, notice.text);
  const { reference: providerReference, outcome, currency, amount } = notice;
  // A failed payment can be retried at the provider, so it stays pending until it is cancelled.
  if (outcome === "failed") return textResponse(200, "Noted");
  const name = { provider: provider.name, providerReference, currency, amount };
  let settled: TopUpSettled;
  try {
    settled = await retryTransaction(() => db.transaction((tx) => settleTopUp(tx, name, now)));
  } catch (error) {
    // Lost against concurrent transactions: with 503 the provider delivers again.
    if (isPassing(error)) return textResponse(503, "Not now", { "Retry-After": "5" });
    throw error;
  }
  if (settled.kind === "done") return textResponse(200, "Settled");
  const [status, text] = REFUSALS[settled.reason];
  return textResponse(status, text);
}

export const loader = () => textResponse(405, "Send notices with POST", { Allow: "POST" });
