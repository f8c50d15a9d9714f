import { showPesos } from "#domain/agentiks/chats/request-bill.ts";
import {
  ORDER_DAYS,
  type OrderDays,
  type OrdersOfDays,
} from "#domain/agentiks/chats/request-stage.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { paths } from "#domain/addresses/paths.ts";
import * as m from "#app/messages/messages.js";
import { inBoth, localText } from "#app/presenters/local-text.server.ts";

/** What the address chooses of the orders: those done or to do, and the days that are summed up. */
interface Chosen {
  isDone: boolean;
  days: OrderDays;
}

/** What was sold in the chosen days, in words, and the links to other days. */
export const toShownSold = (
  { best, ...figures }: OrdersOfDays,
  { isDone, days: chosen }: Chosen,
) => ({
  text: inBoth((lang) => soldText(figures, lang)),
  best,
  bestTitle: localText(m.inbox_sold_best),
  label: localText(m.inbox_sold_label),
  choices: ORDER_DAYS.map((days) => ({
    text:
      days === 1
        ? localText(m.inbox_sold_today)
        : inBoth((lang) => m.inbox_sold_days({ days }, lang)),
    to: ordersAddress({ isDone, days }),
    isChosen: days === chosen,
  })),
});

function soldText(
  { count, priced, cents }: Omit<OrdersOfDays, "best">,
  lang: { locale: Locale },
): string {
  const sum = showPesos(cents);
  if (count === 0) return m.inbox_sold_none({}, lang);
  if (priced === 0) return m.inbox_sold({ count }, lang);
  return priced === count
    ? m.inbox_sold_sum({ count, sum }, lang)
    : m.inbox_sold_some({ count, sum, priced }, lang);
}

/** The choice as parameters of an address. */
export const chosenOrders = ({ isDone, days }: Chosen): Record<string, string> => ({
  ...(isDone && { show: "done" }),
  ...(days > 1 && { days: String(days) }),
});

const ordersAddress = (chosen: Chosen): string =>
  `${paths.inbox}?${new URLSearchParams({ tab: "orders", ...chosenOrders(chosen) }).toString()}`;

/** Links to the orders to do and to those that are done. */
export const orderParts = ({ days }: Chosen) =>
  [false, true].map((isDone) => ({ isDone, to: ordersAddress({ isDone, days }) }));
