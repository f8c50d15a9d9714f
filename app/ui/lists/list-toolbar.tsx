import { Form, useLocation, useNavigation } from "@remix-run/react";
import { useId, type ReactNode } from "react";
import { formatTotal } from "#domain/lists/counts.ts";
import {
  chosenFacets,
  isFiltered,
  LIST_VIEWS,
  listQuery,
  type ListChoices,
  type ListState,
} from "#domain/lists/list-state.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { FilterSelect } from "./filter-select.tsx";
import { LanguageFilter } from "./language-filter.tsx";
import { SortSelect } from "./sort-select.tsx";

const VIEW_ICONS = { grid: "i-lucide-layout-grid", list: "i-lucide-list" } as const;

/**
 * Toolbar of a list: search, filter, grid or list view, categories and number of matches. It consists
 * of links and one GET form: it works without JavaScript, and the URL holds its whole state
 * (docs/product.md, Lists, filters and search).
 */
export function ListToolbar<C extends string, S extends string>({
  state,
  choices,
  total,
  placeholder,
  hint,
  categoryNames,
  sortNames,
  isSortInFilter = true,
  children,
}: {
  state: ListState<C, S>;
  choices: ListChoices<C, S>;
  /** Number of matching items. */
  total: number;
  placeholder: string;
  /** Short placeholder for phones. */
  hint?: string;
  /** An element with `lang` where a name is not in the page's language. */
  categoryNames: Record<C, ReactNode>;
  sortNames: Record<S, string>;
  /** If false, the sort order is a select before the categories, and there is no filter. */
  isSortInFilter?: boolean;
  /** More fields of the filter: one per facet of the list. */
  children?: ReactNode;
}) {
  const lang = useLang();
  const { pathname } = useLocation();
  const facets = chosenFacets(state, choices);
  const language = facets.find(([name]) => name === "lang")?.[1];
  const filterCount = facets.length - (language ? 1 : 0);
  const formId = useId();
  const { location: coming } = useNavigation();
  // A link that is pressed while a search is loading keeps it.
  const q =
    coming?.pathname === pathname ? (new URLSearchParams(coming.search).get("q") ?? "") : state.q;
  const to = (changed: Partial<ListState<C, S>>) =>
    pathname + listQuery({ ...state, q }, choices, changed);
  return (
    <div className="flex flex-col gap-2 mb-3">
      <Form id={formId} action={pathname} role="search" className="flex gap-2">
        {state.category !== choices.categories[0] && (
          <input type="hidden" name="category" value={state.category} />
        )}
        {language && <input type="hidden" name="lang" value={language} />}
        {state.view !== LIST_VIEWS[0] && <input type="hidden" name="view" value={state.view} />}
        <div className={`relative flex-1 ${hint ? "search-hint" : ""}`} data-hint={hint}>
          {/* The key shows each query, also after Back. A new order alone leaves what is being typed. */}
          <input
            key={state.q}
            type="search"
            name="q"
            defaultValue={state.q}
            aria-label={placeholder}
            placeholder={placeholder}
            className="field pl-10"
          />
          <button
            aria-label={m.catalogue_search({}, lang)}
            className="btn-icon absolute left-0 top-0"
          >
            <span className="i-lucide-search" />
          </button>
        </div>
        {isSortInFilter && (
          <details
            // Closes the filter and shows its new values once they are applied.
            key={JSON.stringify([state.q, state.sort, facets])}
            className="relative sheet"
          >
            <summary className="btn">
              <span className="i-lucide-sliders-horizontal" aria-hidden="true" />
              <span className="max-sm:sr-only">{m.catalogue_filter({}, lang)}</span>
              {filterCount > 0 && <span className="badge tabular">{filterCount}</span>}
            </summary>
            <div className="absolute z-10 right-0 mt-2 w-64 p-4 card bg-raised shadow-lg flex flex-col gap-3">
              <FilterSelect
                name="sort"
                label={m.catalogue_sort({}, lang)}
                value={state.sort}
                values={choices.sorts}
                names={sortNames}
              />
              {children}
              <button className="btn-primary">{m.catalogue_apply({}, lang)}</button>
            </div>
          </details>
        )}
        <div role="group" aria-label={m.catalogue_view({}, lang)} className="views flex gap-1">
          {LIST_VIEWS.map((view) => (
            <Link
              key={view}
              to={to({ view })}
              preventScrollReset
              replace
              aria-current={view === state.view ? "true" : undefined}
              aria-label={
                view === "grid" ? m.catalogue_view_grid({}, lang) : m.catalogue_view_list({}, lang)
              }
              className="btn-icon"
            >
              <span className={VIEW_ICONS[view]} aria-hidden="true" />
            </Link>
          ))}
        </div>
      </Form>
      <div className="flex flex-wrap items-center gap-2">
        <div className="chips">
          {!isSortInFilter && (
            <SortSelect
              formId={formId}
              value={state.sort}
              values={choices.sorts}
              names={sortNames}
            />
          )}
          <nav aria-label={m.catalogue_category({}, lang)}>
            {choices.categories.map((category) => (
              <Link
                key={category}
                to={to({ category })}
                preventScrollReset
                aria-current={category === state.category ? "true" : undefined}
                className="chip"
              >
                {categoryNames[category]}
              </Link>
            ))}
          </nav>
          {state.facets?.lang && (
            <LanguageFilter
              formId={formId}
              facets={state.facets}
              to={(language) => to({ facets: { ...state.facets, lang: language } })}
            />
          )}
        </div>
        <p
          role="status"
          className={`ml-auto text-sm text-ink-soft tabular ${isFiltered(state, choices) ? "" : "max-sm:sr-only"}`}
        >
          {m.catalogue_matches({ count: total, shown: formatTotal(total) }, lang)}
        </p>
      </div>
    </div>
  );
}
