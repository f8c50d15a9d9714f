import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { csvText } from "#domain/format/csv.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { listAllMovements } from "#db/queries/money/ledger.ts";
import { refuseMethod } from "#app/api/json/json-endpoint.server.ts";

/** Upper limit of rows; the newest are exported. */
const MAX_ROWS = 20_000;

const decimals = (amount: number, currency: string) =>
  currency === "USD" ? (amount / 100).toFixed(2) : String(amount);

/** `/earnings.csv`: the viewer's ledger movements, newest first. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const { personId } = await findViewer(request);
  const movements = await listAllMovements(db, personId, MAX_ROWS);
  const text = csvText([
    ["date", "cause", "amount", "currency", "reference", "transaction"],
    ...movements.map(({ createdAt, cause, amount, currency, reference, transactionId }) => [
      createdAt.toISOString(),
      cause,
      decimals(amount, currency),
      currency,
      reference,
      transactionId,
    ]),
  ]);
  return new Response(request.method === "GET" ? text : null, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="plaza-earnings.csv"',
      "Cache-Control": "private, no-store",
    },
  });
}

export const action = refuseMethod;
