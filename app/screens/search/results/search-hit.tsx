import type { ItemKind } from "#domain/items/catalogue.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Cover } from "#app/ui/art/cover.tsx";
import { SheetPicture } from "#app/ui/art/sheet-picture.tsx";
import { Highlighted } from "#app/ui/text/highlighted.tsx";
import { useLangOf } from "#app/ui/text/use-lang-of.ts";
import { Link } from "#app/ui/links/link.tsx";
import type { ShownHit } from "./shown-hits.server.ts";

const KIND_NAMES = {
  artifakt: m.search_kind_artifakt,
  space: m.search_kind_space,
  agentik: m.search_kind_agentik,
  challenge: m.search_kind_challenge,
} as const;

export function SearchHit({ kind, hit, query }: { kind: ItemKind; hit: ShownHit; query: string }) {
  const lang = useLang();
  const itemLang = useLangOf(hit.language);
  const { members, relationship, shownPrice, shownRating } = hit;
  return (
    <li className={`kind-${kind} card relative overflow-hidden flex gap-4 pr-4 hover:border-kind`}>
      <Cover kind={kind} id={hit.id} className="w-12 sm:w-20 h-auto shrink-0">
        {hit.sheet && <SheetPicture sheet={hit.sheet} id={hit.id} />}
      </Cover>
      <div className="flex flex-col gap-1 py-3 min-w-0">
        <h3 className="font-700" lang={itemLang}>
          <Link to={paths.item(kind, hit.id)} className="after:absolute after:inset-0">
            <Highlighted text={hit.name} query={query} />
          </Link>
        </h3>
        <p className="flex flex-wrap gap-x-3 text-sm">
          <span className="text-kind font-600">{KIND_NAMES[kind]({}, lang)}</span>
          <span>{hit.subtitle[lang.locale]}</span>
          {relationship && <span>{relationship[lang.locale]}</span>}
          {members && <span className="tabular">{m.cards_members(members, lang)}</span>}
          {shownPrice !== undefined && (
            <span className="tabular">{shownPrice || m.cards_free({}, lang)}</span>
          )}
          {shownRating && (
            <span className="tabular">
              <span className="text-gold" aria-hidden="true">
                ★{" "}
              </span>
              <span className="sr-only">{m.cards_rating({}, lang)} </span>
              {shownRating}
            </span>
          )}
        </p>
        <p className="text-sm text-ink-soft" lang={itemLang}>
          <Highlighted text={hit.description} query={query} />
        </p>
      </div>
    </li>
  );
}
