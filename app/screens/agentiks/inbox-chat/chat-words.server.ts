import {
  APPROVED_ANSWER_MAX_CHARACTERS,
  isAnswer,
  QUESTION_MAX_CHARACTERS,
} from "#domain/spaces/answering.ts";
import type { listChatMessages } from "#db/queries/agentiks/chats/find-chat.ts";
import type { MessageState } from "#domain/spaces/threads.ts";
import type { LocalText } from "#app/ui/text/local-text.ts";
import { localText } from "#app/presenters/local-text.server.ts";
import * as m from "#app/messages/messages.js";

/** Words of the form that corrects an answer, which the page's script need not carry. */
export const CORRECT = {
  open: localText(m.inbox_correct_open),
  question: localText(m.inbox_correct_question),
  answer: localText(m.inbox_correct_answer),
  tell: localText(m.inbox_correct_tell),
  save: localText(m.inbox_correct_save),
  questionMax: QUESTION_MAX_CHARACTERS,
  answerMax: APPROVED_ANSWER_MAX_CHARACTERS,
};

/** Words of the page, which its script need not carry. */
export const WORDS = {
  back: localText(m.inbox_back),
  requests: localText(m.inbox_requests),
  labels: localText(m.inbox_labels),
  take: localText(m.inbox_take),
  reopen: localText(m.inbox_reopen),
  done: localText(m.inbox_mark_done),
  giveBack: localText(m.inbox_give_back),
  write: localText(m.inbox_write),
  answer: localText(m.inbox_answer),
  offline: localText(m.inbox_offline),
  quick: localText(m.inbox_quick),
  send: localText(m.inbox_send),
  lookAgain: localText(m.inbox_look_again),
  messages: localText(m.inbox_messages),
  earlier: localText(m.inbox_earlier),
  newest: localText(m.inbox_newest),
  markRead: localText(m.inbox_mark_read),
  newOnes: localText(m.inbox_new),
  sources: localText(m.inbox_sources),
  why: localText(m.inbox_why),
  writing: localText(m.inbox_writing),
  deleted: localText(m.inbox_deleted),
  someone: localText(m.inbox_someone),
};

/** Said below the text of an answer that did not come to its end. */
export const ENDED_EARLY: Partial<Record<MessageState, LocalText>> = {
  failed: localText(m.inbox_failed),
  stopped: localText(m.inbox_stopped),
};

type Row = Awaited<ReturnType<typeof listChatMessages>>[number];

/** Whether a message is an agentik's finished answer to a question, which can be corrected. */
export const canCorrect = ({ isAgentik, isDeleted, state, run, replyKind }: Row): boolean =>
  isAgentik && !isDeleted && state === "final" && run !== null && isAnswer(replyKind);

/** The customer's last message before an answer; empty without one. */
export function questionBefore(answerSeq: number, rows: readonly Row[]): string {
  const asked = rows.findLast(
    ({ seq, fromContact, isDeleted }) => fromContact && !isDeleted && seq < answerSeq,
  );
  return [...(asked?.text ?? "")].slice(0, QUESTION_MAX_CHARACTERS).join("");
}
