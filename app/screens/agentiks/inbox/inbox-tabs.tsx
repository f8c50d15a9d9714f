import { countShown, type InboxTab } from "#domain/agentiks/chats/inbox.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";

const NAMES = {
  needs: m.inbox_needs,
  waiting: m.inbox_waiting,
  open: m.inbox_open,
  orders: m.inbox_orders,
  unanswered: m.inbox_unanswered,
  done: m.inbox_done,
} as const satisfies Record<InboxTab, unknown>;

/** The address of a part of the inbox. */
export const tabAddress = (tab: InboxTab): string =>
  tab === "needs" ? paths.inbox : `${paths.inbox}?tab=${tab}`;

/** The parts of the inbox as links, each with how much is in it. */
export function InboxTabs({
  tabs,
  current,
  approvals,
}: {
  tabs: readonly { tab: InboxTab; count: number }[];
  current: InboxTab;
  /** Calls of agentiks that wait for the person; they have a page of their own. */
  approvals: number;
}) {
  const lang = useLang();
  const toApprovals = (
    <Link
      to={paths.approvals}
      className="nav-link shrink-0 lg:grow px-2 justify-center gap-2 whitespace-nowrap"
    >
      {m.inbox_approvals({}, lang)}
      {approvals > 0 && <span className="nav-badge">{countShown(approvals)}</span>}
    </Link>
  );
  return (
    <nav
      aria-label={m.inbox_tabs({}, lang)}
      // Hidden until all are parsed: each one changes the widths of the others.
      className="[&:not(:has(+*))]:invisible card flex gap-1 p-1 overflow-x-auto [&>[aria-current]]:[scroll-initial-target:nearest]"
    >
      {/* First where one waits: on a phone the row's end is out of sight. */}
      {approvals > 0 && toApprovals}
      {tabs.map(({ tab, count }) => (
        <Link
          key={tab}
          to={tabAddress(tab)}
          aria-current={tab === current ? "page" : undefined}
          className="nav-link shrink-0 lg:grow px-2 justify-center gap-2 whitespace-nowrap"
        >
          {NAMES[tab]({}, lang)}
          {count > 0 && (
            <span
              className={
                tab === "needs"
                  ? "px-2 rounded-full bg-danger text-ground text-sm font-700 tabular"
                  : "nav-badge"
              }
            >
              {countShown(count)}
            </span>
          )}
        </Link>
      ))}
      {approvals === 0 && toApprovals}
    </nav>
  );
}
