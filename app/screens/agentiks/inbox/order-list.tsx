import type { ComponentProps } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { customerName } from "#app/ui/conversation/customer-name.ts";
import { RequestCard } from "#app/ui/conversation/request-card.tsx";
import type { InboxData } from "./load-inbox.server.ts";

/** Orders and other forms that customers have sent: those to do, or those that are done. */
export function OrderList({
  orders,
  sold,
  parts,
  team,
  isDone,
  formKey,
  answer,
}: Pick<InboxData, "orders" | "sold" | "parts" | "team"> & {
  isDone: boolean;
  formKey: string;
  answer: ComponentProps<typeof RequestCard>["answer"];
}) {
  const lang = useLang();
  return (
    <>
      {sold && <Sold sold={sold} />}
      {team && (
        <p className="text-sm text-ink-soft">
          {team.text[lang.locale]}{" "}
          <Link to={team.to} className="inline-block py-2 underline">
            {team.invite[lang.locale]}
          </Link>
        </p>
      )}
      <nav aria-label={m.inbox_orders_show({}, lang)} className="flex gap-2">
        {parts.map((part) => (
          <Link
            key={part.to}
            to={part.to}
            aria-current={part.isDone === isDone ? "page" : undefined}
            className="nav-link"
          >
            {part.isDone ? m.inbox_orders_done({}, lang) : m.inbox_orders_open({}, lang)}
          </Link>
        ))}
      </nav>
      {orders.length > 0 && (
        <ul className="grid gap-3 lg:grid-cols-2 items-start">
          {orders.map((order) => (
            <li key={order.id} className="min-w-0">
              <RequestCard
                request={order}
                formKey={formKey}
                answer={answer}
                from={{
                  line: m.inbox_request_from({ name: customerName(order, lang) }, lang),
                  see: m.inbox_request_see({}, lang),
                  agentik: order.agentik,
                }}
                canWrite
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What customers ordered in the chosen days: how much, what it came to, and what most. */
function Sold({ sold }: { sold: NonNullable<InboxData["sold"]> }) {
  const { locale } = useLang();
  const { text, best, bestTitle, label, choices } = sold;
  return (
    <section aria-label={label[locale]} className="card p-3 flex flex-col gap-2">
      <nav aria-label={label[locale]} className="flex gap-2">
        {choices.map((choice) => (
          <Link
            key={choice.to}
            to={choice.to}
            aria-current={choice.isChosen ? "page" : undefined}
            className="nav-link"
          >
            {choice.text[locale]}
          </Link>
        ))}
      </nav>
      <p className="text-lg font-700 tabular">{text[locale]}</p>
      {best.length > 0 && (
        <div>
          <h2 className="text-sm text-ink-soft">{bestTitle[locale]}</h2>
          <ol className="max-w-sm">
            {best.map(({ name, count }) => (
              <li key={name} className="flex gap-3 justify-between">
                <span className="min-w-0 break-words">{name}</span>
                <span className="tabular">{count}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
