import { PerkFacts, perkColor, PerkTile, TakePerk, usePerkLang } from "./perk-parts.tsx";
import { paths } from "#domain/addresses/paths.ts";
import { Link } from "#app/ui/links/link.tsx";
import type { PerkItem } from "./perk-cards.server.ts";

/** The rank in front of a perk, counted by the browser. */
const RANK =
  "[counter-increment:rank] before:content-[counter(rank)] before:w-8 before:shrink-0 before:text-lg before:font-800 before:text-kind before:text-center";

/** A top-10 list of perks. */
export function TopList({
  id,
  title,
  perks,
  action,
}: {
  id: string;
  title: string;
  perks: PerkItem[];
  action: string;
}) {
  const perkLang = usePerkLang();
  return (
    <section id={id}>
      <h2 className="py-3 text-xl font-800">{title}</h2>
      <ol className="card px-3 [counter-reset:rank]">
        {perks.map((perk) => (
          <li
            key={perk.id}
            className={`${perkColor(perk)} flex flex-wrap sm:flex-nowrap items-center gap-2 py-3 border-t first:border-t-0 ${RANK}`}
          >
            <PerkTile perk={perk} className="w-14 h-14" />
            <div className="flex-1 min-w-0 pl-1">
              <h3 className="font-600 leading-tight" lang={perkLang}>
                <Link to={paths.app(perk.id)} className="hover:underline">
                  {perk.name}
                </Link>
              </h3>
              <PerkFacts perk={perk} />
            </div>
            <TakePerk
              perk={perk}
              action={action}
              className="max-sm:w-full sm:flex-col sm:max-w-36 items-center justify-between gap-1 pl-10 sm:pl-0"
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
