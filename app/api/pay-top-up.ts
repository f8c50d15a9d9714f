import { data, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { paths } from "#domain/addresses/paths.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { findCheckout } from "#db/queries/money/payments.ts";

/**
 * `GET /wallet/pay/<top-up>`: redirects to the provider's page where a pending top-up is paid, or
 * to the wallet if there is nothing left to pay. A link and not a form, whose target the page's
 * policy restricts to this site.
 * @throws 404 for an unknown top-up or another person's
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const { personId } = await findViewer(request);
  const checkout = await findCheckout(db, personId, params.topUp ?? "");
  if (!checkout) throw data(null, { status: 404 });
  const isPayable = checkout.status === "pending" && checkout.payUrl !== null;
  return redirect(isPayable ? checkout.payUrl! : paths.wallet, {
    headers: { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" },
  });
}
