import type { LoaderFunctionArgs } from "@remix-run/node";
import { parseItemId } from "#domain/items/item-ids.ts";
import { isSandboxOn } from "#adapters/payments/provider.server.ts";
import { db } from "#db/connection/live-database.ts";
import { findReceipt } from "#db/queries/artifakts/receipts.ts";
import { findTaxData } from "#db/queries/people/businesses.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { PRINT_PAGE_POLICY } from "#app/presenters/markdown/print-page.server.tsx";
import { receiptPage } from "#app/presenters/markdown/receipt.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";

/** `/artifakts/:id/receipt`: what the viewer paid for an artifakt, as a page to print; 404 for anyone else. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const id = parseItemId(params.id);
  const { personId, isVisitor } = await findViewer(request);
  const [receipt, tax] =
    id && !isVisitor
      ? await Promise.all([
          findReceipt(db, { artifaktId: id, personId }),
          findTaxData(db, personId),
        ])
      : [];
  if (!receipt) return textResponse(404, "There is no such receipt");
  return new Response(
    receiptPage(receipt, tax, { ...requestLang(request), isSandbox: isSandboxOn }),
    {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": PRINT_PAGE_POLICY,
        "Cache-Control": "private, no-store",
        "X-Robots-Tag": "noindex",
      },
    },
  );
}

export const action = refuseMethod;
