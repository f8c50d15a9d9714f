import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { listQuery, parseListState } from "#domain/lists/list-state.ts";
import { formatUsd } from "#domain/money/money.ts";
import { MARKETPLACE_LIST } from "#domain/shop/marketplace-list.ts";
import { paths } from "#domain/addresses/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { shownPrice, typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { shortOfNamed } from "#app/presenters/answers/money.server.ts";
import { appRefusalText } from "#app/presenters/answers/kits.server.ts";
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
import { writeWithKits } from "#app/screens/shop/write-with-kits.server.ts";
import { awaitKit, type KitAwaited } from "#db/commands/shop/kits/await-kit.ts";
import type { KitRemoved } from "#db/commands/shop/kits/remove-kit.ts";
import {
  buyMarketplaceMonth,
  installMarketplaceApp,
  uninstallMarketplaceApp,
  type AppBought,
  type AppInstalled,
} from "#db/commands/shop/marketplace-apps.ts";

const FORM = z.object({
  intent: z.enum(["install", "uninstall", "buy-month", "await"]),
  app: typedText(),
  price: shownPrice(),
});

type Pressed =
  | AppInstalled
  | AppBought
  | KitAwaited
  | ({ kind: "done"; name: string } & KitRemoved)
  | { kind: "refused"; reason: "gone" };

const CODES = {
  install: "app-there",
  "buy-month": "app-there",
  uninstall: "app-gone",
  await: "app-awaited",
} as const;

/**
 * Installs or uninstalls an app with its kit, buys a month of it, or subscribes to its release.
 * Idempotent by nature, so the forms have no key: an app is installed or not, a month is paid or
 * not.
 * @throws a 404 Response for an unknown app, what `readForm` throws
 */
export async function answerMarketplaceAction({ request, context }: ActionFunctionArgs) {
  const { intent, app: appId, price: shownCents } = await readForm(request, FORM);
  const now = new Date();
  const lang = requestLang(request);
  const state = parseListState(new URL(request.url).searchParams, MARKETPLACE_LIST);
  const here = `${paths.marketplace}${listQuery(state, MARKETPLACE_LIST)}`;
  const written = await writeWithKits(
    { request, context },
    {
      offerIds: intent === "install" || intent === "buy-month" ? [appId] : [],
      locale: lang.locale,
    },
    async (tx, { personId }, wish): Promise<Pressed> => {
      const input = { personId, appId, now, ...wish };
      switch (intent) {
        case "install":
          return installMarketplaceApp(tx, input);
        case "uninstall":
          return uninstallMarketplaceApp(tx, input);
        case "buy-month":
          return buyMarketplaceMonth(tx, { ...input, shownCents });
        case "await":
          return awaitKit(tx, { personId, offerId: appId, now });
      }
    },
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
  const { value, headers } = written;
  if (value.kind === "done") {
    const isKept = "kept" in value && value.kept.length > 0;
    const usual = isKept ? "app-gone-kept" : CODES[intent];
    const code = written.asTexts.length > 0 ? "app-as-text" : usual;
    throw redirectWithFlash(request, `${here}#${appId}`, { code, about: appId }, headers);
  }
  const { reason } = value;
  if (reason === "gone") throw new Response("No such app.", { status: 404 });
  if (reason === "coming-soon" || reason === "commands-full" || reason === "there")
    return refuse({ intent, status: 409, reason, text: appRefusalText(reason, lang) });
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
