import { data } from "@remix-run/node";
import { isWindowOpen, worstPart } from "#domain/agentiks/channels/delivery-state.ts";
import {
  CHAT_MESSAGES_SHOWN,
  isOnChannel,
  type ChatChannel,
  type HandOverReason,
} from "#domain/agentiks/chats/chats.ts";
import type { Zone } from "#domain/format/zones.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { MESSAGE_MAX_CHARACTERS } from "#domain/spaces/threads.ts";
import { runStateAt } from "#domain/runs/run.ts";
import { db, onPrimary } from "#db/connection/live-database.ts";
import {
  findInboxChat,
  listChatMessages,
  listChatRequests,
  listChatSendings,
  listChatSources,
  listChatSteps,
  listQuickReplies,
  type InboxChat,
} from "#db/queries/agentiks/chats/find-chat.ts";
import { readMessageSeq } from "#domain/addresses/message-path.ts";
import { paths } from "#domain/addresses/paths.ts";
import {
  byChannelText,
  channelNotice,
  shownSending,
} from "#app/presenters/channel-words.server.ts";
import { inBoth, localText } from "#app/presenters/local-text.server.ts";
import * as m from "#app/messages/messages.js";
import type { LocalText } from "#app/ui/text/local-text.ts";
import { localMessageTime } from "#app/presenters/local-date.server.ts";
import { toShownRequest } from "#app/presenters/shown-request.server.ts";
import { newestKeys } from "#app/presenters/newest-keys.server.ts";
import { readMarkdown } from "#app/presenters/markdown/read-markdown.server.ts";
import { passageAddress } from "#app/presenters/passage-address.server.ts";
import { stepWords } from "#app/presenters/shown-run.server.ts";
import { canCorrect, CORRECT, ENDED_EARLY, questionBefore, WORDS } from "./chat-words.server.ts";

// Words of a conversation's page that its script need not carry.
const REASONS: Partial<Record<HandOverReason, LocalText>> = {
  asked: localText(m.inbox_reason_asked),
  unknown: localText(m.inbox_reason_unknown),
  open: localText(m.inbox_reason_open),
};
const wordsOfReason = (reason: HandOverReason | null): LocalText | undefined =>
  reason === null ? undefined : REASONS[reason];
const RENAME = {
  open: localText(m.inbox_rename_open),
  label: localText(m.inbox_rename),
  save: localText(m.inbox_rename_save),
};

const EMPTY = localText(m.inbox_empty);
const WRITING = {
  takes: localText(m.inbox_writing_takes),
  yours: localText(m.inbox_writing_yours),
};

const pausedNote = (agentik: string): LocalText =>
  inBoth((lang) => m.inbox_paused({ agentik }, lang));

/** Note at the composer: whose conversation it becomes by writing. */
function writingNote(
  chat: Pick<InboxChat, "handledBy" | "isHandledByViewer" | "handler">,
): LocalText {
  if (chat.handledBy !== "person") return WRITING.takes;
  if (chat.isHandledByViewer) return WRITING.yours;
  return inBoth((lang) =>
    m.inbox_writing_from({ name: chat.handler ?? m.inbox_someone({}, lang) }, lang),
  );
}

/** Messages of a page after the one that `?at=` names. */
const AFTER_NAMED = CHAT_MESSAGES_SHOWN / 2;

/**
 * A conversation with a customer, as its page shows it to a person of the business.
 *
 * @throws 404 for an unknown chat, a trial, and for a viewer who is not a member of its space
 */
