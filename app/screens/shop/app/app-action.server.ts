import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { buyAddress } from "#domain/money/ask-to-buy.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { isOwnKitId } from "#domain/shop/kits/own/own-kits.ts";
import { paths } from "#domain/addresses/paths.ts";
import { done, refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { shownPrice } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { appRemovedText, appRefusalText } from "#app/presenters/answers/kits.server.ts";
import { shortOfNamed } from "#app/presenters/answers/money.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import {
  appNeedsProText,
  portalDoneText,
  priceIsText,
  seeProLink,
} from "#app/presenters/answers/shop.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeWithKits } from "#app/screens/shop/write-with-kits.server.ts";
import type { Db } from "#db/connection/client.ts";
import { buyPerk } from "#db/commands/shop/buy-perk.ts";
import { addKit, type KitWish } from "#db/commands/shop/kits/add-kit.ts";
import { awaitKit } from "#db/commands/shop/kits/await-kit.ts";
import { removeKit, type KeptThing } from "#db/commands/shop/kits/remove-kit.ts";
import {
  buyMarketplaceMonth,
  installMarketplaceApp,
  uninstallMarketplaceApp,
} from "#db/commands/shop/marketplace-apps.ts";
import {
  awaitPortalApp,
  installPortalApp,
  uninstallPortalApp,
} from "#db/commands/shop/portal-apps.ts";
import { findHolding } from "#db/queries/shop/kits/find-holding.ts";
import { findOffer, type Offer } from "#db/queries/shop/kits/find-offer.ts";
import { keptText } from "#app/presenters/kits/shown-removal.server.ts";
import { answerOwnApp } from "./own-app-action.server.ts";

const FORM = z.object({
  intent: z.enum(["install", "buy", "update", "remove", "await"]),
  price: shownPrice(),
  /** The version that an update was shown to be to, of a kit of a person. */
  version: z.coerce.number().int().positive().optional().catch(undefined),
});
type Intent = z.infer<typeof FORM>["intent"];

type Pressed =
  | { kind: "done"; name: string; kept?: KeptThing[]; heldBy?: string[] }
  | { kind: "refused"; reason: "gone" }
  | {
      kind: "refused";
      reason: "coming-soon" | "commands-full" | "needs-pro" | "there";
      name?: string;
    }
  | { kind: "refused"; reason: "needs-payment"; name: string; cents: number }
  | { kind: "refused"; reason: "price-changed"; name: string; cents?: number; priceCents?: number }
  | { kind: "refused"; reason: "short"; name: string; missing: number };

const STATUSES = {
  "coming-soon": 409,
  "commands-full": 409,
  "needs-pro": 402,
  "needs-payment": 402,
  "price-changed": 409,
  short: 402,
  there: 409,
} as const;

const CODES = {
  install: "app-added",
  buy: "app-added",
  update: "app-updated",
  await: "app-awaited",
} as const satisfies Record<Exclude<Intent, "remove">, string>;

/**
 * Installs an app or a perk with its kit, buys it, updates or removes the kit, or subscribes to its
 * release. All are idempotent by nature, so the forms have no key.
 * @throws a 404 Response for an unknown app or perk, what `readForm` throws
 */
export async function answerApp({ request, context, params }: ActionFunctionArgs) {
  const { intent, price: shownCents, version } = await readForm(request, FORM);
  const id = parseItemId(params.id);
  if (!id) throw notThere();
  const lang = requestLang(request);
  if (isOwnKitId(id)) return answerOwnApp({ request, context }, { id, intent, version, lang });
  const offerIds = ["install", "buy", "update"].includes(intent) ? [id] : [];
  const written = await writeWithKits(
    { request, context },
    { offerIds, locale: lang.locale },
    async (tx, { personId }, wish): Promise<Pressed> => {
      const offer = await findOffer(tx, id);
      if (!offer) return { kind: "refused", reason: "gone" };
      return press(tx, offer, intent, { personId, shownCents, now: new Date(), ...wish });
    },
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
  const { value, headers } = written;
  if (value.kind === "done") {
    if (intent !== "remove") {
      const code = written.asTexts.length > 0 ? "app-as-text" : CODES[intent];
      const flash = { code, about: id };
      throw redirectWithFlash(request, paths.app(id), flash, headers);
    }
    const { name, heldBy: [suite] = [] } = value;
    const kept = (value.kept ?? []).map((thing) => keptText(thing, lang));
    const text =
      suite === undefined
        ? appRemovedText(name, kept, lang)
        : portalDoneText("uninstall-app", { name, suite }, lang);
    return done({ intent, text }, headers);
  }
  if (value.reason === "gone") throw notThere();
  const { reason } = value;
  const status = STATUSES[reason];
  if (reason === "short") {
    const { name, missing } = value;
    const next = buyAddress(paths.app(id), id);
    return refuse({
      intent,
      status,
      reason,
      ...shortOfNamed({ name, missing, currency: "USD", next }, lang),
    });
  }
  const text =
    reason === "price-changed"
      ? priceIsText({ name: value.name, priceCents: value.cents ?? value.priceCents ?? 0 }, lang)
      : reason === "needs-payment"
        ? appNeedsProText(value.name, lang)
        : appRefusalText(reason, lang);
  const link = status === 402 ? seeProLink(lang) : undefined;
  return refuse({ intent, status, reason, text, link });
}

interface Press extends KitWish {
  personId: string;
  shownCents: number | undefined;
  now: Date;
}

async function press(tx: Db, offer: Offer, intent: Intent, input: Press): Promise<Pressed> {
  const { id, kind, name } = offer;
  const { personId, shownCents, now } = input;
  switch (intent) {
    case "install":
    case "buy": {
      if (kind === "perk") return buyPerk(tx, { ...input, perkId: id });
      if (kind === "portal-app") return installPortalApp(tx, { ...input, appId: id });
      return intent === "buy"
        ? buyMarketplaceMonth(tx, { ...input, appId: id, shownCents })
        : installMarketplaceApp(tx, { ...input, appId: id });
    }
    case "update": {
      const { isHeld } = await findHolding(tx, { personId, offerId: id, now });
      if (!isHeld) return { kind: "refused", reason: "gone" };
      const updated = await addKit(tx, { ...input, offerId: id });
      return updated.kind === "done" ? { kind: "done", name } : updated;
    }
    case "remove":
      if (kind === "app") return uninstallMarketplaceApp(tx, { personId, appId: id, now });
      if (kind === "portal-app") return uninstallPortalApp(tx, { personId, appId: id, now });
      return { kind: "done", name, ...(await removeKit(tx, { personId, offerId: id, now })) };
    case "await":
      return kind === "portal-app"
        ? awaitPortalApp(tx, { personId, appId: id, now })
        : awaitKit(tx, { personId, offerId: id, now });
  }
}

const notThere = () => new Response("No such app.", { status: 404 });
