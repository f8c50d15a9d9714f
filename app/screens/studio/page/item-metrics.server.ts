import { withThousands } from "#domain/format/thousands.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { shownRating } from "#domain/artifakts/rating.ts";
import { successPercent } from "#domain/runs/run-list.ts";
import type { ShownItem } from "#db/queries/studio/page-items.ts";
import * as m from "#app/messages/messages.js";

type Figures = Pick<ShownItem, "members" | "downloads" | "rating" | "ended" | "succeeded">;

/** The figures of an item in a line; empty while it has none. A figure of 0 is left out. */
export function metricsOf(
  { members, downloads, rating, ended, succeeded }: Figures,
  lang: { locale: Locale },
): string {
  const percent = successPercent({ ended: ended ?? 0, succeeded: succeeded ?? 0 });
  const stars = shownRating(rating ?? 0);
  return [
    members ? m.cards_members({ count: members, shown: withThousands(members) }, lang) : "",
    stars && `★ ${stars}`,
    downloads ? m.cards_downloads({ count: downloads, shown: withThousands(downloads) }, lang) : "",
    percent === undefined ? "" : m.pages_success({ percent }, lang),
  ]
    .filter((text) => text !== "")
    .join(" · ");
}
