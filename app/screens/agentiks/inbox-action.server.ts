/** The forms of the inbox and its conversations. Long because each of twenty intents is read, written and answered here. */
import { data, redirect, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseItemId } from "#domain/items/item-ids.ts";
import type { AnsweringRefusal } from "#domain/spaces/answering.ts";
import type { Db } from "#db/connection/client.ts";
import {
  answerCustomer,
  giveBack,
  setChatDone,
  takeOver,
  type Handled,
} from "#db/commands/agentiks/chats/handle-chat.ts";
import { resendMessage, sendTemplate } from "#db/commands/agentiks/channels/resend.ts";
import { correctAnswer } from "#db/commands/agentiks/chats/correct-answer.ts";
import { markChatRead } from "#db/commands/agentiks/chats/mark-chat-read.ts";
import { renameCustomer } from "#db/commands/agentiks/chats/rename-customer.ts";
import {
  setRequestDone,
  setRequestStage,
  setRequestTotal,
} from "#db/commands/agentiks/requests/handle-request.ts";
import { approveAnswer, putQuestionAway } from "#db/commands/spaces/answering/approve-answer.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey } from "#app/forms/form-fields.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenCount, writtenLine, writtenText } from "#app/forms/written-text.server.ts";
import { paths } from "#domain/addresses/paths.ts";
import {
  answeringRefusalStatus,
  answeringRefusalText,
} from "#app/presenters/answers/answering.server.ts";
import { handleRefusalStatus, handleRefusalText } from "#app/presenters/answers/inbox.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { untilRunEnds } from "#app/session/run-end.server.ts";
import { writeAs, type Writer } from "#app/session/write-as.server.ts";
import { withQuickReply } from "./with-quick-reply.server.ts";

const FORM = z.object({
  intent: z.enum([
    "send",
    "take",
    "give-back",
    "done",
    "reopen",
    "read",
    "request-done",
    "request-open",
    "request-accepted",
    "request-making",
    "request-ready",
    "request-on-way",
    "request-delivered",
    "request-cancelled",
    "request-total",
    "rename",
    "approve",
    "put-away",
    "correct",
    "resend",
    "template",
  ]),
  key: formKey(),
  /** Conversation of an order in the list. */
  thread: writtenLine(),
  text: writtenText(),
  /** A quick reply, as "/name": without JavaScript it is chosen and sent. */
  quick: writtenLine(),
  seq: writtenCount(),
  request: writtenLine(),
  /** Total of an order, in pesos. */
  total: writtenLine(),
  space: writtenLine(),
  unanswered: writtenLine(),
  question: writtenLine(),
  /** The customer's name. */
  name: writtenLine(),
  answer: writtenText(),
  /** "1": the customer gets the correction, too. */
  tell: writtenLine(),
});
type Form = z.infer<typeof FORM>;

const STAGES = {
  "request-accepted": "accepted",
  "request-making": "making",
  "request-ready": "ready",
  "request-on-way": "on-way",
  "request-delivered": "delivered",
  "request-cancelled": "cancelled",
} as const;
const isStage = (intent: Form["intent"]): intent is keyof typeof STAGES => intent in STAGES;

type Written =
  | Pick<Extract<Handled, { kind: "done" }>, "kind" | "runId" | "unsent">
  | { kind: "refused"; of: "chat"; reason: Extract<Handled, { kind: "refused" }>["reason"] }
  | { kind: "refused"; of: "question"; reason: AnsweringRefusal };

/**
 * The forms of the inbox and of its conversations. Without JavaScript an agentik's answer to what is open
 * when it gets a conversation back is waited for, ten seconds at most.
 *
 * @throws 404 for an address that no conversation has, what `readForm` throws
 */
export async function answerInbox({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request, FORM);
  const isOnChat = params.thread !== undefined;
  const threadId = parseItemId(isOnChat ? params.thread : form.thread) ?? "";
  if (isOnChat && threadId === "") throw data(null, { status: 404 });
  const { intent, text, unanswered, answer, question, tell } = form;
  const written = await writeAs({ request, context }, (tx, writer) =>
    writeOnce(tx, writer, { threadId, form }),
  );
  const lang = requestLang(request);
  const { request: requestId, total } = form;
  const seq = String(form.seq);
  const typed = { text, unanswered, answer, question, tell, seq, request: requestId, total };
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const [status, said] =
      value.of === "chat"
        ? [handleRefusalStatus(value.reason), handleRefusalText(value.reason, lang)]
        : [answeringRefusalStatus(value.reason), answeringRefusalText(value.reason, lang)];
    // Shown at the order's field, which may be far from the top.
    if (value.reason === "no-total")
      return refuse({ intent, status, reason: "no-total", fields: { total: said }, typed });
    return refuse({ intent, status, reason: value.reason, text: said, typed });
  }
  if (context.isDocument && value.runId) await untilRunEnds(value.runId);
  const done = value.unsent
    ? {
        ...doneOf(form, threadId, isOnChat),
        code: `request-unsent-${value.unsent}`,
        result: threadId,
      }
    : doneOf(form, threadId, isOnChat);
  if (!done.code) throw redirect(done.to, { status: 303, headers });
  const flash = { code: done.code, about: "inbox", ...(done.result && { result: done.result }) };
  throw redirectWithFlash(request, done.to, flash, headers);
}

