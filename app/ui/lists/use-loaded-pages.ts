import { useLocation, useRevalidator } from "@remix-run/react";
import { startTransition, useEffect, useState } from "react";
import { useLang, useMode } from "#app/preferences/preferences-context.tsx";

/** Where the cards of the document stand. */
export const DRAWN_ID = "cards";

/** Cards as the server drew them: they are shown again as they are, and know no data. */
interface DrawnPage {
  __html: string;
}
type LoadedPage<T> = T[] | DrawnPage;
export const isDrawn = <T>(page: LoadedPage<T>): page is DrawnPage => "__html" in page;

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

/**
 * What stands below one another of a list: the page in view and those that were loaded before it.
 *
 * @param source the cards of the page; undefined while the document has them drawn
 * @param page its number
 * @param list the list's filters, as they stand in its address
 */
export function useLoadedPages<T>(source: T[] | undefined, page: number, list: string) {
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

/** What a phone shows of a list, and a little more. */
export const FIRST_CARDS = 6;

/**
 * Whoever comes to a list from another screen sees its first cards at once; the others are drawn
 * after that frame, a quarter of a second later on a cheap phone. Whoever comes back finds it whole,
 * and so does whoever opened it: what the document has drawn is there.
 *
 * @returns whether all cards are to be drawn
 */
export function useFirstCardsFirst<T>([first]: LoadedPage<T>[]): boolean {
  const visit = useLocation().key;
  const [isWhole, setIsWhole] = useState(() => import.meta.env.SSR || remembered.has(visit));
  useEffect(() => {
    const drawRest = () => startTransition(() => setIsWhole(true));
    const frame = requestAnimationFrame(() => setTimeout(drawRest));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isWhole || (first !== undefined && isDrawn(first));
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
