import { formatCompactCount } from "#app/domain/counts.ts";
import { formatRating } from "#app/domain/rating.ts";
import { truncate } from "#app/domain/truncate.ts";
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
