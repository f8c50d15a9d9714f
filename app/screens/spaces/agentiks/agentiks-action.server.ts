import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseItemId } from "#domain/items/item-ids.ts";
import { AGENTIK_MAY, ANSWERS_WHEN } from "#domain/spaces/answering.ts";
import type { Db } from "#db/connection/client.ts";
import {
  approveAnswer,
  changeAnswer,
  deleteAnswer,
  putQuestionAway,
} from "#db/commands/spaces/answering/approve-answer.ts";
import {
  deleteSpaceCommand,
  saveSpaceCommand,
} from "#db/commands/spaces/answering/space-commands.ts";
import {
  restoreSpacePrompt,
  saveSpacePrompt,
} from "#db/commands/spaces/answering/space-prompts.ts";
import {
  addSpaceAgentik,
  removeSpaceAgentik,
  type AnsweringResult,
} from "#db/commands/spaces/answering/space-agentiks.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenCount, writtenLine, writtenText } from "#app/forms/written-text.server.ts";
import { paths } from "#domain/addresses/paths.ts";
import {
  answeringRefusalStatus,
  answeringRefusalText,
} from "#app/presenters/answers/answering.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs, type Writer } from "#app/session/write-as.server.ts";

const FORM = z.object({
  intent: z.enum([
    "add",
    "remove",
    "approve",
    "put-away",
    "change-answer",
    "delete-answer",
    "save-prompt",
    "restore-prompt",
    "save-command",
    "delete-command",
  ]),
  key: formKey(),
  agentik: writtenLine(),
  when: z.enum(ANSWERS_WHEN).catch("mentioned"),
  may: z.enum(AGENTIK_MAY).optional().catch(undefined),
  minutes: writtenCount(),
  version: writtenCount(),
  question: writtenLine(),
  answer: writtenText(),
  unanswered: writtenLine(),
  answerId: writtenLine(),
  command: writtenLine(),
  text: writtenText(),
});
type Form = z.infer<typeof FORM>;

/**
 * The forms of a space's agentiks. Only its owner and admins write; for all others it is 404.
 *
 * @throws 404 for an unknown space, what `readForm` throws
 */
export async function answerAgentiks({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request, FORM);
  const spaceId = parseItemId(params.id);
  if (!spaceId) throw data(null, { status: 404 });
  const { intent, key, question, answer, answerId, unanswered, command, text } = form;
  const written = await writeAs({ request, context }, (tx, writer) => {
    const { personId } = writer;
    const scope = `answering-${intent} ${spaceId}`;
    const { key: _, ...payload } = form;
    return idempotent(tx, { personId, key, scope, payload }, () =>
      write(tx, writer, { spaceId, form }),
    );
  });
  const lang = requestLang(request);
  const typed = { question, answer, answerId, unanswered, command, text };
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const { reason } = value;
    const status = answeringRefusalStatus(reason);
    return refuse({ intent, status, reason, text: answeringRefusalText(reason, lang), typed });
  }
  const code = intent === "add" && form.may === "read" ? "add-reading" : intent;
  const flash = { code, about: value.spaceId };
  throw redirectWithFlash(request, paths.spacePart(value.spaceId, "agentiks"), flash, headers);
}

function write(
  tx: Db,
  { personId, address }: Writer,
  { spaceId, form }: { spaceId: string; form: Form },
): Promise<AnsweringResult> {
  const now = new Date();
  const which = { spaceId, personId };
  switch (form.intent) {
    case "add":
      return addSpaceAgentik(tx, {
        ...which,
        agentikId: form.agentik,
        answersWhen: form.when,
        waitMinutes: form.minutes || undefined,
        may: form.may,
        now,
      });
    case "remove":
      return removeSpaceAgentik(tx, { ...which, agentikId: form.agentik });
    case "approve":
      return approveAnswer(tx, {
        ...which,
        address,
        question: form.question,
        answer: form.answer,
        unansweredId: form.unanswered || undefined,
        now,
      });
    case "change-answer": {
      const { question, answer, answerId } = form;
      return changeAnswer(tx, { ...which, address, question, answer, answerId, now });
    }
    case "put-away":
      return putQuestionAway(tx, { ...which, unansweredId: form.unanswered, now });
    case "save-prompt":
      return saveSpacePrompt(tx, { ...which, text: form.text, now });
    case "restore-prompt":
      return restoreSpacePrompt(tx, { ...which, version: form.version, now });
    case "save-command":
      return saveSpaceCommand(tx, {
        ...which,
        // Typed with a slash, "/Hora" is the command "hora".
        name: form.command.replace(/^\//, "").toLowerCase(),
        text: form.text,
        now,
      });
    case "delete-command":
      return deleteSpaceCommand(tx, { ...which, name: form.command });
    case "delete-answer":
      return deleteAnswer(tx, { ...which, answerId: form.answerId });
  }
}
