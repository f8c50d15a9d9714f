import { INBOX_PER_PAGE, INBOX_TABS, type ChatTab } from "#domain/agentiks/chats/inbox.ts";
import { showPesos } from "#domain/agentiks/chats/request-bill.ts";
import type { Zone } from "#domain/format/zones.ts";
import { writeTimeCursor } from "#domain/lists/time-cursor.ts";
import { db } from "#db/connection/live-database.ts";
import { countInbox } from "#db/queries/agentiks/chats/count-inbox.ts";
import {
  listChats,
  type InboxCursor,
  type ListedChat,
} from "#db/queries/agentiks/chats/list-chats.ts";
import {
  listInboxAgentiks,
  type InboxAgentik,
} from "#db/queries/agentiks/chats/list-inbox-agentiks.ts";
import { listNeeds, type ListedNeed } from "#db/queries/agentiks/chats/list-needs.ts";
import { listRequests, type ListedRequest } from "#db/queries/agentiks/chats/list-requests.ts";
import { listInboxUnanswered } from "#db/queries/agentiks/chats/list-unanswered.ts";
import { countWaitingCalls } from "#db/queries/agentiks/tools/list-calls.ts";
import { paths } from "#domain/addresses/paths.ts";
import * as m from "#app/messages/messages.js";
import { inBoth, localText } from "#app/presenters/local-text.server.ts";
import { byChannelText } from "#app/presenters/channel-words.server.ts";
import { localMessageTime } from "#app/presenters/local-date.server.ts";
import { stageText } from "#app/presenters/request-steps.server.ts";
import { toShownRequest } from "#app/presenters/shown-request.server.ts";
import { emptyWords } from "./empty-words.server.ts";
import type { InboxView } from "./inbox-view.server.ts";
import { chosenOrders, orderParts, toShownSold } from "./shown-sold.server.ts";
import type { Viewer } from "#app/session/viewer.server.ts";
import { plainText } from "#app/presenters/markdown/plain-text.server.ts";
import { readMarkdown } from "#app/presenters/markdown/read-markdown.server.ts";

/** Data of one tab of the inbox, by the clock of the viewer's business: counts, the filter's choices, and the rows of one page. */
export async function loadInbox(
  { personId, zone }: Pick<Viewer, "personId" | "zone">,
  view: InboxView,
) {
  const now = new Date();
  const clock = { now, zone };
  const [{ counts, sold, stoppedSince }, approvals, agentiks, rows] = await Promise.all([
    countInbox(db, { personId, zone, days: view.days }, now),
    countWaitingCalls(db, personId, now),
    listInboxAgentiks(db, personId),
    loadRows(personId, view),
  ]);
  const last =
    view.tab !== "needs" && rows.length > INBOX_PER_PAGE
      ? cursorOf(rows[INBOX_PER_PAGE - 1]!)
      : undefined;
  const shown = rows.slice(0, INBOX_PER_PAGE);
  const tabs = INBOX_TABS.map((tab) => ({
    tab,
    count:
      tab === "needs" ? counts.waiting + counts.orders + counts.apart + approvals : counts[tab],
  }));
  const isEmpty = shown.length === 0 && (view.tab !== "needs" || approvals === 0);
  return {
    now: now.getTime(),
    view: { ...view, after: view.after !== undefined },
    approvals,
    /** Since when all agentiks are stopped; null while they work, and for a person without one. */
    stoppedSince: agentiks.length > 0 ? stoppedSince : null,
    tabs,
    /** Text in the place of rows; null where there are some. */
    empty: isEmpty
      ? emptyWords(
          view,
          tabs.every(({ count }) => count === 0),
        )
      : null,
    /** What was sold; null on other tabs, and without an agentik that could sell. */
    sold: view.tab === "orders" && agentiks.length > 0 ? toShownSold(sold, view) : null,
    parts: view.tab === "orders" ? orderParts(view) : [],
    team: view.tab === "orders" ? teamOf(agentiks) : null,
    needs: shown.flatMap((row) => ("need" in row ? [toShownNeed(row.need, clock)] : [])),
    hasMoreNeeds: view.tab === "needs" && rows.length > INBOX_PER_PAGE,
    agentiks: agentiks.map(({ id, name }) => ({ id, name })),
    labels: [...new Set([...agentiks.flatMap(({ labels }) => labels), view.label])]
      .filter((label) => label !== "")
      .sort(),
    spaceIds: [...new Set(agentiks.map(({ spaceId }) => spaceId))],
    next: last ? nextPage(view, last) : null,
    chats: shown.flatMap((row) => ("chat" in row ? [toShownChat(row.chat, clock)] : [])),
    orders: shown.flatMap((row) => ("order" in row ? [toShownOrder(row.order, clock)] : [])),
    questions: shown.flatMap((row) => ("asked" in row ? [toShownQuestion(row.asked, clock)] : [])),
  };
}

export type InboxData = Awaited<ReturnType<typeof loadInbox>>;

