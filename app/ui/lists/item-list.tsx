import { useLocation } from "@remix-run/react";
import { Suspense, useMemo, type ReactNode, type SyntheticEvent } from "react";
import {
  isFiltered,
  listQuery,
  PAGE_SIZE,
  type ListChoices,
  type ListState,
} from "#domain/lists/list-state.ts";
import { coverLooks } from "#domain/items/cover.ts";
import { onlyLanguage } from "#domain/lists/item-language.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { CoverLooks } from "#app/ui/art/cover.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { FIRST_CARDS, useFirstCardsFirst, useLoadedPages } from "./use-loaded-pages.ts";

interface ItemListProps<T extends { id: string }, C extends string, S extends string> {
  /** The cards of the current page. */
  cards: T[];
  /** Number of items on all pages together. */
  total: number;
  state: ListState<C, S>;
  choices: ListChoices<C, S>;
  /** Title of an empty result, where it has words of its own. */
  emptyTitle?: string;
  /** Called with the item whose card the pointer or the focus is on. */
  onPoint?: (item: T) => void;
  /** The card of an item; a list item. */
  children: (item: T) => ReactNode;
}

/**
 * The items of a list, 24 a page. Without JavaScript "load more" leads to the next page; with
 * JavaScript it appends that page, and going back in history restores all pages.
 *
 * The list is a Suspense boundary: React hydrates it after the rest of the page.
 */
export function ItemList<T extends { id: string }, C extends string, S extends string>(
  props: ItemListProps<T, C, S>,
) {
  return (
    <Suspense>
      <LoadedItems {...props} />
    </Suspense>
  );
}

function LoadedItems<T extends { id: string }, C extends string, S extends string>({
  cards,
  total,
  state,
  choices,
  emptyTitle,
  onPoint,
  children,
}: ItemListProps<T, C, S>) {
  const lang = useLang();
  const { pathname } = useLocation();
  const { pages, firstPage } = useLoadedPages(
    cards,
    state.page,
    listQuery(state, choices, { page: 1 }),
  );
  const isWhole = useFirstCardsFirst();
  const lists = useMemo(
    () =>
      pages.map((page, index) => (
        <ul key={firstPage + index} className="contents">
          {(isWhole ? page : page.slice(0, FIRST_CARDS)).map(children)}
        </ul>
      )),
    [pages, firstPage, isWhole, children],
  );
  const looks = useMemo(() => coverLooks(pages.flat()), [pages]);
  if (cards.length === 0) {
    return (
      <EmptyState
        icon="i-lucide-search-x"
        title={emptyTitle ?? m.catalogue_empty_title({}, lang)}
        text={m.catalogue_empty({}, lang)}
      >
        {(isFiltered(state, choices) || state.page > 1) && (
          <Link
            to={onlyLanguage(state.facets) ? `${pathname}?lang=all` : pathname}
            className="btn mt-2"
          >
            {m.catalogue_clear({}, lang)}
          </Link>
        )}
      </EmptyState>
    );
  }
  const point = ({ target, currentTarget }: SyntheticEvent) => {
    const card = (target as Element).closest(".item-card");
    const item = pages.flat()[[...currentTarget.querySelectorAll(".item-card")].indexOf(card!)];
    if (item) onPoint?.(item);
  };
  const hasMore = isWhole && state.page * PAGE_SIZE < total;
  return (
    <>
      <div
        id="cards"
        className={state.view === "list" ? "item-rows" : "item-grid"}
        onPointerOver={point}
        onFocus={point}
      >
        <CoverLooks.Provider value={looks}>{lists}</CoverLooks.Provider>
      </div>
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
