import { PerkFacts, perkColor, PerkTile, TakePerk, usePerkLang } from "./perk-parts.tsx";
import { paths } from "#domain/addresses/paths.ts";
import { Link } from "#app/ui/links/link.tsx";
import type { PerkItem } from "./perk-cards.server.ts";

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
      <ol className="card px-3">
        {perks.map((perk, index) => (
          <li
            key={perk.id}
            className={`${perkColor(perk)} flex flex-wrap sm:flex-nowrap items-center gap-2 py-3 border-t first:border-t-0`}
          >
            <span
              className="w-8 shrink-0 text-lg font-800 text-kind text-center tabular"
              aria-hidden="true"
            >
              {index + 1}
            </span>
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
              className="max-sm:w-full sm:flex-col items-center justify-between gap-1 pl-10 sm:pl-0"
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
