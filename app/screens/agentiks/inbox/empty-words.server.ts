import type { InboxTab } from "#domain/agentiks/chats/inbox.ts";
import * as m from "#app/messages/messages.js";
import { localText } from "#app/presenters/local-text.server.ts";
import type { LocalText } from "#app/ui/text/local-text.ts";
import type { InboxView } from "./inbox-view.server.ts";

interface Words {
  title: LocalText;
  text: LocalText;
}

type Message = Parameters<typeof localText>[0];
const words = (title: Message, text: Message): Words => ({
  title: localText(title),
  text: localText(text),
});

const WORDS: Record<InboxTab, Words> = {
  needs: words(m.inbox_needs_none_title, m.inbox_needs_none_text),
  waiting: words(m.inbox_waiting_none_title, m.inbox_waiting_none_text),
  open: words(m.inbox_none_title, m.inbox_none_text),
  orders: words(m.inbox_orders_none_title, m.inbox_orders_none_text),
  unanswered: words(m.inbox_unanswered_none_title, m.inbox_unanswered_none_text),
  done: words(m.inbox_done_none_title, m.inbox_done_none_text),
};
const NOT_FOUND = words(m.inbox_found_none_title, m.inbox_found_none_text);
const NO_DONE_ORDERS = words(m.inbox_orders_none_title, m.inbox_orders_done_none);

/** Whether a view of the inbox is narrowed by more than its tab. */
const isFiltered = ({ agentik, label, q, after }: InboxView): boolean =>
  agentik !== "" || label !== "" || q !== "" || after !== undefined;

/**
 * Texts of an empty part of the inbox; its script need not carry them.
 *
 * @param isNew whether every tab is empty
 */
export function emptyWords(view: InboxView, isNew: boolean): Words {
  if (isFiltered(view)) return NOT_FOUND;
  if (view.isDone && view.tab === "orders") return NO_DONE_ORDERS;
  return WORDS[isNew && !view.isDone ? "open" : view.tab];
}
