import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { NO_STATS } from "#domain/items/items.ts";
import { isFiltered, listQuery, parseListState } from "#domain/lists/list-state.ts";
import {
  CURRENCY_FILTERS,
  formatAmount,
  MOVEMENT_LIST,
  type CurrencyFilter,
  type MovementListState,
} from "#domain/money/movements.ts";
import { isSandboxOn } from "#adapters/payments/provider.server.ts";
import { NOBODY_ID } from "#domain/people/people.ts";
import * as m from "#app/messages/messages.js";
import { paths, serverPaths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang, useMode } from "#app/preferences/preferences-context.tsx";
import { findViewer } from "#app/session/viewer.server.ts";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { findBalances, listMovements } from "#db/queries/money/ledger.ts";
import { findPersonStats } from "#db/queries/people/people.ts";
import { Warning } from "#app/screens/money/warning.tsx";
import { Balances } from "./balances.tsx";
import { Movements } from "./movements.tsx";
import { byMonth } from "./shown-movements.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const state: MovementListState = parseListState(new URL(request.url).searchParams, MOVEMENT_LIST);
  const { personId } = await findViewer(request);
  const [stats, balances, { movements, hasMore }] = await Promise.all([
    // As on the home, so that both show the same figure.
    findPersonStats(db, personId),
    findBalances(db, personId),
    listMovements(db, personId, state),
  ]);
  if (!stats && personId !== NOBODY_ID)
    throw new Error(`no person ${personId}: is the database seeded?`);
  return {
    csv: serverPaths.earningsCsv,
    state,
    balances: {
      earned: formatAmount((stats ?? NO_STATS).creditsEarned, "credits"),
      MXN: formatAmount(balances.MXN, "MXN"),
      USD: formatAmount(balances.USD, "USD"),
    },
    months: byMonth(movements),
    hasMore,
    isSandboxOn,
  };
}

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.earnings_title),
  { name: "robots", content: "noindex" },
];

const to = (state: MovementListState, changed: Partial<MovementListState>) =>
  `${paths.earnings}${listQuery(state, MOVEMENT_LIST, changed)}`;

/** Earnings: balances, and the ledger movements by month, filtered by currency. */
export default function Earnings() {
  const lang = useLang();
  const isEasy = useMode().mode === "easy";
  const { csv, state, balances, months, hasMore, isSandboxOn } = useLoaderData<typeof loader>();
  return (
    <div className={`max-w-180 mx-auto ${isEasy ? "text-lg" : ""}`}>
      <ScreenHeading title={m.earnings_title({}, lang)} text={m.earnings_subtitle({}, lang)}>
        <Link to={paths.payouts} className="btn">
          {m.earnings_payouts({}, lang)}
        </Link>
        <Link to={paths.wallet} className="btn-primary">
          {m.earnings_add_money({}, lang)}
        </Link>
      </ScreenHeading>
      {isSandboxOn && (
        <div className="pb-4">
          <Warning text={m.money_sandbox({}, lang)} />
        </div>
      )}
      <Balances balances={balances} />
      <div className="flex flex-wrap items-center gap-3 mt-8 mb-2">
        <h2 className="text-xl font-800">{m.earnings_movements({}, lang)}</h2>
        <CurrencyFilters state={state} />
        <Link to={csv} reloadDocument className="ml-auto text-accent font-600">
          {m.earnings_csv({}, lang)}
        </Link>
      </div>
      {months.length === 0 ? <NoMovements state={state} /> : <Movements months={months} />}
      <Pages state={state} hasMore={hasMore} />
    </div>
  );
}

function Pages({ state, hasMore }: { state: MovementListState; hasMore: boolean }) {
  const lang = useLang();
  const isFirst = state.page === 1;
  if (isFirst && !hasMore) return null;
  return (
    <nav aria-label={m.earnings_pages({}, lang)} className="flex flex-wrap gap-3 py-2">
      {!isFirst && (
        <Link to={to(state, { page: state.page - 1 })} rel="prev" className="btn">
          {m.earnings_newer({}, lang)}
        </Link>
      )}
      {hasMore && (
        <Link to={to(state, { page: state.page + 1 })} rel="next" className="btn">
          {m.earnings_older({}, lang)}
        </Link>
      )}
    </nav>
  );
}

function CurrencyFilters({ state }: { state: MovementListState }) {
  const lang = useLang();
  const names: Record<CurrencyFilter, string> = {
    all: m.earnings_all({}, lang),
    MXN: "MXN",
    USD: "USD",
    credits: m.earnings_filter_credits({}, lang),
  };
  return (
    <nav
      aria-label={m.earnings_currency({}, lang)}
      className="flex gap-2 max-w-full overflow-x-auto"
    >
      {CURRENCY_FILTERS.map((currency) => (
        <Link
          key={currency}
          to={to(state, { facets: { currency } })}
          preventScrollReset
          aria-current={currency === state.facets?.currency ? "true" : undefined}
          className="chip"
        >
          {names[currency]}
        </Link>
      ))}
    </nav>
  );
}

/** Empty state: no movements at all, or none in this currency or on this page. */
function NoMovements({ state }: { state: MovementListState }) {
  const lang = useLang();
  if (state.page > 1 || isFiltered(state, MOVEMENT_LIST)) {
    return (
      <EmptyState
        icon="i-lucide-search-x"
        title={m.earnings_none_here_title({}, lang)}
        text={m.earnings_none_here({}, lang)}
      >
        <Link to={paths.earnings} className="btn mt-2">
          {m.earnings_show_all({}, lang)}
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="i-lucide-coins"
      title={m.earnings_none_title({}, lang)}
      text={m.earnings_none({}, lang)}
    >
      <Link to={paths.challenges} className="btn mt-2">
        {m.earnings_none_step({}, lang)}
      </Link>
    </EmptyState>
  );
}
