import type { ContentLanguage, ItemKind } from "#domain/items/catalogue.ts";
import { CHALLENGE_TYPES, SPACE_TYPES } from "#domain/items/catalogue.ts";
import { withThousands } from "#domain/format/thousands.ts";
import { formatMxn } from "#domain/money/money.ts";
import { shownRating } from "#domain/artifakts/rating.ts";
import { truncate, TRUNCATE_SEARCH_CHARACTERS } from "#domain/format/truncate.ts";
import { agentikTypeLabel } from "#app/presenters/items/detail-labels.server.ts";
import { sheetOfCovers } from "#app/presenters/items/cover-sheet.server.ts";
import { plainDescription } from "#app/presenters/markdown/description.server.ts";
import { typeLabel, withSample } from "#app/presenters/items/item-labels.server.ts";
import type { CoverSheet } from "#app/ui/art/sheet-picture.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";
import type { SearchGroup, SearchHit } from "#db/queries/search/search.ts";

/** One search result, formatted for the page. */
export interface ShownHit {
  id: string;
  name: string;
  language: ContentLanguage;
  /** Description, at most `TRUNCATE_SEARCH_CHARACTERS` long. */
  description: string;
  subtitle: LocalText;
  /** Artifakts only: with the currency code; empty if free. */
  shownPrice?: string;
  /** Artifakts only: one decimal; empty without a rating. */
  shownRating?: string;
  /** Artifakts only: has the cover. */
  sheet?: CoverSheet;
  /** Members of a space. */
  members?: { count: number; shown: string };
  /** What the person is in a space of theirs: owner, member; an example says so. */
  relationship?: LocalText | undefined;
}

export interface ShownGroup {
  kind: ItemKind;
  total: number;
  hits: ShownHit[];
}

/** Formats the rows of one kind for the page. */
export function toShownGroup({ kind, total, hits }: SearchGroup): ShownGroup {
  const coverOf = sheetOfCovers(hits);
  return {
    kind,
    total,
    hits: hits.map((hit) => ({ ...toShownHit(kind, hit), ...coverOf(hit.id) })),
  };
}

function toShownHit(kind: ItemKind, hit: SearchHit): ShownHit {
  const { id, name, language, price, rating, userCount } = hit;
  return {
    id,
    name,
    language,
    description: truncate(
      kind === "artifakt" ? plainDescription(hit.description) : hit.description,
      TRUNCATE_SEARCH_CHARACTERS,
    ),
    subtitle: hit.isSample
      ? withSample(subtitleOf(kind, hit.subtitle))
      : subtitleOf(kind, hit.subtitle),
    ...(price !== undefined && { shownPrice: price > 0 ? `${formatMxn(price)} MXN` : "" }),
    ...(rating !== undefined && { shownRating: shownRating(rating) }),
    ...(userCount !== undefined && {
      members: { count: userCount, shown: withThousands(userCount) },
    }),
  };
}

/** An artifakt's creator unchanged; the translated type of the other kinds. */
function subtitleOf(kind: ItemKind, subtitle: string): LocalText {
  if (kind === "agentik") return agentikTypeLabel(subtitle);
  const type = [...SPACE_TYPES, ...CHALLENGE_TYPES].find((known) => known === subtitle);
  return kind === "artifakt" || !type ? { en: subtitle, es: subtitle } : typeLabel(type);
}
