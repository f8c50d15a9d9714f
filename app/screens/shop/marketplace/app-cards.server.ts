import { formatCompactCount } from "#domain/lists/counts.ts";
import { shownRating } from "#domain/artifakts/rating.ts";
import { truncate } from "#domain/format/truncate.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { monthlyCents } from "#domain/shop/apps.ts";
import { isComingSoon } from "#domain/shop/kits/kits.ts";
import * as m from "#app/messages/messages.js";
import { localDay } from "#app/presenters/local-date.server.ts";
import { describeIn, tagsIn } from "#app/presenters/text-in-language.server.ts";
import type { MarketplaceApp } from "#db/queries/shop/marketplace.ts";
import type { AppCardItem } from "./app-card.tsx";

/** Formats a row for its card, with no field that the card does not show. */
export function toAppCard(
  { id, name, developer, featured, rating, downloads, price, ...texts }: MarketplaceApp,
  locale: Locale,
): AppCardItem {
  const { description, textLang } = describeIn(texts, locale);
  const isSoon = isComingSoon(id);
  const { tags, tagsLang } = tagsIn(texts, locale);
  return {
    id,
    name,
    price: priceText(price, locale),
    tagLine: [developer, ...tags.map((tag) => `#${tag}`)].join(" "),
    ...(tagsLang !== locale && { tagsLang }),
    description: truncate(description),
    ...(textLang !== locale && { textLang }),
    // An offer that is coming soon has no ratings and downloads of its own.
    rating: isSoon ? "" : shownRating(rating),
    downloads: isSoon
      ? ""
      : m.cards_downloads({ count: downloads, shown: formatCompactCount(downloads) }, { locale }),
    ...(featured && { isFeatured: true as const }),
  };
}

/** The name of a stored price. A text that is neither free nor monthly stays unchanged. */
function priceText(price: string, locale: Locale): string {
  if (price === "Free") return m.marketplace_free({}, { locale });
  const [amount = ""] = price.split("/");
  return monthlyCents(price) > 0 ? m.marketplace_monthly({ amount }, { locale }) : price;
}

/** An installed app's `isInstalled`: the day until which it is paid, or `true`. */
export function installedText(paidUntil: Date | null | undefined): AppCardItem["isInstalled"] {
  if (!paidUntil) return true;
  const { en, es } = localDay(paidUntil).text;
  return {
    en: m.money_paid_until({ day: en }, { locale: "en" }),
    es: m.money_paid_until({ day: es }, { locale: "es" }),
  };
}
