import { useLocation } from "@remix-run/react";
import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

/** Consecutive pages of one list, shown one below the other. */
interface LoadedPages<T> {
  /** Key of the history entry they were loaded on. */
  entry: string;
  /** The list's filters without its page, as in its address. */
  list: string;
  /** The loader's cards they end with. */
  source: T[];
  firstPage: number;
  pages: T[][];
}

/** The pages shown on each history entry, for going back. Lives as long as the document. */
const remembered = new Map<string, LoadedPages<unknown>>();

/**
 * The pages of a list that "load more" has appended to each other.
 *
 * @param source the cards of the current page, from the loader
 * @param page its number, from 1
 * @param list the list's filters without its page, as in its address
 */
export function useLoadedPages<T>(source: T[], page: number, list: string) {
  const entry = useLocation().key;
  const [loaded, setLoaded] = useState<LoadedPages<T>>(
    () => recall<T>(entry, list, page) ?? begin(),
  );
  const current = loaded.entry === entry && loaded.source === source ? loaded : advance();
  if (current !== loaded) setLoaded(current);

  useEffect(() => {
    remembered.set(entry, current);
  }, [entry, current]);

  function begin(): LoadedPages<T> {
    return { entry, list, source, firstPage: page, pages: [source] };
  }

  function advance(): LoadedPages<T> {
    const known = recall<T>(entry, list, page);
    if (known && loaded.entry !== entry) return { ...known, source };
    if (loaded.list !== list) return begin();
    const { firstPage, pages } = loaded;
    const lastPage = firstPage + pages.length - 1;
    const next = { entry, list, source, firstPage };
    if (page === lastPage + 1) return { ...next, pages: [...pages, source] };
    // The last page, loaded again after a write.
    if (page === lastPage) return { ...next, pages: [...pages.slice(0, -1), source] };
    return begin();
  }

  return { pages: current.pages, firstPage: current.firstPage };
}

/** Cards on a phone's first screen, and a few more. */
export const FIRST_CARDS = 6;

/**
 * On client-side navigation a list renders {@link FIRST_CARDS} first and the rest after the next
 * frame (about 250 ms later on a slow phone). A document and a return by history render all at once.
 *
 * @returns whether to render all cards
 */
export function useFirstCardsFirst(): boolean {
  const entry = useLocation().key;
  const isHydrating = useIsHydrating();
  const [isWhole, setIsWhole] = useState(() => isHydrating || remembered.has(entry));
  useEffect(() => {
    const renderRest = () => startTransition(() => setIsWhole(true));
    const frame = requestAnimationFrame(() => setTimeout(renderRest));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isWhole;
}

/** True on the server and while a part of its document is hydrated. */
const useIsHydrating = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );

function recall<T>(entry: string, list: string, page: number): LoadedPages<T> | undefined {
  const known = remembered.get(entry) as LoadedPages<T> | undefined;
  const isSame = known?.list === list && known.firstPage + known.pages.length - 1 === page;
  return isSame ? known : undefined;
}
