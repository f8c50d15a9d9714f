import { useCallback, useEffect, useMemo, useState } from "react";
import {
  SEARCH_GROUPED_HITS,
  groupResults,
  searchRecords,
  type ResultGroup,
} from "#domain/search/search.ts";
import type { SearchRecord } from "#domain/search/search-index.ts";
import { askServer, loadCatalogue, type Catalogue } from "./catalogue-lists.ts";

/** Debounce of searches on the server. */
const DEBOUNCE_MS = 150;

export interface SearchState {
  status: "loading" | "failed" | "ready";
  /** Groups with results only, in a fixed order. */
  groups: ResultGroup<SearchRecord>[];
  /** Number of matches in all groups. */
  total: number;
  retry: () => void;
}

/**
 * The results of the search box. The lists are loaded on first use and again after a write.
 *
 * @param query search text; an empty one finds nothing
 * @param isReached whether the box has been used on this page
 * @param writes number of writes so far: after a further one everything is loaded again
 */
export function useSearchResults(query: string, isReached: boolean, writes: number): SearchState {
  const { catalogue, hasFailed, retry } = useCatalogue(isReached, writes);
  const remote = useServerGroups(catalogue === "server" ? query : "", writes);
  const local = useMemo(
    () =>
      catalogue && catalogue !== "server" && query ? findInMemory(catalogue, query) : undefined,
    [catalogue, query],
  );

  const groups = useMemo(
    () => (local ?? remote.groups ?? []).filter(({ hits }) => hits.length > 0),
    [local, remote.groups],
  );
  const isKnown = local !== undefined || remote.groups !== undefined;
  const status = isKnown ? "ready" : hasFailed || remote.hasFailed ? "failed" : "loading";
  return {
    status,
    groups,
    total: groups.reduce((sum, group) => sum + group.total, 0),
    retry: catalogue ? remote.retry : retry,
  };
}

const findInMemory = ({ index }: Exclude<Catalogue, "server">, query: string) =>
  groupResults(searchRecords(index, query, SEARCH_GROUPED_HITS));

/** A counter as an effect dependency, and a function that increments it to run the effect again. */
function useRetry() {
  const [tries, setTries] = useState(0);
  return [tries, useCallback(() => setTries((count) => count + 1), [])] as const;
}

function useCatalogue(isReached: boolean, writes: number) {
  const [catalogue, setCatalogue] = useState<Catalogue>();
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, retry] = useRetry();
  useEffect(() => {
    if (!isReached) return;
    const giveUp = new AbortController();
    setHasFailed(false);
    loadCatalogue(giveUp.signal).then(setCatalogue, (error: unknown) => {
      if (giveUp.signal.aborted) return;
      console.warn(`search: ${String(error)}`);
      setHasFailed(true);
    });
    return () => giveUp.abort();
  }, [isReached, writes, tries]);
  return { catalogue, hasFailed, retry };
}

interface ServerResult {
  query: string;
  groups?: ResultGroup<SearchRecord>[];
}

/** The server's results for exactly this query, never those of an earlier one. */
function useServerGroups(query: string, writes: number) {
  const [answer, setAnswer] = useState<ServerResult>({ query: "" });
  const [tries, retry] = useRetry();
  useEffect(() => {
    if (query === "") return;
    const giveUp = new AbortController();
    const timer = setTimeout(() => {
      askServer(query, giveUp.signal).then(
        (groups) => {
          if (!giveUp.signal.aborted) setAnswer({ query, groups });
        },
        (error: unknown) => {
          if (giveUp.signal.aborted) return;
          console.warn(`search: ${String(error)}`);
          setAnswer({ query });
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [query, writes, tries]);
  const askAgain = useCallback(() => {
    setAnswer({ query: "" });
    retry();
  }, [retry]);
  const isCurrent = query !== "" && answer.query === query;
  return {
    groups: isCurrent ? answer.groups : undefined,
    hasFailed: isCurrent && !answer.groups,
    retry: askAgain,
  };
}
