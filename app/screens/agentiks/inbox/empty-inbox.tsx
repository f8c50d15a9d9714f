import type { InboxTab } from "#domain/agentiks/chats/inbox.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import type { InboxData } from "./load-inbox.server.ts";
import { tabAddress } from "./inbox-tabs.tsx";

const WORDS = {
  needs: [m.inbox_needs_none_title, m.inbox_needs_none_text],
  waiting: [m.inbox_waiting_none_title, m.inbox_waiting_none_text],
  open: [m.inbox_none_title, m.inbox_none_text],
  orders: [m.inbox_orders_none_title, m.inbox_orders_none_text],
  unanswered: [m.inbox_unanswered_none_title, m.inbox_unanswered_none_text],
  done: [m.inbox_done_none_title, m.inbox_done_none_text],
} as const satisfies Record<InboxTab, unknown>;

/** A part of the inbox without rows: what it is for, and the first step. */
export function EmptyInbox({ view, tabs }: Pick<InboxData, "view" | "tabs">) {
  const lang = useLang();
  const { tab, agentik, label, q, isDone, after } = view;
  if (agentik || label || q || after)
    return (
      <EmptyState
        icon="i-lucide-search-x"
        title={m.inbox_found_none_title({}, lang)}
        text={m.inbox_found_none_text({}, lang)}
      >
        <Link to={tabAddress(tab)} className="btn">
          {m.inbox_filter_clear({}, lang)}
        </Link>
      </EmptyState>
    );
  const isNew = tabs.every(({ count }) => count === 0);
  const shown = isNew && !isDone ? "open" : tab;
  const [title, text] = WORDS[shown];
  const says = tab === "orders" && isDone ? m.inbox_orders_done_none : text;
  return (
    <EmptyState icon="i-lucide-inbox" title={title({}, lang)} text={says({}, lang)}>
      {isNew ? (
        <>
          <Link to={`${paths.agentiks}?show=mine`} className="btn-primary mt-2">
            {m.inbox_none_step({}, lang)}
          </Link>
          <Link to={`${paths.create}?tipo=agentik`} className="underline">
            {m.inbox_none_new({}, lang)}
          </Link>
        </>
      ) : (
        (tab === "needs" || tab === "waiting") && (
          <Link to={tabAddress("open")} className="btn mt-2">
            {m.inbox_waiting_none_step({}, lang)}
          </Link>
        )
      )}
    </EmptyState>
  );
}
