import { withThousands } from "#domain/format/thousands.ts";
import { PORTAL_LIST, portalQuery, type PortalState } from "#domain/shop/portal-list.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { SearchForm } from "#app/ui/lists/search-form.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { PortalCard } from "./portal-card.tsx";
import type { PortalItem } from "./portal-cards.server.ts";

/** The first tab of the portals: search, categories and the portal cards. */
export function Gateway({ state, portals }: { state: PortalState; portals: PortalItem[] }) {
  const lang = useLang();
  const { q, category } = state;
  const names = {
    all: m.catalogue_all({}, lang),
    intelligence: m.portals_category_intelligence({}, lang),
    productivity: m.portals_category_productivity({}, lang),
    analytics: m.portals_category_analytics({}, lang),
    communication: m.portals_category_communication({}, lang),
  };
  return (
    <>
      <SearchForm
        action={paths.portals}
        q={q}
        placeholder={m.portals_search({}, lang)}
        kept={category === "all" ? {} : { category }}
      />
      <div className="flex flex-wrap items-center gap-2 py-3">
        <nav
          aria-label={m.catalogue_category({}, lang)}
          className="flex gap-2 max-w-full overflow-x-auto"
        >
          {PORTAL_LIST.categories.map((each) => (
            <Link
              key={each}
              to={`${paths.portals}${portalQuery({ q, category: each })}`}
              preventScrollReset
              aria-current={each === category ? "true" : undefined}
              className="chip"
            >
              {names[each]}
            </Link>
          ))}
        </nav>
        <p role="status" className="ml-auto text-sm text-ink-soft tabular">
          {m.catalogue_matches(
            { count: portals.length, shown: withThousands(portals.length) },
            lang,
          )}
        </p>
      </div>
      {portals.length === 0 ? (
        <EmptyState
          icon="i-lucide-search"
          title={m.catalogue_empty_title({}, lang)}
          text={m.catalogue_empty({}, lang)}
        >
          <Link to={paths.portals} className="btn-primary">
            {m.catalogue_clear({}, lang)}
          </Link>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {portals.map((portal) => (
            <PortalCard key={portal.id} portal={portal} state={state} />
          ))}
        </ul>
      )}
    </>
  );
}
