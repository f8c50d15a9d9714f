import { readInboxTab, type InboxTab } from "#domain/agentiks/chats/inbox.ts";
import { readOrderDays, type OrderDays } from "#domain/agentiks/chats/request-stage.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { readTimeCursor } from "#domain/lists/time-cursor.ts";
import { searchedText } from "#domain/search/search-request.ts";
import type { InboxCursor } from "#db/queries/agentiks/chats/list-chats.ts";

/** The inbox's tab and filters, from the address. */
export interface InboxView {
  tab: InboxTab;
  /** Id of an agentik, a label and words that the customer has written; empty for all. */
  agentik: string;
  label: string;
  q: string;
  /** Orders that are done instead of those to do. */
  isDone: boolean;
  /** Days of the orders that are summed up. */
  days: OrderDays;
  after: InboxCursor | undefined;
}

const LABEL_MAX = 60;

export function readInboxView({ searchParams }: URL): InboxView {
  return {
    tab: readInboxTab(searchParams.get("tab")),
    agentik: parseItemId(searchParams.get("agentik") ?? undefined) ?? "",
    label: searchedText(searchParams.get("label") ?? "").slice(0, LABEL_MAX),
    q: searchedText(searchParams.get("q") ?? ""),
    isDone: searchParams.get("show") === "done",
    days: readOrderDays(searchParams.get("days")),
    after: readTimeCursor(searchParams.get("after")),
  };
}
