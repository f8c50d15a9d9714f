import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from "react";
import { formatTotal } from "#domain/lists/counts.ts";
import { OWN_SPACES_GROUP, searchPath } from "#domain/search/search-request.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { SearchedScreen } from "#domain/search/screens.ts";
import { ScreenResults } from "./screen-results.tsx";
import { SearchResult } from "./search-result.tsx";
import { GROUP_NAMES } from "./type-names.ts";
import type { SearchState } from "./use-search-results.ts";

/** The listbox that the field controls. */
export const LIST_ID = "search-results";

/** Free space below the dropdown, in pixels; phones have the bottom bar there. */
const FREE_BELOW_PX = { phone: 68, wide: 16 };
const WIDE = "(min-width: 1024px)";

/** The dropdown: loading, failed, no results, or the groups of results with their counts. */
export function SearchPanel({
  query,
  search,
  screens,
  highlighted,
  onHighlight,
  onFollow,
  onChoose,
}: {
  query: string;
  search: SearchState;
  /** Plaza's own screens, above the items. */
  screens: readonly SearchedScreen[];
  /** URL of the highlighted result. */
  highlighted: string | null;
  /** Called with the URL of the result under the pointer. */
  onHighlight: (url: string) => void;
  /** Called for a click on a link to the results page. */
  onFollow: () => void;
  /** Called for an unmodified click on a result, with its URL. */
  onChoose: (url: string) => void;
}) {
  const lang = useLang();
  const { status, groups, total, retry } = search;
  const panel = useRoomBelow();
  const isNothing = groups.length === 0 && screens.length === 0;
  const inSpaces = `${searchPath({ q: query, page: 1 })}#results-${OWN_SPACES_GROUP}`;
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
      {status === "ready" && isNothing && (
        <Say icon="i-lucide-search-x" title={m.island_none_title({}, lang)}>
          <p className="text-ink-soft">{m.island_none({}, lang)}</p>
          <Link to={inSpaces} onClick={onFollow} className="btn mt-3">
            {m.island_in_spaces({}, lang)}
          </Link>
        </Say>
      )}
      {status === "ready" && !isNothing && (
        <>
          {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys */}
          <div
            role="listbox"
            id={LIST_ID}
            tabIndex={-1}
            aria-label={m.island_results({}, lang)}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={(event) => {
              const url = resultOf(event);
              if (url && url !== highlighted && event.pointerType === "mouse") onHighlight(url);
            }}
            onClick={(event) => {
              const url = clickedResult(event);
              if (!url) return;
              event.preventDefault();
              onChoose(url);
            }}
            className="flex-1 min-h-0 overflow-y-auto overscroll-contain p-2 outline-none"
          >
            {screens.length > 0 && (
              <ScreenResults screens={screens} query={query} highlighted={highlighted} />
            )}
            {groups.map(({ kind, total: found, hits }) => (
              <div
                key={kind}
                role="group"
                aria-labelledby={`search-${kind}`}
                className={`kind-${kind} mb-2`}
              >
                <div
                  id={`search-${kind}`}
                  className="flex items-center gap-2 px-2 pb-1 text-sm font-700"
                >
                  {GROUP_NAMES[kind]({}, lang)}
                  <span className="badge tabular">{formatTotal(found)}</span>
                </div>
                {hits.map((record) => (
                  <SearchResult
                    key={record.url}
                    record={record}
                    query={query}
                    isHighlighted={record.url === highlighted}
                  />
                ))}
              </div>
            ))}
          </div>
          <div className="flex shrink-0 gap-x-4 px-4 border-t text-sm whitespace-nowrap overflow-x-auto">
            {total > 0 && (
              <Link
                to={searchPath({ q: query, page: 1 })}
                onClick={onFollow}
                className="inline-flex items-center min-h-11 font-600 text-accent hover:underline"
              >
                {m.island_see_all(
                  {
                    count: total,
                    shown: formatTotal(...groups.map((group) => group.total)),
                  },
                  lang,
                )}
              </Link>
            )}
            <Link
              to={inSpaces}
              onClick={onFollow}
              className="inline-flex items-center min-h-11 font-600 text-accent hover:underline"
            >
              {m.island_in_spaces({}, lang)}
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
                      shown: formatTotal(found),
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

/** URL of the clicked result; undefined for a modified click, which opens another tab. */
function clickedResult(event: MouseEvent): string | null | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  return resultOf(event);
}

/** URL of the result that an event happened on. */
const resultOf = ({ target }: SyntheticEvent): string | null | undefined =>
  target instanceof Element ? target.closest("[role=option]")?.getAttribute("href") : undefined;

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

/** Limits the dropdown's height to the visual viewport: a phone's keyboard covers half the window. */
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
