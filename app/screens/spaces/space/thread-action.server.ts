import { data, redirect, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseItemId } from "#domain/items/item-ids.ts";
import {
  NOTICE_LEVELS,
  REACTIONS,
  TO_EVERYONE,
  type ThreadRefusal,
} from "#domain/spaces/threads.ts";
import type { AnsweringRefusal } from "#domain/spaces/answering.ts";
import type { UnclearMention } from "#domain/spaces/mentions/mentions.ts";
import type { Db } from "#db/connection/client.ts";
import { correctReply } from "#db/commands/spaces/answering/correct-reply.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { stopRun } from "#db/commands/runs/stop-run.ts";
import { askAgain } from "#db/commands/spaces/threads/ask-again.ts";
import {
  deleteMessage,
  editMessage,
  pinMessage,
  reactToMessage,
} from "#db/commands/spaces/threads/change-message.ts";
import { chooseNotices, chooseThreadNotices } from "#db/commands/spaces/threads/choose-notices.ts";
import { markRead } from "#db/commands/spaces/threads/mark-read.ts";
import { postMessage } from "#db/commands/spaces/threads/post-message.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey, typedText } from "#app/forms/form-fields.server.ts";
import { writtenLine, writtenText } from "#app/forms/written-text.server.ts";
import { readFormWithFiles } from "#app/forms/read-form.server.ts";
import { untilRunEnds } from "#app/session/run-end.server.ts";
import { messagePath } from "#domain/addresses/message-path.ts";
import { paths } from "#domain/addresses/paths.ts";
import { withNext } from "#domain/addresses/with-next.ts";
import {
  answeringRefusalStatus,
  answeringRefusalText,
} from "#app/presenters/answers/answering.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import {
  accountLinkText,
  threadRefusalStatus,
  threadRefusalText,
} from "#app/presenters/answers/threads.server.ts";
import type { InThread } from "#db/commands/spaces/threads/writable-thread.ts";
import type { MessageFile } from "#db/commands/spaces/threads/attach-files.ts";
import { keepMessageFiles, writeWithFiles } from "./messages/message-files.server.ts";
import { NEW_THREAD } from "./load-conversation.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import type { Writer } from "#app/session/write-as.server.ts";

/** A message's number; 0, which no message has, for what is none. */
const seqField = () =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .catch(0);

const FORM = z.object({
  intent: z.enum([
    "send",
    "edit",
    "correct",
    "delete",
    "react",
    "pin",
    "read",
    "again",
    "stop",
    "thread-notices",
    "notices",
  ]),
  key: formKey(),
  title: writtenLine(),
  text: writtenText(),
  /** Name of the agentik that is asked; empty for none. */
  to: writtenLine(),
  /** A quick reply, as "/name": without JavaScript it is chosen and sent. */
  quick: writtenLine(),
  /** A correction of an agentik's answer; `tell` is "1" where the conversation gets it, too. */
  question: writtenLine(),
  answer: writtenText(),
  tell: typedText(),
  seq: seqField(),
  replyTo: seqField(),
  reaction: z.enum(REACTIONS).catch("👍"),
  /** "1" to set, empty to take back. */
  on: typedText(),
  run: typedText(),
  wish: z.enum(["space", "follow", "mute"]).catch("space"),
  level: z.enum(NOTICE_LEVELS).catch("mentions"),
});
type Form = z.infer<typeof FORM>;

interface Written {
  kind: "done";
  spaceId?: string;
  threadId?: string;
  seq?: number;
  /** False for a message that was sent before. */
  isNew?: boolean;
  runIds?: string[];
}

type Refused =
  | { kind: "refused"; reason: ThreadRefusal; unclear?: UnclearMention; of?: undefined }
  | { kind: "refused"; reason: AnsweringRefusal; of: "answer" };

/**
 * The forms of a conversation. Without JavaScript an agentik's answer is waited for, ten seconds at
 * most.
 *
 * @throws 404 for an unknown space, what `readForm` throws
 */
