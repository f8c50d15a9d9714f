import { formatTotal } from "#domain/lists/counts.ts";
import { SEARCH_PAGE_SIZE, searchPath, type SearchRequest } from "#domain/search/search-request.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { SearchHit } from "./search-hit.tsx";
import type { ShownGroup } from "./shown-hits.server.ts";

export const GROUP_NAMES = {
  artifakt: m.shell_nav_artifakts,
  space: m.shell_nav_spaces_short,
  agentik: m.shell_nav_agentiks,
  challenge: m.shell_nav_challenges,
} as const;

/** The results: the best of each kind, or one page of the chosen kind. */
export function SearchGroups({ search, groups }: { search: SearchRequest; groups: ShownGroup[] }) {
  const lang = useLang();
  const found = groups.filter((group) => group.hits.length > 0);
  if (found.length === 0) {
    const isNarrowed = search.kind !== undefined && groups.some((group) => group.total > 0);
    return (
      <EmptyState
        icon="i-lucide-search-x"
        title={m.search_none_title({}, lang)}
        text={m.search_none({}, lang)}
      >
        {isNarrowed && (
          <Link to={searchPath({ q: search.q, page: 1 })} className="btn-primary mt-2">
            {m.search_back({}, lang)}
          </Link>
        )}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      {found.map((group) => (
        <Group key={group.kind} search={search} group={group} />
      ))}
    </div>
  );
}

function Group({ search, group }: { search: SearchRequest; group: ShownGroup }) {
  const lang = useLang();
  const { kind, total, hits } = group;
  const pathOf = (page: number) => searchPath({ q: search.q, kind, page });
  const hasMore = search.kind ? search.page * SEARCH_PAGE_SIZE < total : hits.length < total;
  return (
    <section aria-labelledby={`results-${kind}`}>
      <div className={`kind-${kind} flex items-center gap-3 min-h-11 mb-2`}>
        <h2 id={`results-${kind}`} className="text-xl font-800">
          {GROUP_NAMES[kind]({}, lang)}
        </h2>
        <span className="badge tabular">{formatTotal(lang.locale, total)}</span>
        {!search.kind && hasMore && (
          <Link
            to={pathOf(1)}
            className="inline-flex items-center min-h-11 ml-auto text-accent font-600 hover:underline"
          >
            {m.search_see_all({ shown: formatTotal(lang.locale, total) }, lang)}
            <span className="sr-only"> {GROUP_NAMES[kind]({}, lang)}</span>
          </Link>
        )}
      </div>
      <ul className="grid gap-3 lg:grid-cols-2">
        {hits.map((hit) => (
          <SearchHit key={hit.id} kind={kind} hit={hit} query={search.q} />
        ))}
      </ul>
      {search.kind && (
        <nav className="flex flex-wrap gap-3 justify-center py-6">
          {search.page > 1 && (
            <Link to={pathOf(search.page - 1)} rel="prev" className="btn">
              {m.search_previous({}, lang)}
            </Link>
          )}
          {hasMore && (
            <Link to={pathOf(search.page + 1)} rel="next" className="btn min-w-48">
              {m.search_next({}, lang)}
            </Link>
          )}
        </nav>
      )}
    </section>
  );
}
