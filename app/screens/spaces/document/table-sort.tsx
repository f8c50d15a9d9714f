import { TABLE_ROWS_PER_PAGE } from "#domain/spaces/tables/table.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { ShownTable } from "./shown-table.server.ts";
import type { TablePlace } from "./table-place.ts";

interface Places {
  shown: ShownTable;
  addressOf: (place: TablePlace) => string;
}

/** Links that sort the rows by a column; pressed again, the other way round. */
export function TableSort({ shown: { columns, sort }, addressOf }: Places) {
  const lang = useLang();
  const current = sort === 0 ? undefined : columns[Math.abs(sort) - 1]?.name;
  return (
    <details>
      <summary className="inline-flex items-center gap-2 min-h-11 text-accent font-600">
        <span className="i-lucide-arrow-down-up" aria-hidden="true" />
        {current === undefined
          ? m.tables_sort({}, lang)
          : sort > 0
            ? m.tables_sorted_up({ name: current }, lang)
            : m.tables_sorted_down({ name: current }, lang)}
      </summary>
      <nav aria-label={m.tables_sort({}, lang)} className="flex flex-wrap gap-2 pt-1">
        <Link
          to={addressOf({ sort: 0, from: 1 })}
          aria-current={sort === 0 ? "true" : undefined}
          className="chip"
        >
          {m.tables_sort_stored({}, lang)}
        </Link>
        {columns.map(({ name }, at) => {
          const column = at + 1;
          const isCurrent = Math.abs(sort) === column;
          return (
            <Link
              key={column}
              to={addressOf({ sort: sort === column ? -column : column, from: 1 })}
              aria-current={isCurrent ? "true" : undefined}
              className="chip"
            >
              {name}
              {isCurrent && (
                <span aria-hidden="true" className="ml-1">
                  {sort > 0 ? "↑" : "↓"}
                </span>
              )}
            </Link>
          );
        })}
      </nav>
    </details>
  );
}

/** Links to the rows before and after those of the page; nothing for a table of one page. */
export function TablePages({ shown: { sort, from, rows, count }, addressOf }: Places) {
  const lang = useLang();
  if (count <= TABLE_ROWS_PER_PAGE) return null;
  const last = from + rows.length - 1;
  return (
    <nav
      aria-label={m.tables_pages({}, lang)}
      className="flex flex-wrap gap-3 items-center justify-center"
    >
      {from > 1 && (
        <Link
          to={addressOf({ sort, from: Math.max(1, from - TABLE_ROWS_PER_PAGE) })}
          rel="prev"
          className="btn"
        >
          {m.tables_previous({}, lang)}
        </Link>
      )}
      <p className="tabular">{m.tables_part({ from, last, count }, lang)}</p>
      {last < count && (
        <Link to={addressOf({ sort, from: from + TABLE_ROWS_PER_PAGE })} rel="next" className="btn">
          {m.tables_next({}, lang)}
        </Link>
      )}
    </nav>
  );
}
