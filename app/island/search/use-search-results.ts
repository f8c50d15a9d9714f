import { useCallback, useEffect, useMemo, useState } from "react";
import {
  SEARCH_GROUPED_HITS,
  groupResults,
  searchRecords,
  type ResultGroup,
  type SearchRecord,
} from "#domain/search/search.ts";
import { fold } from "#domain/search/text-fold.ts";
import { askServer, loadCatalogue, type Catalogue } from "./catalogue-lists.ts";
import { rankHits } from "./rank-hits.ts";

/** How long typing has to rest before the server is asked, in milliseconds. */
const ASK_AFTER_MS = 150;

export interface SearchState {
  status: "loading" | "failed" | "ready";
  /** With results only, in the specified order. */
  groups: ResultGroup<SearchRecord>[];
  /** How many match in all. */
  total: number;
  retry: () => void;
}

/**
 * What the search box finds. The lists are loaded on the first focus, and again after a write
 * (product.md, "Search").
 *
 * @param query what is searched for; empty finds nothing
 * @param isReached whether anybody has reached for the box yet
 * @param revision another value after each write
 */
export function useSearchResults(
  query: string,
  isReached: boolean,
  revision: unknown,
): SearchState {
  const { catalogue, hasFailed, retry } = useCatalogue(isReached, revision);
  const asked = useServerGroups(catalogue === "server" ? query : "", revision);
  const held = useMemo(
    () =>
      catalogue && catalogue !== "server" && query ? findInMemory(catalogue, query) : undefined,
    [catalogue, query],
  );

  const groups = useMemo(
    () => (held ?? asked.groups ?? []).filter(({ hits }) => hits.length > 0),
    [held, asked.groups],
  );
  const isKnown = held !== undefined || asked.groups !== undefined;
  const status = isKnown ? "ready" : hasFailed || asked.hasFailed ? "failed" : "loading";
  return {
    status,
    groups,
    total: groups.reduce((sum, group) => sum + group.total, 0),
    retry: catalogue ? asked.retry : retry,
  };
}

function findInMemory({ index }: Exclude<Catalogue, "server">, query: string) {
  const folded = fold(query);
  return groupResults(searchRecords(index, query, SEARCH_GROUPED_HITS)).map((group) => ({
    ...group,
    hits: rankHits(group.hits, folded),
  }));
}

/** Counts up to begin again. */
function useRetry() {
  const [tries, setTries] = useState(0);
  return [tries, useCallback(() => setTries((count) => count + 1), [])] as const;
}

function useCatalogue(isReached: boolean, revision: unknown) {
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
  }, [isReached, revision, tries]);
  return { catalogue, hasFailed, retry };
}

interface Asked {
  query: string;
  groups?: ResultGroup<SearchRecord>[];
}

/** The server's answer to exactly this query: never that to an earlier one. */
function useServerGroups(query: string, revision: unknown) {
  const [answer, setAnswer] = useState<Asked>({ query: "" });
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
    }, ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [query, revision, tries]);
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
