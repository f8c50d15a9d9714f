import { coverVariant } from "#domain/items/cover.ts";
import { multimediaQuery } from "#domain/studio/multimedia-list.ts";
import { paths } from "#domain/addresses/paths.ts";
import { Cover } from "#app/ui/art/cover.tsx";
import { Tile } from "#app/ui/art/tile.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { CollectionItem } from "./library-items.server.ts";

/** A grid of collection cards. */
export function CollectionGrid({ collections }: { collections: CollectionItem[] }) {
  return (
    <ul className="grid gap-3 grid-cols-2 xl:grid-cols-4">
      {collections.map((collection) => (
        <CollectionCard key={collection.id} collection={collection} />
      ))}
    </ul>
  );
}

/** A collection: cover, title and size. The whole card is a link. */
function CollectionCard({ collection }: { collection: CollectionItem }) {
  const { id, title, description } = collection;
  return (
    <li className="card relative overflow-hidden hover:border-ink">
      <CollectionCover collection={collection} />
      <div className="p-3">
        <h3 className="font-700 leading-tight">
          <Link
            to={`${paths.multimedia}${multimediaQuery({ collection: id })}`}
            className="after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        {description && (
          <p className="text-sm" lang={collection.textLang}>
            {description}
          </p>
        )}
        <p className="text-sm text-ink-soft tabular">{collection.note}</p>
      </div>
    </li>
  );
}

/**
 * The cover of a collection: its first items; else of a LUT its palette from dark to light, and of others
 * a generated cover.
 */
export function CollectionCover({
  collection: { id, palette, cell },
}: {
  collection: CollectionItem;
}) {
  const size = "w-full h-28";
  if (cell) return <div className={`${size} bg-no-repeat`} style={cell} />;
  if (!palette) return <Cover kind="offer" id={id} className={size} />;
  const bands = palette.split(" ").map((color, at) => `${color} 0 ${25 * (at + 1)}%`);
  return (
    <Tile
      drawing={coverVariant("offer", id)}
      className={`cover text-[#fff3] ${size}`}
      style={{ background: `linear-gradient(90deg,${bands.join()})` }}
    />
  );
}
