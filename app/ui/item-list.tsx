import { Link, useLocation } from "@remix-run/react";
import { useEffect, useState, type ReactNode } from "react";
import {
  isFiltered,
  listQuery,
  PAGE_SIZE,
  type ItemPage,
  type ListChoices,
  type ListState,
} from "#app/domain/list-state.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { EmptyState } from "./empty-state.tsx";

/**
 * The items of a list, 24 at a time. Without script "next" leads to the next page; with script it
 * adds to the list, and whoever goes back to the list finds all of it again.
 */
export function ItemList<T extends { id: string }, C extends string, S extends string>({
  page,
  state,
  choices,
  emptyTitle,
  children,
}: {
  page: ItemPage<T>;
  state: ListState<C, S>;
  choices: ListChoices<C, S>;
  /** What an empty result says, where the specification has words for it. */
  emptyTitle?: string;
  /** The card of an item; a list item. */
  children: (item: T) => ReactNode;
}) {
  const lang = useLang();
  const { pathname } = useLocation();
  const { items, firstPage } = useLoadedPages(
    page,
    state.page,
    listQuery(state, choices, { page: 1 }),
  );
  if (items.length === 0) {
    return (
      <EmptyState
        icon="i-lucide-search-x"
        title={emptyTitle ?? m.catalogue_empty_title({}, lang)}
        text={m.catalogue_empty({}, lang)}
      >
        {(isFiltered(state, choices) || state.page > 1) && (
          <Link to={pathname} className="btn-primary mt-2">
            {m.catalogue_clear({}, lang)}
          </Link>
        )}
      </EmptyState>
    );
  }
  const hasMore = state.page * PAGE_SIZE < page.total;
  return (
    <>
      <ul className={state.view === "list" ? "item-rows" : "item-grid"}>{items.map(children)}</ul>
      <nav className="flex flex-wrap gap-3 justify-center py-6">
        {firstPage > 1 && (
          <Link
            to={pathname + listQuery(state, choices, { page: firstPage - 1 })}
            rel="prev"
            className="btn"
          >
            {m.catalogue_previous({}, lang)}
          </Link>
        )}
        {hasMore && (
          <Link
            to={pathname + listQuery(state, choices, { page: state.page + 1 })}
            rel="next"
            replace
            preventScrollReset
            className="btn min-w-48"
          >
            {m.catalogue_more({}, lang)}
          </Link>
        )}
      </nav>
    </>
  );
}

/** Pages of one list that stand one below the other. */
interface LoadedPages<T> {
  /** The history entry they were loaded on. */
  visit: string;
  /** The list without its page: its filters. */
  list: string;
  source: ItemPage<T>;
  firstPage: number;
  pages: T[][];
}

/** What each history entry shows, for whoever goes back to it. Lives as long as the document. */
const remembered = new Map<string, LoadedPages<unknown>>();

function useLoadedPages<T>(source: ItemPage<T>, page: number, list: string) {
  const visit = useLocation().key;
  const [loaded, setLoaded] = useState<LoadedPages<T>>(
    () =>
      recall<T>(visit, list, page) ?? {
        visit,
        list,
        source,
        firstPage: page,
        pages: [source.items],
      },
  );
  const current = loaded.visit === visit && loaded.source === source ? loaded : advance();
  if (current !== loaded) setLoaded(current);

  useEffect(() => {
    remembered.set(visit, current);
  }, [visit, current]);

  function advance(): LoadedPages<T> {
    const known = recall<T>(visit, list, page);
    if (known && loaded.visit !== visit) return { ...known, visit, source };
    const next = { visit, list, source };
    const lastPage = loaded.firstPage + loaded.pages.length - 1;
    if (loaded.list !== list) return { ...next, firstPage: page, pages: [source.items] };
    if (page === lastPage + 1) {
      return { ...next, firstPage: loaded.firstPage, pages: [...loaded.pages, source.items] };
    }
    // The same page again, after a write: it replaces what it was.
    if (page === lastPage) {
      return {
        ...next,
        firstPage: loaded.firstPage,
        pages: [...loaded.pages.slice(0, -1), source.items],
      };
    }
    return { ...next, firstPage: page, pages: [source.items] };
  }

  return { items: current.pages.flat(), firstPage: current.firstPage };
}

function recall<T>(visit: string, list: string, page: number): LoadedPages<T> | undefined {
  const known = remembered.get(visit) as LoadedPages<T> | undefined;
  const isSame = known?.list === list && known.firstPage + known.pages.length - 1 === page;
  return isSame ? known : undefined;
}
