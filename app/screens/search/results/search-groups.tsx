import type { ReactNode } from "react";
import { coverLooks } from "#domain/items/cover.ts";
import { formatTotal } from "#domain/lists/counts.ts";
import {
  OWN_SPACES_GROUP,
  SEARCH_PAGE_SIZE,
  searchPath,
  type SearchRequest,
} from "#domain/search/search-request.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { CoverLooks } from "#app/ui/art/cover.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { OwnSpaces } from "./own-spaces.server.ts";
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
    <Found
      id={kind}
      name={GROUP_NAMES[kind]({}, lang)}
      group={group}
      query={search.q}
      to={!search.kind && hasMore ? pathOf(1) : undefined}
    >
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
    </Found>
  );
}

/** The person's own spaces among the results: first, since they were made or joined on purpose. */
export function OwnSpacesFound({ own, query }: { own: OwnSpaces; query: string }) {
  const lang = useLang();
  const { total, hits, to } = own;
  return (
    <div className="mb-6">
      <Found
        id={OWN_SPACES_GROUP}
        name={m.search_own_spaces({}, lang)}
        group={own}
        query={query}
        to={hits.length < total ? to : undefined}
      />
    </div>
  );
}

/** A heading with the number of results, and the first of them. */
function Found({
  id,
  name,
  group: { kind, total, hits },
  query,
  to,
  children,
}: {
  /** Its own among the groups of the page. */
  id: string;
  name: string;
  group: ShownGroup;
  query: string;
  /** All results, where there are more. */
  to: string | undefined;
  children?: ReactNode;
}) {
  const lang = useLang();
  return (
    <section aria-labelledby={`results-${id}`}>
      <div className={`kind-${kind} flex items-center gap-3 min-h-11 mb-2`}>
        <h2 id={`results-${id}`} className="text-xl font-800">
          {name}
        </h2>
        <span className="badge tabular">{formatTotal(total)}</span>
        {to && (
          <Link
            to={to}
            className="inline-flex items-center min-h-11 ml-auto text-accent font-600 hover:underline"
          >
            {m.search_see_all({ shown: formatTotal(total) }, lang)}
            <span className="sr-only"> {name}</span>
          </Link>
        )}
      </div>
      <ul className="grid gap-3 lg:grid-cols-2">
        <CoverLooks.Provider value={coverLooks(hits)}>
          {hits.map((hit) => (
            <SearchHit key={hit.id} kind={kind} hit={hit} query={query} />
          ))}
        </CoverLooks.Provider>
      </ul>
      {children}
    </section>
  );
}
