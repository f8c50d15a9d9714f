import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { listQuery, parseListState } from "#domain/lists/list-state.ts";
import { formatUsd } from "#domain/money/money.ts";
import { MARKETPLACE_LIST } from "#domain/shop/marketplace-list.ts";
import { paths } from "#app/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { shownPrice, typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { shortOfNamed } from "#app/presenters/answers/money.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import {
  appNeedsProText,
  buyMonthText,
  priceIsText,
  seeProLink,
} from "#app/presenters/answers/shop.server.ts";
import { findShownPurchase } from "#app/presenters/shown-purchase.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import {
  buyMarketplaceMonth,
  installMarketplaceApp,
  uninstallMarketplaceApp,
} from "#db/commands/shop/marketplace-apps.ts";

const FORM = z.object({
  intent: z.enum(["install", "uninstall", "buy-month"]),
  app: typedText(),
  price: shownPrice(),
});

/**
 * Installs or uninstalls an app, or buys a month of it. Idempotent by nature, so the forms have no
 * key: an app is installed or not, a month is paid or not.
 *
 * @throws a 404 Response for an unknown app, what `readForm` throws
 */
export async function answerMarketplaceAction({ request, context }: ActionFunctionArgs) {
  const { intent, app: appId, price: shownCents } = await readForm(request, FORM);
  const now = new Date();
  const lang = requestLang(request);
  const state = parseListState(new URL(request.url).searchParams, MARKETPLACE_LIST);
  const here = `${paths.marketplace}${listQuery(state, MARKETPLACE_LIST)}`;
  const written = await writeAs({ request, context }, async (tx, { personId }) => {
    const input = { personId, appId, now };
    if (intent === "install") return installMarketplaceApp(tx, input);
    if (intent === "uninstall") return uninstallMarketplaceApp(tx, input);
    return buyMarketplaceMonth(tx, { ...input, shownCents });
  });
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
  const { value, headers } = written;
  if (value.kind === "done") {
    const code = intent === "uninstall" ? "app-gone" : "app-there";
    throw redirectWithFlash(request, `${here}#${appId}`, { code, about: appId }, headers);
  }
  const { reason } = value;
  if (reason === "gone") throw new Response("No such app.", { status: 404 });
  if (reason === "short") {
    const { name, missing } = value;
    const short = { name, missing, currency: "USD", next: `${here}#${appId}` } as const;
    return refuse({ intent, status: 402, reason, ...shortOfNamed(short, lang) });
  }
  const { name, cents } = value;
  const [status, text] =
    reason === "needs-payment"
      ? [402, appNeedsProText(name, lang)]
      : [409, priceIsText({ name, priceCents: cents }, lang)];
  // The page asks before it charges a month of this app.
  const { personId } = await findViewer(request);
  const month = {
    app: appId,
    here,
    button: buyMonthText(formatUsd(cents), lang),
    purchase: await findShownPurchase(personId, {
      price: cents,
      currency: "USD",
      next: `${here}#${appId}`,
    }),
  };
  return refuse({ intent, status, reason, text, link: seeProLink(lang), value: month });
}
