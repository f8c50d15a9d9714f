import { Link } from "@remix-run/react";
import { coverVariant } from "#app/domain/cover.ts";
import { hasSounds, multimediaQuery } from "#app/domain/multimedia-list.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Cover } from "#app/ui/cover.tsx";
import type { CollectionItem } from "./library-items.server.ts";
import { SECTION_NAMES } from "./section-names.ts";

/** A collection: its cover, what it is called, how much is in it. The whole of it is a link. */
export function CollectionCard({ collection }: { collection: CollectionItem }) {
  const lang = useLang();
  const { id, title, description, category } = collection;
  return (
    <li className="card relative overflow-hidden flex flex-col hover:border-ink">
      <CollectionCover collection={collection} className="w-full h-24" />
      <div className="flex flex-col p-3">
        <h3 className="font-700 leading-tight">
          <Link
            to={`/multimedia${multimediaQuery({ section: category, collection: id })}`}
            className="after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        {description && (
          <p className="text-sm" lang={lang.locale === "en" ? undefined : "en"}>
            {description}
          </p>
        )}
        <p className="text-sm text-ink-soft tabular">
          {SECTION_NAMES[category]({}, lang)} · <PieceCount collection={collection} />
        </p>
      </div>
    </li>
  );
}

/** Tracks where they can be heard; pieces where there is only a number. */
export function PieceCount({ collection: { category, count } }: { collection: CollectionItem }) {
  const message = hasSounds(category) ? m.multimedia_tracks : m.multimedia_pieces;
  return <>{message({ count }, useLang())}</>;
}

/** A collection's tile; a look wears its own colours, from its shadows to its lights. */
export function CollectionCover({
  collection: { id, palette },
  className,
}: {
  collection: CollectionItem;
  className: string;
}) {
  if (!palette) return <Cover kind="offer" id={id} className={className} />;
  const bands = palette.map((color, at) => `${color} 0 ${((at + 1) * 100) / palette.length}%`);
  return (
    <svg
      viewBox="0 0 160 80"
      preserveAspectRatio="xMidYMid slice"
      fill="#fff3"
      aria-hidden="true"
      className={className}
      style={{ background: `linear-gradient(90deg,${bands.join()})` }}
    >
      <use href={`#tile-${coverVariant("offer", id)}`} />
    </svg>
  );
}