/** Link that invites the team for orders; null for a viewer who may not invite to any workplace. */
function teamOf(agentiks: readonly InboxAgentik[]) {
  const place = agentiks.find(
    ({ isClosed, forms, role }) =>
      !isClosed && forms.length > 0 && (role === "owner" || role === "admin"),
  );
  if (!place) return null;
  const { space } = place;
  return {
    text: inBoth((lang) => m.inbox_team({ space }, lang)),
    invite: localText(m.inbox_team_invite),
    to: paths.spacePart(place.spaceId, "members"),
  };
}

/** When and where a page is seen. */
interface Clock {
  now: Date;
  zone: Zone;
}

type Question = Awaited<ReturnType<typeof listInboxUnanswered>>[number];
type Row =
  | { need: ListedNeed }
  | { chat: ListedChat; tab: ChatTab }
  | { order: ListedRequest }
  | { asked: Question };

/** One row more than the page shows, to know whether there is a next page. */
async function loadRows(personId: string, view: InboxView): Promise<Row[]> {
  const { tab, agentik, label, q, isDone, after } = view;
  const page = { after, limit: INBOX_PER_PAGE + 1 };
  switch (tab) {
    case "needs":
      return (await listNeeds(db, personId, page.limit)).map((need) => ({ need }));
    case "orders":
      return (await listRequests(db, personId, { isDone, ...page })).map((order) => ({ order }));
    case "unanswered":
      return (await listInboxUnanswered(db, personId, page)).map((asked) => ({ asked }));
    default: {
      const filter = { agentikId: agentik || undefined, label: label || undefined, typed: q };
      const chats = await listChats(db, personId, { tab, ...filter, ...page });
      return chats.map((chat) => ({ chat, tab }));
    }
  }
}

function cursorOf(row: Row): InboxCursor {
  if ("need" in row) return { at: row.need.at, id: row.need.threadId };
  if ("order" in row) return { at: row.order.sentAt!, id: row.order.id };
  if ("asked" in row) return { at: row.asked.createdAt, id: row.asked.id };
  const { threadId, waitingSince, doneAt, lastMessageAt } = row.chat;
  const at = { waiting: waitingSince!, done: doneAt!, open: lastMessageAt }[row.tab];
  return { at, id: threadId };
}

function nextPage({ tab, agentik, label, q, ...chosen }: InboxView, cursor: InboxCursor): string {
  const kept = Object.entries({ agentik, label, q }).filter(([, value]) => value !== "");
  const search = new URLSearchParams([
    ["tab", tab],
    ...kept,
    ...Object.entries(chosenOrders(chosen)),
    ["after", writeTimeCursor(cursor)],
  ]);
  return `${paths.inbox}?${search.toString()}`;
}

function toShownChat(chat: ListedChat, { now, zone }: Clock) {
  const { lastText, lastState, lastFromCustomer, lastFromAgentik, ...shown } = chat;
  const { waitingSince, doneAt, lastMessageAt, channel, ...rest } = shown;
  return {
    ...rest,
    by: byChannelText(channel),
    isDone: doneAt !== null,
    waitingSince: waitingSince?.getTime() ?? null,
    at: localMessageTime(lastMessageAt, now, zone),
    lastIsWriting: lastState === "writing",
    // An agentik writes Markdown.
    lastText: lastFromAgentik ? plainText(readMarkdown(lastText)) : lastText,
    lastBy: lastFromCustomer ? ("customer" as const) : lastFromAgentik ? "agentik" : "person",
  };
}

export type ShownChat = ReturnType<typeof toShownChat>;

/** A row of what needs a person: it leads to where they can do it. */
function toShownNeed(
  { at, totalCents, contactId, kind, request, ...need }: ListedNeed,
  { now, zone }: Clock,
) {
  return {
    ...need,
    kind,
    contactId: contactId ?? "",
    /** How far an order or a booking is, in words; a new one is named by its form alone. */
    stage:
      request === null || request.stage === "new" ? null : stageText(request.stage, request.kind),
    total: totalCents === null ? null : showPesos(totalCents),
    to:
      kind === "question"
        ? `${paths.inbox}?tab=unanswered`
        : `${paths.inboxChat(need.threadId)}${kind === "order" ? "#requests" : ""}`,
    since: at.getTime(),
    at: localMessageTime(at, now, zone),
  };
}

export type ShownNeed = ReturnType<typeof toShownNeed>;

const toShownOrder = (order: ListedRequest, { now, zone }: Clock) => ({
  ...toShownRequest({ ...order, state: "sent" }),
  at: localMessageTime(order.sentAt!, now, zone),
});

function toShownQuestion(asked: Question, { now, zone }: Clock) {
  const { createdAt, threadId, seq, isChat, spaceId, ...question } = asked;
  const at = `?at=${seq}#m${seq}`;
  return {
    ...question,
    spaceId,
    to: `${isChat ? paths.inboxChat(threadId) : paths.spaceThread(spaceId, threadId)}${at}`,
    at: localMessageTime(createdAt, now, zone),
  };
}
