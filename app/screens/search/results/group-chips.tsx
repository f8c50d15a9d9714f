import { formatTotal } from "#domain/lists/counts.ts";
import { searchPath, type SearchRequest } from "#domain/search/search-request.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { GROUP_NAMES } from "./search-groups.tsx";
import type { ShownGroup } from "./shown-hits.server.ts";

/** Links to filter the results by kind, each with its count. */
export function GroupChips({ search, groups }: { search: SearchRequest; groups: ShownGroup[] }) {
  const lang = useLang();
  const chips = [
    { kind: undefined, name: m.search_all, totals: groups.map(({ total }) => total) },
    ...groups.map(({ kind, total }) => ({ kind, name: GROUP_NAMES[kind], totals: [total] })),
  ];
  return (
    <nav
      aria-label={m.search_groups({}, lang)}
      className="flex sm:flex-wrap gap-2 max-w-full overflow-x-auto"
    >
      {chips.map(({ kind, name, totals }) => (
        <Link
          key={kind ?? ""}
          to={searchPath({ q: search.q, kind, page: 1 })}
          preventScrollReset
          aria-current={kind === search.kind ? "true" : undefined}
          className="chip gap-2"
        >
          {name({}, lang)}
          <span className="font-400 tabular">{formatTotal(...totals)}</span>
        </Link>
      ))}
    </nav>
  );
}
