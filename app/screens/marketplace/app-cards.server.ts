import { formatCompactCount } from "#app/domain/counts.ts";
import { formatRating } from "#app/domain/rating.ts";
import { truncate } from "#app/domain/truncate.ts";
import * as m from "#app/messages/messages.js";
import { localDay } from "#app/ui/local-date.server.ts";
import type { MarketplaceApp } from "#db/queries/marketplace.ts";
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
