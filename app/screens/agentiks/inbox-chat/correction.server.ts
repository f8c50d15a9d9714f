import {
  APPROVED_ANSWER_MAX_CHARACTERS,
  QUESTION_MAX_CHARACTERS,
} from "#domain/spaces/answering.ts";
import type { listChatMessages } from "#db/queries/agentiks/chats/find-chat.ts";
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

type Row = Awaited<ReturnType<typeof listChatMessages>>[number];

/** The customer's question before an agentik's finished answer; null for other messages. */
export function questionOf(row: Row, rows: readonly Row[]): string | null {
  if (!row.isAgentik || row.isDeleted || row.state !== "final" || !row.run) return null;
  const asked = rows.findLast(({ seq, fromContact }) => fromContact && seq < row.seq);
  if (!asked || asked.isDeleted) return null;
  return [...asked.text].slice(0, QUESTION_MAX_CHARACTERS).join("");
}
