import type { ActionFunctionArgs } from "@remix-run/node";
import { db } from "#app/db.server.ts";
import { findProvider } from "#app/payments/provider.server.ts";
import { retry } from "#db/commands/retry.ts";
import { settleTopUp } from "#db/commands/top-ups.ts";
import { textResponse } from "./json-endpoint.server.ts";

/**
 * `POST /payments/<provider>`: a provider says what became of a payment. However often it says so,
 * the payment is settled once, and each notice is answered with 200, so that it is not sent again.
 */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST")
    return textResponse(405, "Send notices with POST", { Allow: "POST" });
  const provider = findProvider(params.provider ?? "");
  const notice = await provider?.readNotice(request);
  if (!provider || !notice) return textResponse(404, "No such notice");
  const { reference: providerReference, outcome } = notice;
  // One that failed may be tried again at the provider: it stays pending until it is cancelled.
  if (outcome === "failed") return textResponse(200, "Noted");
  const settled = await retry(() =>
    db.transaction((tx) =>
      settleTopUp(tx, { provider: provider.name, providerReference }, new Date()),
    ),
  );
  return settled.kind === "done"
    ? textResponse(200, "Settled")
    : textResponse(409, `Not settled: ${settled.reason}`);
}

export const loader = () => textResponse(405, "Send notices with POST", { Allow: "POST" });
