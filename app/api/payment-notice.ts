import type { ActionFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { findProvider } from "#adapters/payments/provider.server.ts";
import { isPassing, retry } from "#db/commands/writing/retry.ts";
import { settleTopUp, type TopUpSettled } from "#db/commands/money/top-ups.ts";
import { textResponse } from "#app/api/json/json-endpoint.server.ts";

/** What a provider is told of a notice that settles nothing. */
const REFUSALS = {
  gone: [404, "No such payment"],
  differs: [422, "The amount or the currency is not the payment's"],
  cancelled: [409, "The payment was cancelled"],
} as const;

/**
 * `POST /payments/<provider>`: a provider says what became of a payment. However often it says so,
 * the payment is settled once, and each such notice is answered with 200, so that it is not sent
 * again. Whatever is wrong with a notice is a 4xx that changes nothing.
 */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST")
    return textResponse(405, "Send notices with POST", { Allow: "POST" });
  const now = new Date();
  const provider = findProvider(params.provider ?? "");
  const notice = await provider?.readNotice(request, now);
  if (!provider || !notice) return textResponse(404, "No such notice");
  if (notice.kind === "refused") return textResponse(notice.status, notice.text);
  const { reference: providerReference, outcome, currency, amount } = notice;
  // One that failed may be tried again at the provider: it stays pending until it is cancelled.
  if (outcome === "failed") return textResponse(200, "Noted");
  const name = { provider: provider.name, providerReference, currency, amount };
  let settled: TopUpSettled;
  try {
    settled = await retry(() => db.transaction((tx) => settleTopUp(tx, name, now)));
  } catch (error) {
    // Others are at the same rows: a provider sends again what was not taken.
    if (isPassing(error)) return textResponse(503, "Not now", { "Retry-After": "5" });
    throw error;
  }
  if (settled.kind === "done") return textResponse(200, "Settled");
  const [status, text] = REFUSALS[settled.reason];
  return textResponse(status, text);
}

export const loader = () => textResponse(405, "Send notices with POST", { Allow: "POST" });
