import { Combobox } from "@ark-ui/react/combobox";
import { Link } from "@remix-run/react";
import { useEffect, useRef, type MouseEvent } from "react";
import { formatTotal } from "#domain/format/counts.ts";
import { searchPath } from "#domain/search/search-request.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { SearchResult } from "./search-result.tsx";
import { GROUP_NAMES } from "./type-names.ts";
import type { SearchState } from "./use-search-results.ts";

/** What is left free under the dropdown, in pixels: on a phone the bottom bar stands there. */
const FREE_BELOW_PX = { phone: 68, wide: 16 };
const WIDE = "(min-width: 1024px)";

/** The dropdown: searching, failed, nothing found, or the groups of results with their counts. */
export function SearchPanel({
  query,
  search,
  highlighted,
  onFollow,
  onChoose,
}: {
  query: string;
  search: SearchState;
  /** The address of the highlighted result. */
  highlighted: string | null;
  /** A press on a link that leads to the results page. */
  onFollow: () => void;
  /** A plain press on a result, with its address. */
  onChoose: (url: string) => void;
}) {
  const lang = useLang();
  const { status, groups, total, retry } = search;
  const panel = useRoomBelow();
  return (
    <div
      ref={panel}
      className="absolute z-1 inset-x-2 top-full md:left-auto md:right-0 md:w-140 md:mt-2 flex flex-col bg-surface border border-line-strong rounded-card shadow-lg overflow-hidden"
    >
      {status === "loading" && <Say icon="i-lucide-loader" title={m.island_searching({}, lang)} />}
      {status === "failed" && (
        <Say icon="i-lucide-wifi-off" title={m.island_failed({}, lang)}>
          <div className="flex flex-wrap justify-center gap-2 mt-3">
            <button type="button" onClick={retry} className="btn">
              {m.island_retry({}, lang)}
            </button>
            <Link to={searchPath({ q: query, page: 1 })} onClick={onFollow} className="btn">
              {m.island_search_page({}, lang)}
            </Link>
          </div>
        </Say>
      )}
      {status === "ready" && groups.length === 0 && (
        <Say icon="i-lucide-search-x" title={m.island_none_title({}, lang)}>
          <p className="text-ink-soft">{m.island_none({}, lang)}</p>
        </Say>
      )}
      {status === "ready" && groups.length > 0 && (
        <>
          <Combobox.Content
            // Ark would name it after a label that the field does not have.
            aria-labelledby=""
            aria-label={m.island_results({}, lang)}
            onClick={(event) => {
              const url = pressedResult(event);
              if (!url) return;
              event.preventDefault();
              onChoose(url);
            }}
            className="flex-1 min-h-0 overflow-y-auto overscroll-contain p-2 outline-none"
          >
            {groups.map(({ kind, total: found, hits }) => (
              <Combobox.ItemGroup key={kind} id={kind} className={`kind-${kind} mb-2`}>
                <Combobox.ItemGroupLabel className="flex items-center gap-2 px-2 pb-1 text-sm font-700">
                  {GROUP_NAMES[kind]({}, lang)}
                  <span className="badge tabular">{formatTotal(lang.locale, found)}</span>
                </Combobox.ItemGroupLabel>
                {hits.map((record) => (
                  <SearchResult
                    key={record.url}
                    record={record}
                    query={query}
                    isHighlighted={record.url === highlighted}
                  />
                ))}
              </Combobox.ItemGroup>
            ))}
          </Combobox.Content>
          <div className="flex shrink-0 gap-x-4 px-4 border-t text-sm whitespace-nowrap overflow-x-auto">
            <Link
              to={searchPath({ q: query, page: 1 })}
              onClick={onFollow}
              className="inline-flex items-center min-h-11 font-600 text-accent hover:underline"
            >
              {m.island_see_all(
                {
                  count: total,
                  shown: formatTotal(lang.locale, ...groups.map((group) => group.total)),
                },
                lang,
              )}
            </Link>
            {groups
              .filter(({ total: found, hits }) => found > hits.length)
              .map(({ kind, total: found }) => (
                <Link
                  key={kind}
                  to={searchPath({ q: query, kind, page: 1 })}
                  onClick={onFollow}
                  className="inline-flex items-center min-h-11 hover:underline"
                >
                  {m.island_see_kind(
                    {
                      shown: formatTotal(lang.locale, found),
                      kind: GROUP_NAMES[kind]({}, lang),
                    },
                    lang,
                  )}
                </Link>
              ))}
          </div>
        </>
      )}
    </div>
  );
}

/** The address of the result that was pressed; none where the browser is to open another tab. */
function pressedResult(event: MouseEvent): string | null | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  if (!(event.target instanceof Element)) return;
  return event.target.closest("[role=option]")?.getAttribute("href");
}

function Say({
  icon,
  title,
  children,
}: {
  icon: string;
  title: string;
  children?: React.ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-1 p-6 text-center">
      <span className={`${icon} text-ink-soft`} aria-hidden="true" />
      <p className="font-600">{title}</p>
      {children}
    </div>
  );
}

/** Keeps the dropdown within what is seen: a phone's keyboard takes half of the window. */
function useRoomBelow() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const view = window.visualViewport;
    const fit = () => {
      if (!panel.current || !view) return;
      const { top } = panel.current.getBoundingClientRect();
      const isKeyboardUp = view.height < window.innerHeight * 0.8;
      const isWide = window.matchMedia(WIDE).matches;
      const free = isWide || isKeyboardUp ? FREE_BELOW_PX.wide : FREE_BELOW_PX.phone;
      panel.current.style.maxHeight = `${Math.max(160, view.height - top - free)}px`;
    };
    fit();
    view?.addEventListener("resize", fit);
    return () => view?.removeEventListener("resize", fit);
  }, []);
  return panel;
}
