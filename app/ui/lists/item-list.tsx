import { Link, useLocation, useSubmit } from "@remix-run/react";
import { useRef, type FormEvent, type ReactNode } from "react";
import { useDelegatedAnchors } from "remix-utils/use-delegated-anchors";
import {
  isFiltered,
  listQuery,
  PAGE_SIZE,
  type ListChoices,
  type ListState,
} from "#domain/lists/list-state.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { EmptyState } from "./empty-state.tsx";
import {
  DRAWN_ID,
  FIRST_CARDS,
  isDrawn,
  useFirstCardsFirst,
  useLoadedPages,
} from "./use-loaded-pages.ts";

/**
 * The items of a list, 24 at a time. Without script "next" leads to the next page; with script it
 * adds to the list, and whoever goes back to the list finds all of it again.
 *
 * The cards that came with the document stay as they were drawn, without data of their own
 * (with-cards.server.ts): their links and forms are followed from here.
 */
export function ItemList<T extends { id: string }, C extends string, S extends string>({
  cards,
  total,
  state,
  choices,
  emptyTitle,
  children,
}: {
  /** Of this page; absent when the document has them drawn. */
  cards: T[] | undefined;
  /** How many there are on all pages together. */
  total: number;
  state: ListState<C, S>;
  choices: ListChoices<C, S>;
  /** What an empty result says, where the specification has words for it. */
  emptyTitle?: string;
  /** The card of an item; a list item. */
  children: (item: T) => ReactNode;
}) {
  const lang = useLang();
  const { pathname } = useLocation();
  const { pages, firstPage } = useLoadedPages(
    cards,
    state.page,
    listQuery(state, choices, { page: 1 }),
  );
  const isWhole = useFirstCardsFirst(pages);
  const grid = useRef<HTMLDivElement>(null);
  useDelegatedAnchors(grid);
  const send = useSubmit();
  if (cards?.length === 0) {
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
  const hasMore = isWhole && state.page * PAGE_SIZE < total;
  return (
    <>
      <div
        ref={grid}
        className={state.view === "list" ? "item-rows" : "item-grid"}
        onSubmit={(event) => sendDrawnForm(event, send)}
      >
        {pages.map((page, index) =>
          isDrawn(page) ? (
            <ul
              key={DRAWN_ID}
              id={DRAWN_ID}
              className="contents"
              dangerouslySetInnerHTML={page}
              suppressHydrationWarning
            />
          ) : (
            <ul
              key={firstPage + index}
              id={index === 0 ? DRAWN_ID : undefined}
              className="contents"
            >
              {(isWhole ? page : page.slice(0, FIRST_CARDS)).map(children)}
            </ul>
          ),
        )}
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

/** A form of a card that has no code of its own goes the way the others go, and nothing moves. */
function sendDrawnForm(event: FormEvent, send: ReturnType<typeof useSubmit>) {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  const { submitter } = event.nativeEvent as SubmitEvent;
  event.preventDefault();
  // The place after the # is for whoever comes back without script.
  const action = form.getAttribute("action")?.split("#")[0];
  send((submitter as HTMLButtonElement | null) ?? form, { action, preventScrollReset: true });
}
