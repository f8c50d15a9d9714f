import { data } from "@remix-run/node";
import { runStateAt } from "#domain/runs/run.ts";
import {
  APPROVED_ANSWER_MAX_CHARACTERS,
  isAnswer,
  QUESTION_MAX_CHARACTERS,
} from "#domain/spaces/answering.ts";
import { withoutMentions } from "#domain/spaces/mentions/mentions.ts";
import { MESSAGES_PER_PAGE, type Reaction } from "#domain/spaces/threads.ts";
import type { Zone } from "#domain/format/zones.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { readMessageSeq } from "#domain/addresses/message-path.ts";
import { paths } from "#domain/addresses/paths.ts";
import { db, onPrimary } from "#db/connection/live-database.ts";
import {
  listEdits,
  listMessageParts,
  listMessages,
  listPinned,
  type ListedCitation,
  type ListedMessage,
} from "#db/queries/spaces/threads/list-messages.ts";
import { findThread } from "#db/queries/spaces/threads/list-threads.ts";
import * as m from "#app/messages/messages.js";
import { localMessageTime, localMoment } from "#app/presenters/local-date.server.ts";
import { localText } from "#app/presenters/local-text.server.ts";
import { replyMadeByText } from "#app/presenters/made-by.server.ts";
import { newestKeys } from "#app/presenters/newest-keys.server.ts";
import { readMarkdown } from "#app/presenters/markdown/read-markdown.server.ts";
import { passageAddress } from "#app/presenters/passage-address.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { saidBeside, shownFiles, type ShownFile } from "./shown-files.server.ts";
import { shownLinks, type ShownLinks } from "./shown-links.server.ts";
import { withoutUsual } from "./messages/usual-message.ts";

/** Words of the form that corrects an answer, which the page's script need not carry. */
const CORRECT = {
  open: localText(m.inbox_correct_open),
  question: localText(m.answering_question),
  answer: localText(m.inbox_correct_answer),
  tell: localText(m.threads_correct_tell),
  save: localText(m.inbox_correct_save),
  questionMax: QUESTION_MAX_CHARACTERS,
  answerMax: APPROVED_ANSWER_MAX_CHARACTERS,
};

/** Words of the link from an agentik's message to its run. */
const HOW = localText(m.threads_how);

const DELETE = { ask: localText(m.threads_delete_ask), yes: localText(m.threads_delete_yes) };

/**
 * One page of a conversation: the newest, or the one with the message that the address names.
 *
 * @throws 404 for a conversation that the viewer does not see
 */
export async function loadThread(
  request: Request,
  inside: { spaceId: string; personId: string; isSample: boolean },
  threadId: string,
  {
    isVisitor,
    isOwner,
    canManage,
    zone,
  }: { isVisitor: boolean; isOwner: boolean; canManage: boolean; zone: Zone },
) {
  const { searchParams } = new URL(request.url);
  const seqOf = (name: string) => readMessageSeq(searchParams.get(name));
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
  const opened = shown.find(({ seq }) => seq === openSeq);
  const answered = shown.find(({ seq, isDeleted }) => seq === replySeq && !isDeleted);
  const hasOpenRun = shown.some(({ mayOpenRun }) => mayOpenRun);
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
      at: localMoment(createdAt, zone),
    })),
    ...(hasOpenRun && { how: HOW }),
    deleteAsk: DELETE.ask,
    deleteYes: DELETE.yes,
    /** Form that corrects the open message; null where it is no agentik's answer, or not theirs to correct. */
    correct:
      canManage && !thread.isExample && opened && isCorrectable(opened)
        ? { ...CORRECT, asked: questionOf(opened, shown) }
        : null,
    reply: answered ? { seq: answered.seq, name: answered.name, text: answered.text } : null,
    sentKeys: newestKeys(rows),
    messages: shown.map((message, index) =>
      withoutUsual({
        ...toShown(message, { now, zone }, lang),
        said: said[index]!,
        // As said, unless there is more than that.
        text: message.text === said[index] ? "" : message.text,
        links: links[index]!,
        files: shownFiles(inside.spaceId, message.files, lang),
        isOwn: message.authorId === inside.personId,
        canDelete: message.authorId === inside.personId || canManage,
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
      }),
    ),
  };
}

function toShown(
  message: ListedMessage,
  { now, zone }: { now: Date; zone: Zone },
  { locale }: { locale: Locale },
) {
  const {
    authorId: _,
    sentKey: __,
    files: ___,
    agentikId,
    createdAt,
    editedAt,
    run,
    mayOpenRun,
    state,
    text,
    ...shown
  } = message;
  const isOver = run !== null && runStateAt(run, now) === "failed";
  const isWriting = state === "writing" && !isOver;
  return {
    ...shown,
    isAgentik: agentikId !== null,
    state: state === "writing" && isOver ? ("failed" as const) : state,
    /** The run that is writing it, or the one that did, if the viewer may open its page. */
    runId: run && (isWriting || mayOpenRun) ? run.id : null,
    text,
    blocks: agentikId === null ? null : readMarkdown(text),
    at: localMessageTime(createdAt, now, zone).text[locale],
    isEdited: editedAt !== null,
  };
}

const isCorrectable = ({ agentikId, isDeleted, state, run, replyKind }: ListedMessage): boolean =>
  agentikId !== null && !isDeleted && state === "final" && run !== null && isAnswer(replyKind);

/** The question that an agentik's message answers, without the mention of it; empty if not on the page. */
function questionOf({ replyTo, name }: ListedMessage, shown: readonly ListedMessage[]): string {
  const asked = shown.find(({ seq }) => seq === replyTo)?.text ?? "";
  const question = withoutMentions(asked, name ?? "").trim();
  return [...question].slice(0, QUESTION_MAX_CHARACTERS).join("");
}

/** A message with all that its view shows. */
export interface ShownMessage extends ReturnType<typeof toShown> {
  said: string;
  links: ShownLinks;
  files: ShownFile[];
  isOwn: boolean;
  canDelete: boolean;
  madeBy: string | null;
  reactions: { reaction: Reaction; count: number; isOwn: boolean }[];
  sources: { n: number; source: string; quote: string; to: string }[];
}

/** Link to a document's passage (404 once the document is deleted), or to the approved answers. */
function addressOf(spaceId: string, { documentId, version, passage }: ListedCitation): string {
  if (documentId === null) return `${paths.spacePart(spaceId, "agentiks")}#approved`;
  return passageAddress(spaceId, { documentId, version: version!, seq: passage! });
}