export async function loadChat(
  url: URL,
  {
    threadId,
    personId,
    zone,
    isVisitor,
  }: { threadId: string | undefined; personId: string; zone: Zone; isVisitor: boolean },
) {
  const id = parseItemId(threadId);
  if (!id) throw data(null, { status: 404 });
  const at = readMessageSeq(url.searchParams.get("at"));
  const on = { threadId: id, personId, before: at === undefined ? undefined : at + AFTER_NAMED };
  const now = new Date();
  const [chat, rows, sources, steps, sendings, requests, commands] = await onPrimary(() =>
    Promise.all([
      findInboxChat(db, on),
      listChatMessages(db, on),
      listChatSources(db, on),
      listChatSteps(db, on),
      listChatSendings(db, on),
      listChatRequests(db, on),
      listQuickReplies(db, on),
    ]),
  );
  if (!chat) throw data(null, { status: 404 });
  const last = rows.at(-1)?.seq ?? 0;
  const {
    waitingSince,
    doneAt,
    agentikStatus,
    spaceId,
    readSeq: read,
    outside: _,
    isManaged,
    ...shown
  } = chat;
  const { channel } = chat;
  const correcting = readMessageSeq(url.searchParams.get("correct"));
  return {
    now: now.getTime(),
    chat: {
      ...shown,
      spaceId,
      /** Why a person is wanted, in words. */
      reason: wordsOfReason(chat.reason),
      waitingSince: waitingSince?.getTime() ?? null,
      isDone: doneAt !== null,
      /** Why no agentik answers meanwhile; null while it does. */
      paused: agentikStatus === "active" ? null : pausedNote(chat.agentik),
      /** Said in the place of messages; null where there are any. */
      empty: rows.length === 0 ? EMPTY : null,
    },
    outside: shownOutside(chat, now),
    rename: RENAME,
    words: WORDS,
    /** Form under the answer that `?correct=` names; null for who may not approve answers. */
    correct:
      isManaged && !isVisitor && !chat.isArchived
        ? {
            words: CORRECT,
            seq: correcting ?? null,
            question: questionBefore(correcting ?? 0, rows),
          }
        : null,
    writing: writingNote(chat),
    archiveNote: chat.isArchived ? localText(m.inbox_archive_note) : null,
    firstSeq: rows[0]?.seq ?? 0,
    hasEarlier: (rows[0]?.seq ?? 1) > 1,
    hasLater: last < chat.lastSeq,
    readSeq: read,
    /** The newest message of the page, if it is to be noted as read; reading a page writes nothing. */
    unreadSeq: !isVisitor && last > read ? last : null,
    sentKeys: newestKeys(rows),
    messages: rows.map((row) => {
      const isOf = ({ seq }: { seq: number }) => seq === row.seq;
      return {
        ...toShown(row, { now, zone }),
        canCorrect: canCorrect(row),
        sources: sources.filter(isOf).map((source) => ({
          n: source.n,
          name: source.source,
          quote: source.quote,
          to: addressOf(spaceId, source),
        })),
        sent: sentAs(channel, sendings.filter(isOf)),
        steps: steps.filter(isOf).map(({ n, ...step }) => ({ n, text: stepWords(step) })),
      };
    }),
    requests: requests.map(({ createdAt, ...request }) => ({
      ...toShownRequest(request),
      threadId: id,
      at: localMessageTime(request.sentAt ?? createdAt, now, zone),
    })),
    commands,
    /** Sent with the page: the module of the constant would be a script of its own. */
    maxCharacters: MESSAGE_MAX_CHARACTERS,
  };
}

/** The customer's channel; null on a chat page. */
function shownOutside({ channel, outside }: InboxChat, now: Date) {
  if (!isOnChannel(channel)) return null;
  return {
    kind: channel,
    by: byChannelText(channel),
    notice: channelNotice(channel, {
      isOn: outside?.isOn ?? false,
      hasTrouble: outside?.trouble === "token" || outside?.trouble === "webhook",
      hasTemplate: outside?.template != null,
      isOptedOut: outside?.optedOutAt != null,
      isWindowClosed:
        channel === "whatsapp" && outside !== null && !isWindowOpen(outside.lastInboundAt, now),
    }),
  };
}

function sentAs(channel: ChatChannel, parts: Awaited<ReturnType<typeof listChatSendings>>) {
  const part = worstPart(parts);
  return part && isOnChannel(channel) ? shownSending(channel, part) : null;
}

export type ChatData = Awaited<ReturnType<typeof loadChat>>;
export type ShownMessage = ChatData["messages"][number];

function toShown(
  message: Awaited<ReturnType<typeof listChatMessages>>[number],
  { now, zone }: { now: Date; zone: Zone },
) {
  const { createdAt, run, state, text, isAgentik, fromContact, ...rest } = message;
  const isOver = run !== null && runStateAt(run, now) === "failed";
  const ended = state === "writing" && isOver ? "failed" : state;
  return {
    seq: rest.seq,
    person: rest.person,
    isDeleted: rest.isDeleted,
    replyKind: rest.replyKind,
    by: fromContact
      ? ("customer" as const)
      : isAgentik
        ? ("agentik" as const)
        : ("person" as const),
    isWriting: ended === "writing",
    endedEarly: ENDED_EARLY[ended] ?? null,
    text,
    blocks: isAgentik ? readMarkdown(text) : null,
    at: localMessageTime(createdAt, now, zone),
  };
}

/** Link of a quote: its passage, or the space's approved answers. */
const addressOf = (
  spaceId: string,
  {
    documentId,
    version,
    passage,
  }: { documentId: string | null; version: number | null; passage: number | null },
): string =>
  documentId !== null && version !== null && passage !== null
    ? passageAddress(spaceId, { documentId, version, seq: passage })
    : paths.spacePart(spaceId, "agentiks");
