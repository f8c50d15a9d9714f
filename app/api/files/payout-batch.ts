import { data, redirect, type ActionFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { csvText } from "#domain/format/csv.ts";
import { bankFileRows, type Transfer } from "#domain/money/bank-file.ts";
import { OPERATOR_PAYMENTS_PATH } from "#domain/addresses/payment-paths.ts";
import { unsealDestination } from "#adapters/secrets/payout-destination.server.ts";
import { BATCH_MAX } from "#db/commands/money/payout-batches.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { listTransfers } from "#db/queries/money/provider-payments.ts";
import * as m from "#app/messages/messages.js";
import { textResponse } from "#app/api/json/json-endpoint.server.ts";
import { requireOperator } from "#app/session/operator.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import {
  confirmPath,
  isRecentlyConfirmed,
} from "#app/session/second-factor/confirm-identity.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";

/**
 * `POST /operator/payments/batches/<batch>`: the bank file of payouts, for operators who confirmed their
 * identity. Each download is in the audit log.
 *
 * @throws 404 for everyone else, and for an unknown batch
 */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return loader();
  const operator = await requireOperator(request);
  if (!(await isRecentlyConfirmed(operator, new Date())))
    return redirect(confirmPath(OPERATOR_PAYMENTS_PATH), 303);
  const batchId = params.batch ?? "";
  const rows = await listTransfers(db, batchId, BATCH_MAX);
  if (rows.length === 0) throw data(null, { status: 404 });
  const transfers = rows.flatMap(({ sealedDestination, personId, ...row }): Transfer[] => {
    const to = unsealDestination(sealedDestination ?? "", personId);
    return to ? [{ ...row, clabe: to.account, holder: to.holder }] : [];
  });
  // A file that lacks some would be taken for the whole one.
  if (transfers.length < rows.length)
    return textResponse(409, m.providers_unreadable({}, requestLang(request)));
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    recordEvent(tx, {
      personId,
      action: "download-payout-batch",
      subject: batchId,
      data: { count: transfers.length },
      now: new Date(),
    }),
  );
  if (!written.ok) return textResponse(429, "Not now", { "Retry-After": "60" });
  // Plain ASCII: without the byte order mark, which banks may take for a part of the heading.
  const text = csvText(bankFileRows(transfers)).slice(1);
  return new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="plaza-${batchId}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}

export const loader = () => textResponse(405, "Ask for it with POST", { Allow: "POST" });
