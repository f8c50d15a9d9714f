import type { ReactNode } from "react";
import { OPERATOR_PAYMENTS_PATH } from "#domain/addresses/payment-paths.ts";
import { OPERATOR_KITS_PATH } from "#domain/addresses/operator-kits-path.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { ConfirmFirst } from "#app/ui/confirm/confirm-first.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { MustConfirm } from "./decision-form.tsx";

const TABS = [
  { to: paths.operator, name: m.operator_reports },
  { to: paths.operatorTakedowns, name: m.operator_takedowns },
  { to: paths.operatorPayouts, name: m.operator_payouts },
  { to: OPERATOR_PAYMENTS_PATH, name: m.providers_tab },
  { to: paths.operatorReleases, name: m.operator_releases },
  { to: OPERATOR_KITS_PATH, name: m.operator_kits },
  { to: paths.operatorPeople, name: m.operator_people },
];

/** The heading of an operator's page, with links to the others. */
export function OperatorFrame({
  current,
  confirm,
  children,
}: {
  current: string;
  /** Address of the page that confirms the operator's identity; empty while it is confirmed. */
  confirm: string;
  children: ReactNode;
}) {
  const lang = useLang();
  return (
    <div className="max-w-180 mx-auto flex flex-col gap-4">
      <ScreenHeading title={m.operator_title({}, lang)} text={m.operator_text({}, lang)} />
      <nav aria-label={m.operator_title({}, lang)} className="card flex flex-wrap gap-1 p-1">
        {TABS.map(({ to, name }) => (
          <Link
            key={to}
            to={to}
            aria-current={to === current ? "page" : undefined}
            className="nav-link"
          >
            {name({}, lang)}
          </Link>
        ))}
      </nav>
      {confirm && <ConfirmFirst to={confirm} />}
      <MustConfirm.Provider value={confirm !== ""}>{children}</MustConfirm.Provider>
    </div>
  );
}

/**
 * Links to the previous and the next page of an operator's list.
 *
 * @param kept the address's other parameters, such as `list=published&`
 */
export function OperatorPages({
  page,
  hasNext,
  kept = "",
}: {
  page: number;
  hasNext: boolean;
  kept?: string;
}) {
  const lang = useLang();
  if (page === 1 && !hasNext) return null;
  return (
    <nav aria-label={m.operator_pages({}, lang)} className="flex gap-3">
      {page > 1 && (
        <Link to={`?${kept}page=${page - 1}`} className="btn">
          {m.operator_previous({}, lang)}
        </Link>
      )}
      {hasNext && (
        <Link to={`?${kept}page=${page + 1}`} className="btn">
          {m.operator_next({}, lang)}
        </Link>
      )}
    </nav>
  );
}
