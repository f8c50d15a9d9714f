import { data } from "@remix-run/node";
import { runStateAt } from "#domain/runs/run.ts";
import { MESSAGES_PER_PAGE, THREADS_PER_PAGE } from "#domain/spaces/threads.ts";
import { readTimeCursor, writeTimeCursor } from "#domain/lists/time-cursor.ts";
import { db, onPrimary } from "#db/connection/live-database.ts";
import type { SpaceInside } from "#db/queries/spaces/inside.ts";
import { listSpaceCommands } from "#db/queries/spaces/list-commands.ts";
import { listAnsweringAgentiks } from "#db/queries/spaces/threads/list-answering.ts";
import {
  listEdits,
  listMessageParts,
  listMessages,
  listPinned,
  type ListedCitation,
  type ListedMessage,
} from "#db/queries/spaces/threads/list-messages.ts";
import {
  findThread,
  listThreads,
  type ThreadCursor,
} from "#db/queries/spaces/threads/list-threads.ts";
import type { Flash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { paths } from "#domain/addresses/paths.ts";
import { guestMadeOf } from "#app/presenters/guest-made.server.ts";
import { spaceDoneLink, spaceDoneText } from "#app/presenters/answers/spaces.server.ts";
import { localMessageTime, localMoment } from "#app/presenters/local-date.server.ts";
import { replyMadeByText } from "#app/presenters/made-by.server.ts";
import { newestKeys } from "#app/presenters/newest-keys.server.ts";
import { findShownStorage } from "#app/presenters/shown-storage.server.ts";
import { plainText } from "#app/presenters/markdown/plain-text.server.ts";
import { readMarkdown } from "#app/presenters/markdown/read-markdown.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import type { Viewer } from "#app/session/viewer.server.ts";
import { passageAddress } from "#app/presenters/passage-address.server.ts";
import { saidBeside, shownFiles } from "./shown-files.server.ts";
import { shownLinks } from "./shown-links.server.ts";
import { arrivalLocale } from "./load-detail.server.ts";

/** Address of the form that begins a conversation, in the place of a thread's id. */
export const NEW_THREAD = "new";

/**
 * A space's conversations, with one of them open.
 *
 * @param threadId undefined: the newest; `NEW_THREAD`: none
 * @throws what `loadThread` throws
 */
export async function loadConversation(
  request: Request,
  {
    viewer,
    space,
    threadId,
    flash,
  }: { viewer: Viewer; space: SpaceInside; threadId: string | undefined; flash: Flash | undefined },
) {
  const { searchParams } = new URL(request.url);
  const now = new Date();
  const { personId, isVisitor } = viewer;
  const inside = { spaceId: space.id, personId, isSample: space.isSample };
  const [listed, agentiks, commands, storage] = await Promise.all([
    // One more than the page shows, to know whether there is a next page.
    listThreads(db, inside, { limit: THREADS_PER_PAGE + 1, after: readCursor(searchParams) }),
    listAnsweringAgentiks(db, inside),
    listSpaceCommands(db, inside),
    findShownStorage(viewer),
  ]);
  const isList = searchParams.has("list");
  const openId = threadId ?? listed[0]?.id;
  const open =
    openId === undefined || openId === NEW_THREAD
      ? null
      : await loadThread(request, inside, openId, {
          isVisitor,
          isOwner: space.ownerId === personId,
        });
  const lang = requestLang(request);
  const locale = arrivalLocale(flash, space);
  const listEnd = listed.length > THREADS_PER_PAGE ? listed[THREADS_PER_PAGE - 1] : undefined;
  const guestMade = guestMadeOf(
    "space",
    viewer,
    {
      id: space.id,
      isOwn: space.ownerId === personId && !space.isSample,
      isNew: flash?.code === "created",
    },
    lang,
  );
  return {
    locale,
    done: guestMade?.isNew
      ? guestMade.text
      : flash && spaceDoneText(flash, locale ? { locale } : lang),
    doneLink: guestMade?.isNew ? guestMade.link : flash && spaceDoneLink(flash, lang),
    /** Whether news come by themselves: a visitor looks at examples. */
    isLive: !isVisitor,
    /** When the page was made, in milliseconds: later news come by the stream. A visitor's page is shared. */
    now: isVisitor ? 0 : now.getTime(),
    guestMade: guestMade && !guestMade.isNew ? guestMade : undefined,
    formKey: createFormKey(),
    space,
    agentiks: agentiks.map(({ name }) => name),
    commands,
    /** Used storage and its limit, shown beside chosen files. */
    storage,
    threads: listed
      .slice(0, THREADS_PER_PAGE)
      .map(({ lastMessageAt, lastFromAgentik, ...one }) => ({
        ...one,
        // An agentik writes Markdown.
        lastText: lastFromAgentik ? plainText(readMarkdown(one.lastText)) : one.lastText,
        // On a phone the list hides the open conversation, which is as unread as the others.
        unread: isVisitor || (one.id === open?.id && !isList) ? 0 : one.unread,
        at: localMessageTime(lastMessageAt, now),
      })),
    next: listEnd ? writeCursor(listEnd) : null,
    isList,
    thread: open,
  };
}

export type ConversationData = Awaited<ReturnType<typeof loadConversation>>;

/** @throws 404 for a conversation that the viewer does not see */
async function loadThread(
  request: Request,
  inside: { spaceId: string; personId: string; isSample: boolean },
  threadId: string,
  { isVisitor, isOwner }: { isVisitor: boolean; isOwner: boolean },
) {
  const { searchParams } = new URL(request.url);
  const seqOf = (name: string) => readSeq(searchParams.get(name));
  const [openSeq, replySeq, editSeq] = [seqOf("message"), seqOf("reply"), seqOf("edit")];
  const now = new Date();
  const around = seqOf("at") ?? openSeq ?? replySeq ?? editSeq;
  const page = { around, limit: MESSAGES_PER_PAGE + 1 };
  const [thread, rows, { reactions, citations }, pinned, edits] = await onPrimary(() =>
    Promise.all([
      findThread(db, inside, threadId),
      listMessages(db, inside, threadId, page),
      listMessageParts(db, inside, threadId, page),
      listPinned(db, inside, threadId),
      openSeq === undefined ? [] : listEdits(db, inside, threadId, openSeq),
    ]),
  );
  if (!thread) throw data(null, { status: 404 });
  const shown = rows.slice(-MESSAGES_PER_PAGE);
  const seqs = shown.map(({ seq }) => seq);
  const [first, last] = [seqs[0] ?? 0, seqs.at(-1) ?? 0];
  const hasLater = last < thread.lastSeq;
  // A page in the middle that begins after unread messages: noting its last one as read would take
  // them along. The newest page does so, as in any chat.
  const leavesOut = hasLater && first > thread.readSeq + 1;
  const lang = requestLang(request);
  // An agentik's message is Markdown, which has links of its own.
  const said = shown.map(({ text, files, agentikId }) =>
    agentikId === null ? saidBeside(text, files) : "",
  );
  const links = await onPrimary(() => shownLinks(request, inside.personId, said, lang));
  const answered = shown.find(({ seq, isDeleted }) => seq === replySeq && !isDeleted);
  return {
    ...thread,
    hasEarlier: rows.length > MESSAGES_PER_PAGE,
    first,
    hasLater,
    /** The newest message of the page, if it is to be noted as read; reading a page writes nothing. */
    unreadSeq: !isVisitor && last > thread.readSeq && !leavesOut ? last : null,
    pinned,
    openSeq: openSeq ?? null,
    editSeq: editSeq ?? null,
    edits: edits.map(({ version, text, createdAt }) => ({
      version,
      text,
      at: localMoment(createdAt),
    })),
    reply: answered ? { seq: answered.seq, name: answered.name, text: answered.text } : null,
    sentKeys: newestKeys(rows),
    messages: shown.map((message, index) => ({
      ...toShown(message, now),
      said: said[index]!,
      links: links[index]!,
      files: shownFiles(inside.spaceId, message.files, lang),
      isOwn: message.authorId === inside.personId,
      // The cost is shown only to the person who pays it.
      madeBy: message.run && replyMadeByText(message.run, lang, isOwner),
      reactions: reactions
        .filter(({ seq }) => seq === message.seq)
        .map(({ reaction, count, isOwn }) => ({ reaction, count, isOwn })),
      sources: citations
        .filter(({ seq }) => seq === message.seq)
        .map((citation) => ({
          n: citation.n,
          source: citation.source,
          quote: citation.quote,
          to: addressOf(inside.spaceId, citation),
        })),
    })),
  };
}

function toShown(message: ListedMessage, now: Date) {
  const {
    authorId: _,
    sentKey: __,
    files: ___,
    agentikId,
    createdAt,
    editedAt,
    run,
    state,
    text,
    ...shown
  } = message;
  const isOver = run !== null && runStateAt(run, now) === "failed";
  return {
    ...shown,
    isAgentik: agentikId !== null,
    state: state === "writing" && isOver ? ("failed" as const) : state,
    runId: state === "writing" && run && !isOver ? run.id : null,
    text,
    blocks: agentikId === null ? null : readMarkdown(text),
    at: localMessageTime(createdAt, now),
    editedAt: editedAt && localMoment(editedAt),
  };
}

export type ShownMessage = NonNullable<ConversationData["thread"]>["messages"][number];

/** Link to a document's passage (404 once the document is deleted), or to the approved answers. */
function addressOf(spaceId: string, { documentId, version, passage }: ListedCitation): string {
  if (documentId === null) return `${paths.spacePart(spaceId, "agentiks")}#approved`;
  return passageAddress(spaceId, { documentId, version: version!, seq: passage! });
}

/** A message's number in the address; undefined for none and for what is none. */
function readSeq(value: string | null): number | undefined {
  return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}

const writeCursor = ({ lastMessageAt, id }: ThreadCursor) =>
  writeTimeCursor({ at: lastMessageAt, id });

function readCursor(searchParams: URLSearchParams): ThreadCursor | undefined {
  const cursor = readTimeCursor(searchParams.get("after"));
  return cursor && { lastMessageAt: cursor.at, id: cursor.id };
}
