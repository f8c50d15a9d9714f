import { formatCompactCount } from "#domain/format/counts.ts";
import { formatRating } from "#domain/artifakts/rating.ts";
import { truncate } from "#domain/format/truncate.ts";
import * as m from "#app/messages/messages.js";
import { localDay } from "#app/presenters/local-date.server.ts";
import type { MarketplaceApp } from "#db/queries/shop/marketplace.ts";
import type { AppCardItem } from "./app-card.tsx";

/** From a row to a card, for the loader: numbers as they are shown, and no other field. */
export const toAppCard = ({
  category: _category,
  featured,
  rating,
  downloads,
  description,
  ...app
}: MarketplaceApp): AppCardItem => ({
  ...app,
  description: truncate(description),
  rating: formatRating(rating),
  downloadCount: downloads,
  downloads: formatCompactCount(downloads),
  isFeatured: featured,
});

/** What the card says of an app that is installed: until when it is paid for, or just that. */
export function installedText(paidUntil: Date | null | undefined): AppCardItem["isInstalled"] {
  if (!paidUntil) return true;
  const { en, es } = localDay(paidUntil).text;
  return {
    en: m.money_paid_until({ day: en }, { locale: "en" }),
    es: m.money_paid_until({ day: es }, { locale: "es" }),
  };
}