export async function answerThread({ request, params, context }: ActionFunctionArgs) {
  const { form, files } = await readFormWithFiles(request, FORM, "files");
  const spaceId = parseItemId(params.id);
  const threadId = parseItemId(params.thread);
  if (!spaceId || !threadId) throw data(null, { status: 404 });
  const { intent, text, question, answer, tell } = form;
  const lang = requestLang(request);
  const typed = intent === "correct" ? { question, answer, tell } : { text };
  const kept = intent === "send" ? await keepMessageFiles({ request, context }, files) : [];
  if (!Array.isArray(kept)) return refuse({ intent, ...kept, typed });
  const written = await writeWithFiles({ request, context }, kept, (tx, writer) =>
    write(tx, writer, { spaceId, threadId, form, files: kept }),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const { reason } = value;
    return refuse({
      intent,
      reason,
      ...(value.of === "answer"
        ? {
            status: answeringRefusalStatus(value.reason),
            text: answeringRefusalText(value.reason, lang),
          }
        : { status: threadRefusalStatus(value.reason), text: threadRefusalText(value, lang) }),
      typed,
      ...(reason === "account" && {
        link: {
          to: withNext(paths.signup, paths.spaceThread(spaceId, threadId)),
          text: accountLinkText(lang),
        },
      }),
    });
  }
  if (context.isDocument) for (const runId of value.runIds ?? []) await untilRunEnds(runId);
  const shown = value.threadId ?? threadId;
  const seq = value.seq ?? (form.seq || undefined);
  const place = value.spaceId ?? spaceId;
  const to =
    seq && intent !== "send" ? messagePath(place, shown, seq) : paths.spaceThread(place, shown);
  if (intent === "correct")
    throw redirectWithFlash(request, to, { code: "corrected", about: place }, headers);
  return redirect(to, { status: 303, headers });
}

/** The message of a form: a chosen quick reply begins it, or the agentik that is asked. */
function textOf({ to, quick, text }: Form, files: readonly MessageFile[]): string {
  if (files.length > 0 && text.trim() === "" && !quick.startsWith("/")) return "";
  if (quick.startsWith("/")) return `${quick} ${text}`;
  return ["", TO_EVERYONE].includes(to) ? text : `@${to} ${text}`;
}

function write(
  tx: Db,
  { personId, address }: Writer,
  {
    spaceId,
    threadId,
    form,
    files,
  }: { spaceId: string; threadId: string; form: Form; files: readonly MessageFile[] },
): Promise<Written | Refused> {
  const now = new Date();
  const on = { spaceId, threadId, personId, seq: form.seq, now };
  const isOn = form.on === "1";
  switch (form.intent) {
    case "send":
      return postMessage(tx, {
        spaceId,
        threadId: threadId === NEW_THREAD ? null : threadId,
        personId,
        address,
        title: form.title,
        text: textOf(form, files),
        files,
        replyTo: form.replyTo || null,
        clientKey: form.key,
        now,
      });
    case "edit":
      return editMessage(tx, { ...on, address, text: form.text });
    case "correct":
      return correctOnce(tx, { ...on, address, form });
    case "delete":
      return deleteMessage(tx, on);
    case "react":
      return reactToMessage(tx, { ...on, reaction: form.reaction, isOn });
    case "pin":
      return pinMessage(tx, { ...on, isOn });
    case "read":
      return markRead(tx, on).then(() => ({ kind: "done" }));
    case "again":
      return askAgain(tx, on);
    case "stop":
      // One that has ended meanwhile is stopped too.
      return stopRun(tx, { id: parseItemId(form.run) ?? "", personId, now }).then(() => ({
        kind: "done",
      }));
    case "thread-notices":
      return chooseThreadNotices(tx, { ...on, wish: form.wish });
    case "notices":
      return chooseNotices(tx, { ...on, level: form.level });
  }
}

/** Corrects an agentik's answer, once per key. */
async function correctOnce(
  tx: Db,
  { form, ...on }: InThread & { seq: number; now: Date; address: string; form: Form },
): Promise<Written | Refused> {
  const { key, question, answer, tell } = form;
  const { personId, spaceId, threadId, seq } = on;
  const scope = `correct ${spaceId} ${threadId} ${seq}`;
  const payload = { question, answer, tell };
  const corrected = await idempotent(tx, { personId, key, scope, payload }, () =>
    correctReply(tx, { ...on, question, answer, isTold: tell === "1" }),
  );
  return corrected.kind === "refused" ? { ...corrected, of: "answer" } : corrected;
}
