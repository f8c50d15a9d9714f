import { Form } from "@remix-run/react";
import { withThousands } from "#domain/format/thousands.ts";
import { PAGE_SIZE, type ItemPage } from "#domain/lists/list-state.ts";
import { PERK_MENU, perkQuery, type PerkState } from "#domain/shop/perk-list.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { SearchForm } from "#app/ui/lists/search-form.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { MENU_NAMES } from "./menu-names.ts";
import { PerkCard } from "./perk-card.tsx";
import type { PerkItem } from "./perk-cards.server.ts";
import { TopList } from "./top-list.tsx";

/** The perks of the store page. */
export interface StoreData {
  featured: PerkItem[];
  topFree: PerkItem[];
  topPremium: PerkItem[];
  /** Results of the menu or the search; undefined without a filter. */
  results?: ItemPage<PerkItem>;
}

/** The perk store: menu, search, results, and the featured and top lists, which no filter changes. */
export function Store({
  state,
  data: { featured, topFree, topPremium, results },
}: {
  state: PerkState;
  data: StoreData;
}) {
  const lang = useLang();
  const here = `${paths.perks}${perkQuery(state)}`;
  return (
    <>
      <ScreenHeading title={m.perks_title({}, lang)} text={m.perks_subtitle({}, lang)}>
        <Form method="post" action={here} preventScrollReset className="flex flex-wrap gap-2">
          <button name="intent" value="cancel" className="btn">
            {m.perks_cancel({}, lang)}
          </button>
          <button name="intent" value="add-money" className="btn-primary">
            {m.perks_add_money({}, lang)}
          </button>
        </Form>
      </ScreenHeading>
      <div className="lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] gap-6 items-start">
        <Menu state={state} />
        <div>
          <SearchForm
            action={paths.perks}
            q={state.q}
            placeholder={m.perks_search({}, lang)}
            kept={state.menu === PERK_MENU[0] ? {} : { menu: state.menu }}
          />
          {results && <Results state={state} results={results} action={here} />}
          <section id="featured">
            <h2 className="py-3 text-xl font-800">{m.perks_featured({}, lang)}</h2>
            <ul className="flex sm:grid sm:grid-cols-2 xl:grid-cols-3 gap-4 overflow-x-auto">
              {featured.map((perk, index) => (
                <PerkCard
                  key={perk.id}
                  perk={perk}
                  isFirst={index === 0}
                  action={`${here}#featured`}
                  className="max-sm:w-72 max-sm:shrink-0"
                />
              ))}
            </ul>
          </section>
          <div className="gap-x-6 xl:grid xl:grid-cols-2">
            <TopList
              id="free"
              title={m.perks_top_free({}, lang)}
              perks={topFree}
              action={`${here}#free`}
            />
            <TopList
              id="premium"
              title={m.perks_top_premium({}, lang)}
              perks={topPremium}
              action={`${here}#premium`}
            />
          </div>
        </div>
      </div>
    </>
  );
}

/** The menu: a column beside the lists, on a phone a row that scrolls sideways. */
function Menu({ state }: { state: PerkState }) {
  const lang = useLang();
  return (
    <nav
      aria-label={m.perks_menu({}, lang)}
      className="flex lg:flex-col gap-1 overflow-x-auto mb-2 lg:sticky lg:top-20"
    >
      {PERK_MENU.map((menu) => (
        <Link
          key={menu}
          to={`${paths.perks}${perkQuery({ menu, q: state.q })}`}
          preventScrollReset
          aria-current={menu === state.menu ? "page" : undefined}
          className="nav-link"
        >
          {MENU_NAMES[menu]({}, lang)}
        </Link>
      ))}
    </nav>
  );
}

function Results({
  state,
  results: { items, total },
  action,
}: {
  state: PerkState;
  results: ItemPage<PerkItem>;
  action: string;
}) {
  const lang = useLang();
  const clear = (
    <Link to={paths.perks} preventScrollReset className="btn">
      {m.catalogue_clear({}, lang)}
    </Link>
  );
  return (
    <section id="results" className="pb-4">
      <div className="flex flex-wrap items-center gap-3 py-3">
        <h2 className="text-xl font-800">{m.perks_results({}, lang)}</h2>
        <p role="status" className="flex-1 text-sm text-ink-soft tabular">
          {m.catalogue_matches({ count: total, shown: withThousands(total) }, lang)}
        </p>
        {items.length > 0 && clear}
      </div>
      {items.length === 0 && (
        <EmptyState
          icon="i-lucide-search"
          title={m.catalogue_empty_title({}, lang)}
          text={m.catalogue_empty({}, lang)}
        >
          {clear}
        </EmptyState>
      )}
      <ul className="item-grid">
        {items.map((perk) => (
          <PerkCard key={perk.id} perk={perk} action={`${action}#results`} />
        ))}
      </ul>
      <nav className="flex gap-3 justify-center">
        {state.page > 1 && (
          <Link
            to={`${paths.perks}${perkQuery({ ...state, page: state.page - 1 })}`}
            rel="prev"
            className="btn"
          >
            {m.catalogue_previous({}, lang)}
          </Link>
        )}
        {state.page * PAGE_SIZE < total && (
          <Link
            to={`${paths.perks}${perkQuery({ ...state, page: state.page + 1 })}`}
            rel="next"
            className="btn"
          >
            {m.catalogue_next({}, lang)}
          </Link>
        )}
      </nav>
    </section>
  );
}
