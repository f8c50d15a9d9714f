import { THREADS_PER_PAGE } from "#domain/spaces/threads.ts";
import { readTimeCursor, writeTimeCursor } from "#domain/lists/time-cursor.ts";
import { db } from "#db/connection/live-database.ts";
import type { SpaceInside } from "#db/queries/spaces/inside.ts";
import { listUsableCommands } from "#db/queries/spaces/list-commands.ts";
import { listAnsweringAgentiks } from "#db/queries/spaces/threads/list-answering.ts";
import { listThreads, type ThreadCursor } from "#db/queries/spaces/threads/list-threads.ts";
import type { Flash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { guestMadeOf } from "#app/presenters/guest-made.server.ts";
import { spaceDoneLink, spaceDoneText } from "#app/presenters/answers/spaces.server.ts";
import { localMessageTime } from "#app/presenters/local-date.server.ts";
import { findShownStorage } from "#app/presenters/shown-storage.server.ts";
import { plainText } from "#app/presenters/markdown/plain-text.server.ts";
import { readMarkdown } from "#app/presenters/markdown/read-markdown.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import type { Viewer } from "#app/session/viewer.server.ts";
import { loadThread, type ShownMessage } from "./load-thread.server.ts";
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
  const { personId, isVisitor, zone } = viewer;
  const inside = { spaceId: space.id, personId, isSample: space.isSample };
  const load = (id: string) =>
    loadThread(request, inside, id, {
      isVisitor,
      zone,
      isOwner: space.ownerId === personId,
      canManage: space.role !== "member" && !isVisitor && !space.isArchived,
    });
  const [listed, agentiks, commands, storage, named] = await Promise.all([
    // One more than the page shows, to know whether there is a next page.
    listThreads(db, inside, { limit: THREADS_PER_PAGE + 1, after: readCursor(searchParams) }),
    listAnsweringAgentiks(db, inside),
    listUsableCommands(db, inside),
    findShownStorage(viewer),
    threadId === undefined || threadId === NEW_THREAD ? null : load(threadId),
  ]);
  const isList = searchParams.has("list");
  const newest = threadId === undefined ? listed[0] : undefined;
  const open = newest ? await load(newest.id) : named;
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
        at: localMessageTime(lastMessageAt, now, zone),
      })),
    next: listEnd ? writeCursor(listEnd) : null,
    isList,
    thread: open,
  };
}

export type { ShownMessage } from "./load-thread.server.ts";
export type ConversationData = Awaited<ReturnType<typeof loadConversation>>;
/** The open conversation, its messages with all that their views show. */
export type ShownThread = Omit<NonNullable<ConversationData["thread"]>, "messages"> & {
  messages: ShownMessage[];
};

const writeCursor = ({ lastMessageAt, id }: ThreadCursor) =>
  writeTimeCursor({ at: lastMessageAt, id });

function readCursor(searchParams: URLSearchParams): ThreadCursor | undefined {
  const cursor = readTimeCursor(searchParams.get("after"));
  return cursor && { lastMessageAt: cursor.at, id: cursor.id };
}
