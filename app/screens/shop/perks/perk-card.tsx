import { PerkFacts, perkColor, PerkTile, TakePerk, usePerkLang } from "./perk-parts.tsx";
import { paths } from "#domain/addresses/paths.ts";
import { Link } from "#app/ui/links/link.tsx";
import type { PerkItem } from "./perk-cards.server.ts";
import { Tile } from "#app/ui/art/tile.tsx";

/**
 * The card of a featured perk or of a search result, with picture and description.
 *
 * @param isFirst the first featured perk: twice as wide, with a larger tile
 * @param className classes for its size
 */
export function PerkCard({
  perk,
  action,
  isFirst = false,
  className = "",
}: {
  perk: PerkItem;
  action: string;
  isFirst?: boolean;
  className?: string;
}) {
  const perkLang = usePerkLang();
  return (
    <li
      className={`${perkColor(perk)} card relative overflow-hidden flex flex-col gap-3 p-4 ${className} ${isFirst ? "sm:col-span-2 sm:pr-60" : ""}`}
    >
      {isFirst && (
        <Tile
          drawing={perk.drawing}
          className="max-sm:hidden absolute inset-y-0 right-0 w-56 h-full [--cell:50%] bg-tint text-kind"
        />
      )}
      <div className="flex items-center gap-3">
        <PerkTile perk={perk} className={isFirst ? "w-16 h-16 sm:hidden" : "w-16 h-16"} />
        <div>
          <h3
            className={`text-lg font-700 leading-tight ${isFirst ? "sm:text-2xl" : ""}`}
            lang={perkLang}
          >
            <Link to={paths.app(perk.id)} className="hover:underline">
              {perk.name}
            </Link>
          </h3>
          <PerkFacts perk={perk} />
        </div>
      </div>
      <p className={isFirst ? "text-sm sm:text-base" : "text-sm"} lang={perkLang}>
        {perk.description}
      </p>
      <TakePerk
        perk={perk}
        action={action}
        className="items-center justify-between gap-3 mt-auto"
      />
    </li>
  );
}
