import { mediumPath } from "#domain/addresses/media-paths.ts";
import { Link } from "#app/ui/links/link.tsx";
import type { MediumItem } from "./library-items.server.ts";

/** Things of a collection as cards; the whole card is a link to its page. */
export function MediumGrid({ items }: { items: MediumItem[] }) {
  return (
    <ul className="grid gap-3 grid-cols-2 md:grid-cols-3 xl:grid-cols-4 pt-4">
      {items.map(({ id, title, note, cell, text, textLang }) => (
        <li key={id} className="card relative overflow-hidden hover:border-ink">
          {cell && <div className="w-full aspect-4/3 bg-no-repeat" style={cell} />}
          <div className="p-3">
            <h3 className="font-700 leading-tight">
              <Link to={mediumPath(id)} className="after:absolute after:inset-0">
                {title}
              </Link>
            </h3>
            {text && (
              <p className="text-sm" lang={textLang}>
                {text}
              </p>
            )}
            <p className="text-sm text-ink-soft">{note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
