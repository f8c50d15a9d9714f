import { data } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { buyAddress, BUY } from "#domain/money/ask-to-buy.ts";
import { formatUsd } from "#domain/money/money.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { newParts } from "#domain/shop/kits/kit.ts";
import { kitOf } from "#domain/shop/kits/kits.ts";
import { isOwnKitId } from "#domain/shop/kits/own/own-kits.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { leftParts } from "#app/presenters/kits/shown-update.server.ts";
import { shownRemoval, tracksOf } from "#app/presenters/kits/shown-removal.server.ts";
import { findShownPurchase } from "#app/presenters/shown-purchase.server.ts";
import { soonReason } from "#app/presenters/kits/soon-reason.server.ts";
import { firstSteps } from "#app/presenters/kits/first-steps.server.ts";
import { describeIn } from "#app/presenters/text-in-language.server.ts";
import { planRemoval } from "#db/commands/shop/kits/remove-kit.ts";
import { findHolding, listAddedParts, type Holding } from "#db/queries/shop/kits/find-holding.ts";
import { findOffer, type Offer } from "#db/queries/shop/kits/find-offer.ts";
import { listTrackTitles } from "#db/queries/shop/kits/track-titles.ts";
import type { Viewer } from "#app/session/viewer.server.ts";
import {
  addedParts,
  permissionTexts,
  plannedParts,
} from "#app/presenters/kits/shown-parts.server.ts";
import { loadOwnApp } from "./load-own-app.server.ts";

/** Query parameter that asks before a kit is removed. */
const REMOVE = "remove";

interface Lang {
  locale: Locale;
}

/** Action of the page's button; null for no button. */
export type AppButton =
  "install" | "take" | "put-in" | "buy" | "buy-month" | "pro" | "await" | null;

/** @throws 404 for an unknown app or perk */
export async function loadApp(
  request: Request,
  viewer: Viewer,
  param: string | undefined,
  lang: Lang,
) {
  const id = parseItemId(param);
  if (id !== undefined && isOwnKitId(id)) return loadOwnApp(request, viewer, id, lang);
  const { personId, isVisitor } = viewer;
  const kit = id === undefined ? undefined : kitOf(id);
  const [offer, found, added, tracks] = await Promise.all([
    id ? findOffer(db, id) : undefined,
    id && !isVisitor ? findHolding(db, { personId, offerId: id, now: new Date() }) : NOTHING,
    id && !isVisitor ? listAddedParts(db, { personId, offerId: id }) : [],
    listTrackTitles(db, tracksOf(kit?.parts ?? [])),
  ]);
  if (!offer || !id) throw data(null, { status: 404 });
  // A visitor sees what a guest may do, who has Pro like the demo person.
  const holding = isVisitor ? { ...found, isPro: true } : found;
  const { searchParams } = new URL(request.url);
  const button = buttonOf(offer, holding);
  const here = paths.app(id);
  const isAsked = searchParams.has(BUY) && (button === "buy" || button === "buy-month");
  const isRemoving = searchParams.has(REMOVE) && canRemove(offer, holding);
  const [purchase, plan] = await Promise.all([
    isAsked
      ? findShownPurchase(personId, {
          price: offer.cents,
          currency: "USD",
          next: buyAddress(here, id),
        })
      : undefined,
    // A suite that includes the app keeps everything.
    isRemoving
      ? found.suites.length > 0
        ? []
        : planRemoval(db, { personId, offerId: id })
      : undefined,
  ]);
  const parts = kit && holding.kit ? addedParts(kit, added, holding.kit, lang) : undefined;
  const update = kit && holding.kit && holding.kit.version < kit.version;
  const installed = added.map(({ partKey }) => partKey);
  return {
    id,
    own: undefined,
    kind: offer.kind,
    name: offer.name,
    nameLang: offer.kind === "perk" ? ("es" as const) : ("en" as const),
    by: byText(offer, lang),
    price: priceText(offer, lang),
    ...(offer.kind === "perk"
      ? { description: offer.description, textLang: "es" as const }
      : describeIn(offer, lang.locale)),
    soon: offer.isComingSoon ? soonText({ id, name: offer.name }, holding.isHeld, lang) : undefined,
    isHeld: holding.isHeld,
    isAwaited: holding.isAwaited,
    button,
    buttonPrice: offer.cents > 0 ? formatUsd(offer.cents) : "",
    cents: offer.cents,
    isAsked: isAsked ? true : undefined,
    purchase,
    suite: holding.isDirect ? undefined : holding.suites[0],
    canRemove: canRemove(offer, holding),
    here: parts,
    steps: kit && parts ? firstSteps(kit, parts, added, lang) : [],
    adds: kit && !holding.kit ? plannedParts(kit.parts, tracks, lang) : undefined,
    update: update ? plannedParts(newParts(kit, installed), tracks, lang) : undefined,
    /** What the person has and the new version lacks. */
    left: update ? leftParts(kit, added, lang) : undefined,
    permissions: kit && !(offer.isComingSoon && !holding.isHeld) ? permissionTexts(kit, lang) : [],
    removal: plan && shownRemoval(plan, tracks, lang),
  };
}

const NOTHING: Holding = {
  isHeld: false,
  isDirect: false,
  suites: [],
  isAwaited: false,
  isPro: false,
  isPaid: false,
  kit: null,
};

function buttonOf(offer: Offer, { isHeld, isAwaited, isPro, isPaid, kit }: Holding): AppButton {
  if (offer.isComingSoon) return isHeld || isAwaited ? null : "await";
  if (isHeld && kit) return null;
  if (isHeld) return "put-in";
  switch (offer.kind) {
    case "perk":
      return offer.cents > 0 ? "buy" : "take";
    case "app":
      return offer.cents > 0 && !isPro && !isPaid ? "buy-month" : "install";
    case "portal-app":
      return offer.isPremium && !isPro ? "pro" : "install";
  }
}

/** A perk stays owned: only what it has added goes. */
const canRemove = ({ kind }: Offer, { isHeld, isDirect, kit }: Holding): boolean =>
  kind === "perk" ? kit !== null : isHeld && isDirect;

/** Why it is coming soon; of one that the viewer owns, also that it stays theirs. */
function soonText(offer: { id: string; name: string }, isHeld: boolean, lang: Lang): string {
  const reason = soonReason(offer, lang);
  return isHeld ? `${m.kits_soon_owned({}, lang)} ${reason}` : reason;
}

function byText({ kind, by }: Offer, lang: Lang): string {
  if (kind === "perk") return m.kits_by_perk({}, lang);
  return kind === "app" ? m.kits_by_app({ by }, lang) : m.kits_by_portal({ by }, lang);
}

function priceText({ kind, cents, isPremium }: Offer, lang: Lang): string {
  if (isPremium) return m.kits_needs_pro({}, lang);
  if (cents === 0) return m.kits_free({}, lang);
  const price = formatUsd(cents);
  return kind === "app" ? m.kits_monthly({ price }, lang) : m.kits_once({ price }, lang);
}
