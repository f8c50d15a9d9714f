import type { ActionFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { SANDBOX_PROVIDER } from "#domain/money/payments.ts";
import { readSignedWebhook } from "#adapters/payments/payment-webhook.server.ts";
import { ProviderAway, ProviderRefusal } from "#adapters/payments/provider-call.server.ts";
import { findRealProvider, sandboxNoticeSecret } from "#adapters/payments/provider.server.ts";
import type { RealPaymentProvider } from "#adapters/payments/real-provider.ts";
import { isPassing, retryTransaction } from "#db/commands/writing/retry-transaction.ts";
import { syncPayments } from "#db/commands/money/sync-payments.ts";
import { settleTopUp } from "#db/commands/money/top-ups.ts";
import { textResponse } from "#app/api/json/json-endpoint.server.ts";

/** Responses to a webhook of the sandbox that settles nothing. */
const REFUSALS = {
  gone: [404, "No such payment"],
  differs: [422, "The amount or the currency is not the payment's"],
  cancelled: [409, "The payment was cancelled"],
} as const;

/** A provider delivers again after 503. */
const later = () => textResponse(503, "Not now", { "Retry-After": "5" });

/**
 * `POST /payments/<provider>`: the webhook of a payment provider. Idempotent: repeated deliveries
 * settle the payment once, and each gets 200, so that the provider stops sending. An invalid webhook
 * gets a 4xx and changes nothing.
 */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST")
    return textResponse(405, "Send notices with POST", { Allow: "POST" });
  const name = params.provider ?? "";
  const provider = findRealProvider(name);
  try {
    if (provider) return await takeNotice(request, provider);
    if (name === SANDBOX_PROVIDER && sandboxNoticeSecret !== undefined)
      return await takeSandboxNotice(request, sandboxNoticeSecret);
  } catch (error) {
    const isAway = error instanceof ProviderAway || error instanceof ProviderRefusal;
    // Lost against concurrent transactions, or the provider does not say what it was asked.
    if (isAway || isPassing(error)) return later();
    throw error;
  }
  return textResponse(404, "No such notice");
}

/**
 * A notice says only which payment to fetch. That payment is booked or listed for the operator;
 * either way the notice has done its work.
 */
async function takeNotice(request: Request, provider: RealPaymentProvider): Promise<Response> {
  const now = new Date();
  const notice = await provider.readNotice(request, now);
  if (notice.kind === "refused") return textResponse(notice.status, notice.text);
  if (!notice.lookup) return textResponse(200, "Noted");
  const synced = await syncPayments(db, provider, notice.lookup, now);
  return synced.kind === "busy" ? later() : textResponse(200, "Noted");
}

async function takeSandboxNotice(request: Request, secret: string): Promise<Response> {
  const now = new Date();
  const notice = await readSignedWebhook(request, secret, now);
  if (notice.kind === "refused") return textResponse(notice.status, notice.text);
  const { reference: providerReference, outcome, currency, amount } = notice;
  // A failed payment can be retried at the provider, so it stays pending until it is cancelled.
  if (outcome === "failed") return textResponse(200, "Noted");
  const name = { provider: SANDBOX_PROVIDER, providerReference, currency, amount };
  const settled = await retryTransaction(() => db.transaction((tx) => settleTopUp(tx, name, now)));
  if (settled.kind === "done") return textResponse(200, "Settled");
  const [status, text] = REFUSALS[settled.reason];
  return textResponse(status, text);
}

export const loader = () => textResponse(405, "Send notices with POST", { Allow: "POST" });
