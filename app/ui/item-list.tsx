import { Link, useLocation, useRevalidator, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { useDelegatedAnchors } from "remix-utils/use-delegated-anchors";
import {
  isFiltered,
  listQuery,
  PAGE_SIZE,
  type ListChoices,
  type ListState,
} from "#app/domain/list-state.ts";
import * as m from "#app/messages/messages.js";
import { useLang, useMode } from "#app/preferences/preferences-context.tsx";
import { EmptyState } from "./empty-state.tsx";

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
  const hasMore = state.page * PAGE_SIZE < total;
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
              {page.map(children)}
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

/** Where the cards of the document stand. */
const DRAWN_ID = "cards";

/** Cards as the server drew them: they are shown again as they are, and know no data. */
interface DrawnPage {
  __html: string;
}
type LoadedPage<T> = T[] | DrawnPage;
const isDrawn = <T,>(page: LoadedPage<T>): page is DrawnPage => "__html" in page;

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

/** Pages of one list that stand one below the other. */
interface LoadedPages<T> {
  /** The history entry they were loaded on. */
  visit: string;
  /** The list without its page: its filters. */
  list: string;
  /** The mode and the language they are drawn in, if there are drawn ones among them. */
  drawnFor: string;
  source: T[] | undefined;
  firstPage: number;
  pages: LoadedPage<T>[];
}

/** What each history entry shows, for whoever goes back to it. Lives as long as the document. */
const remembered = new Map<string, LoadedPages<unknown>>();

function useLoadedPages<T>(source: T[] | undefined, page: number, list: string) {
  const visit = useLocation().key;
  const drawnFor = `${useMode().mode} ${useLang().locale}`;
  const [loaded, setLoaded] = useState<LoadedPages<T>>(
    () => recall<T>(visit, list, page, drawnFor) ?? begin(),
  );
  const current = loaded.visit === visit && loaded.source === source ? loaded : advance();
  if (current !== loaded) setLoaded(current);

  useEffect(() => {
    remembered.set(visit, current);
  }, [visit, current]);
  useCardsOnReach(current.source === undefined, current.drawnFor !== drawnFor);

  function begin(): LoadedPages<T> {
    const first = source ?? { __html: document.getElementById(DRAWN_ID)?.innerHTML ?? "" };
    return { visit, list, drawnFor, source, firstPage: page, pages: [first] };
  }

  function advance(): LoadedPages<T> {
    const known = recall<T>(visit, list, page, drawnFor);
    if (known && loaded.visit !== visit) return { ...known, visit, source };
    // Nothing new to show; and what was drawn in other words cannot stand beside it.
    if (!source) return { ...loaded, visit };
    if (loaded.list !== list || (loaded.drawnFor !== drawnFor && loaded.pages.some(isDrawn))) {
      return begin();
    }
    const next = { visit, list, drawnFor, source };
    const lastPage = loaded.firstPage + loaded.pages.length - 1;
    if (page === lastPage + 1) {
      return { ...next, firstPage: loaded.firstPage, pages: [...loaded.pages, source] };
    }
    // The same page again, after a write: it replaces what it was.
    if (page === lastPage) {
      return {
        ...next,
        firstPage: loaded.firstPage,
        pages: [...loaded.pages.slice(0, -1), source],
      };
    }
    return { ...next, firstPage: page, pages: [source] };
  }

  return { pages: current.pages, firstPage: current.firstPage };
}

/**
 * Fetches the cards' data when their words are about to change: as soon as somebody reaches for
 * another mode or language, and at the latest when it is chosen.
 */
function useCardsOnReach(isMissing: boolean, isStale: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isMissing) return;
    if (isStale) return revalidate();
    const reach = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest("[name=mode],[name=language]"))) return;
      forget();
      revalidate();
    };
    const forget = () => {
      document.removeEventListener("pointerover", reach);
      document.removeEventListener("focusin", reach);
    };
    document.addEventListener("pointerover", reach);
    document.addEventListener("focusin", reach);
    return forget;
  }, [isMissing, isStale, revalidate]);
}

function recall<T>(
  visit: string,
  list: string,
  page: number,
  drawnFor: string,
): LoadedPages<T> | undefined {
  const known = remembered.get(visit) as LoadedPages<T> | undefined;
  const isSame =
    known?.list === list &&
    known.firstPage + known.pages.length - 1 === page &&
    (known.drawnFor === drawnFor || !known.pages.some(isDrawn));
  return isSame ? known : undefined;
}
