import { Link } from "@remix-run/react";
import { coverVariant } from "#domain/items/cover.ts";
import { multimediaQuery } from "#domain/studio/multimedia-list.ts";
import { paths } from "#app/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Cover } from "#app/ui/art/cover.tsx";
import type { CollectionItem } from "./library-items.server.ts";

/** Collections side by side. */
export function CollectionGrid({ collections }: { collections: CollectionItem[] }) {
  return (
    <ul className="grid gap-3 grid-cols-2 xl:grid-cols-4">
      {collections.map((collection) => (
        <CollectionCard key={collection.id} collection={collection} />
      ))}
    </ul>
  );
}

/** A collection: its cover, what it is called, how much is in it. The whole of it is a link. */
function CollectionCard({ collection }: { collection: CollectionItem }) {
  const lang = useLang();
  const { id, title, description } = collection;
  return (
    <li className="card relative overflow-hidden hover:border-ink">
      <CollectionCover collection={collection} />
      <div className="p-3">
        <h3 className="font-700 leading-tight">
          <Link
            to={`${paths.multimedia}${multimediaQuery({ collection: id })}`}
            discover="none"
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
        <p className="text-sm text-ink-soft tabular">{collection.note}</p>
      </div>
    </li>
  );
}

/** A collection's tile; a look wears its own colours, from its shadows to its lights. */
export function CollectionCover({ collection: { id, palette } }: { collection: CollectionItem }) {
  const size = "w-full h-28";
  if (!palette) return <Cover kind="offer" id={id} className={size} />;
  const bands = palette.split(" ").map((color, at) => `${color} 0 ${25 * (at + 1)}%`);
  return (
    <svg
      viewBox="0 0 160 80"
      preserveAspectRatio="xMidYMid slice"
      fill="#fff3"
      aria-hidden="true"
      className={size}
      style={{ background: `linear-gradient(90deg,${bands.join()})` }}
    >
      <use href={`#tile-${coverVariant("offer", id)}`} />
    </svg>
  );
}
