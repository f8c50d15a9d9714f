import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { customerName } from "#app/ui/conversation/customer-name.ts";
import { RequestCard } from "#app/ui/conversation/request-card.tsx";
import type { InboxData } from "./load-inbox.server.ts";
import { tabAddress } from "./inbox-tabs.tsx";

/** Orders and other forms that customers have sent: those to do, or those that are done. */
export function OrderList({
  orders,
  today,
  team,
  isDone,
  formKey,
}: Pick<InboxData, "orders" | "today" | "team"> & { isDone: boolean; formKey: string }) {
  const lang = useLang();
  const to = tabAddress("orders");
  const { count, priced, sum } = today;
  return (
    <>
      {count > 0 && (
        <p className="font-600 tabular">
          {sum === null
            ? m.inbox_today({ count }, lang)
            : priced === count
              ? m.inbox_today_sum({ count, sum }, lang)
              : m.inbox_today_some({ count, sum, priced }, lang)}
        </p>
      )}
      {team && (
        <p className="text-sm text-ink-soft">
          {team.text[lang.locale]}{" "}
          <Link to={team.to} className="inline-block py-2 underline">
            {team.invite[lang.locale]}
          </Link>
        </p>
      )}
      <nav aria-label={m.inbox_orders_show({}, lang)} className="flex gap-2">
        <Link to={to} aria-current={isDone ? undefined : "page"} className="nav-link">
          {m.inbox_orders_open({}, lang)}
        </Link>
        <Link
          to={`${to}&show=done`}
          aria-current={isDone ? "page" : undefined}
          className="nav-link"
        >
          {m.inbox_orders_done({}, lang)}
        </Link>
      </nav>
      {orders.length > 0 && (
        <ul className="grid gap-3 lg:grid-cols-2 items-start">
          {orders.map((order) => (
            <li key={order.id} className="min-w-0">
              <RequestCard
                request={order}
                formKey={formKey}
                from={{ customer: customerName(order, lang), agentik: order.agentik }}
                canWrite
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
