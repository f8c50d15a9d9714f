import { memo, useState } from "react";
import type { ItemKind } from "#domain/items/catalogue.ts";
import { withThousands } from "#domain/format/thousands.ts";
import { formatMxn } from "#domain/money/money.ts";
import { shownRating } from "#domain/artifakts/rating.ts";
import type { SearchRecord } from "#domain/search/search-index.ts";
import { truncate, TRUNCATE_SEARCH_CHARACTERS } from "#domain/format/truncate.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Highlighted } from "#app/ui/text/highlighted.tsx";
import { KIND_NAMES, subtitleText } from "./type-names.ts";

const ICONS = {
  artifakt: "i-lucide-gem",
  space: "i-lucide-store",
  agentik: "i-lucide-bot",
  challenge: "i-lucide-trophy",
} as const satisfies Record<ItemKind, string>;

/** The id of a result's option, for `aria-activedescendant`. */
export const optionId = (url: string) => `search-${url}`;

/**
 * One search result: an option of the listbox that is also a real link. The description is cut to
 * `TRUNCATE_SEARCH_CHARACTERS`.
 */
export const SearchResult = memo(function SearchResult({
  record,
  query,
  isHighlighted,
}: {
  record: SearchRecord;
  query: string;
  isHighlighted: boolean;
}) {
  const { type, title, url, image } = record;
  return (
    // Not Remix's Link: rendering 24 of them takes a third of the time of a keystroke. The listbox
    // handles clicks.
    <a
      href={url}
      id={optionId(url)}
      role="option"
      aria-selected={isHighlighted}
      tabIndex={-1}
      className={`kind-${type} flex gap-3 min-h-11 p-2 rounded-control scroll-my-2 ${isHighlighted ? "bg-tint outline outline-2 outline-kind" : ""}`}
    >
      <Picture icon={ICONS[type]} image={image} />
      <span className="flex flex-col flex-1 min-w-0 gap-0.5">
        <span className="font-700">
          <Highlighted text={title} query={query} />
        </span>
        <Facts record={record} />
        <span className="text-sm text-ink-soft">
          <Highlighted text={shortDescription(record)} query={query} />
        </span>
      </span>
    </a>
  );
});

/** The parts that do not depend on the query: type label, subtitle, members, price, rating. */
const Facts = memo(function Facts({ record }: { record: SearchRecord }) {
  const lang = useLang();
  const { price, rating, userCount, isSample } = record.metadata;
  return (
    <span className="flex flex-wrap gap-x-3 text-sm">
      <span className="text-kind font-600">{KIND_NAMES[record.type]({}, lang)}</span>
      <span>
        {subtitleText(record, lang)}
        {isSample && ` · ${m.cards_sample({}, lang)}`}
      </span>
      {userCount !== undefined && <span className="tabular">{membersText(userCount, lang)}</span>}
      {price !== undefined && (
        <span className="tabular">
          {price > 0 ? `${formatMxn(price)} MXN` : m.cards_free({}, lang)}
        </span>
      )}
      {!!rating && (
        <span className="tabular">
          <span className="text-gold" aria-hidden="true">
            ★{" "}
          </span>
          <span className="sr-only">{m.cards_rating({}, lang)} </span>
          {shownRating(rating)}
        </span>
      )}
    </span>
  );
});

const membersTexts = new Map<string, string>();

/** Cached by number: selecting a plural form takes about 0.1 ms. */
function membersText(count: number, lang: ReturnType<typeof useLang>): string {
  const key = `${lang.locale} ${count}`;
  let text = membersTexts.get(key);
  if (text === undefined) {
    text = m.cards_members({ count, shown: withThousands(count) }, lang);
    membersTexts.set(key, text);
  }
  return text;
}

const shortened = new WeakMap<SearchRecord, string>();

/** Cached by record: truncating takes longer than the rest of a keystroke. */
function shortDescription(record: SearchRecord): string {
  let text = shortened.get(record);
  if (text === undefined) {
    text = truncate(record.description, TRUNCATE_SEARCH_CHARACTERS);
    shortened.set(record, text);
  }
  return text;
}

/** The item's image over the icon of its kind; an image that fails to load is removed. */
const Picture = memo(function Picture({ icon, image }: { icon: string; image?: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <span className="relative grid place-items-center w-10 h-10 shrink-0 rounded-control bg-tint text-kind overflow-hidden">
      <span className={icon} aria-hidden="true" />
      {image && !hasFailed && (
        <img
          src={image}
          alt=""
          loading="lazy"
          onError={() => setHasFailed(true)}
          className="absolute inset-0 w-full h-full object-cover"
        />
      )}
    </span>
  );
});
