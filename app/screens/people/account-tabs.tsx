import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";

const TABS = [
  { to: paths.account, name: m.profile_tab_profile },
  { to: paths.accountBusiness, name: m.profile_tab_business },
];

/** Links between the pages of the account. */
export function AccountTabs({ current }: { current: string }) {
  const lang = useLang();
  return (
    <nav aria-label={m.profile_tabs({}, lang)} className="card flex gap-1 p-1 mb-5">
      {TABS.map(({ to, name }) => (
        <Link
          key={to}
          to={to}
          aria-current={to === current ? "page" : undefined}
          className="nav-link flex-1 justify-center"
        >
          {name({}, lang)}
        </Link>
      ))}
    </nav>
  );
}