/** Target and flash message after a form. */
function doneOf(
  { intent, tell }: Form,
  threadId: string,
  isOnChat: boolean,
): { to: string; code?: string; result?: string } {
  const chat = paths.inboxChat(threadId);
  const card = isOnChat ? chat : `${paths.inbox}?tab=orders`;
  if (isStage(intent)) return { to: card, code: "request-stage" };
  switch (intent) {
    case "done":
      return { to: paths.inbox, code: "chat-done", result: threadId };
    case "resend":
    case "template":
      return { to: chat, code: intent === "resend" ? "chat-resent" : "chat-templated" };
    case "request-done":
    case "request-open":
    case "request-total":
      return { to: card, code: intent };
    case "rename":
      return { to: chat, code: "renamed" };
    case "correct":
      return { to: chat, code: tell === "1" ? "corrected-told" : "corrected" };
    case "approve":
    case "put-away":
      return { to: `${paths.inbox}?tab=unanswered`, code: intent };
    default:
      return { to: chat };
  }
}

/** Runs a form once per key; noting what was read needs none. */
async function writeOnce(
  tx: Db,
  writer: Writer,
  on: { threadId: string; form: Form },
): Promise<Written> {
  const { key, ...payload } = on.form;
  if (payload.intent === "read") return write(tx, writer, on);
  const { personId } = writer;
  const scope = `inbox-${payload.intent} ${on.threadId || payload.unanswered}`;
  return idempotent(tx, { personId, key, scope, payload }, () => write(tx, writer, on));
}

async function write(
  tx: Db,
  { personId, address }: Writer,
  { threadId, form }: { threadId: string; form: Form },
): Promise<Written> {
  const now = new Date();
  const chat = { threadId, personId, now };
  const { intent, request } = form;
  const ofRequest = { ...chat, requestId: request, address };
  if (isStage(intent))
    return ofChat(await setRequestStage(tx, { ...ofRequest, stage: STAGES[intent] }));
  switch (intent) {
    case "send": {
      const text = await withQuickReply(tx, chat, form);
      const clientKey = form.key ?? createFormKey();
      return ofChat(await answerCustomer(tx, { ...chat, text, clientKey, address }));
    }
    case "take":
      return ofChat(await takeOver(tx, chat));
    case "give-back":
      return ofChat(await giveBack(tx, chat));
    case "done":
    case "reopen":
      return ofChat(await setChatDone(tx, { ...chat, isDone: intent === "done" }));
    case "request-done":
    case "request-open": {
      const isDone = intent === "request-done";
      return ofChat(await setRequestDone(tx, { ...ofRequest, isDone }));
    }
    case "request-total":
      return ofChat(await setRequestTotal(tx, { ...ofRequest, total: form.total }));
    case "rename":
      return ofChat(await renameCustomer(tx, { ...chat, name: form.name }));
    case "resend":
      return ofChat(await resendMessage(tx, { ...chat, seq: form.seq }));
    case "template": {
      const clientKey = form.key ?? createFormKey();
      return ofChat(await sendTemplate(tx, { ...chat, clientKey }));
    }
    case "read":
      await markChatRead(tx, { threadId, personId, seq: form.seq });
      return { kind: "done" };
    case "correct":
    case "approve":
    case "put-away": {
      const done = await answerQuestion(tx, { ...chat, address, form });
      return done.kind === "done" ? done : { ...done, of: "question" };
    }
  }
}

/** Approves, corrects or puts away what a customer asked. */
function answerQuestion(
  tx: Db,
  on: { threadId: string; personId: string; now: Date; address: string; form: Form },
): ReturnType<typeof correctAnswer> {
  const { form, ...by } = on;
  const { intent, question, answer, unanswered, tell, space: spaceId } = form;
  const which = { ...by, spaceId, question, answer };
  if (intent === "put-away") return putQuestionAway(tx, { ...which, unansweredId: unanswered });
  if (intent === "correct") return correctAnswer(tx, { ...which, isTold: tell === "1" });
  return approveAnswer(tx, { ...which, unansweredId: unanswered || undefined });
}

const ofChat = (handled: Handled): Written =>
  handled.kind === "done" ? handled : { ...handled, of: "chat" };
