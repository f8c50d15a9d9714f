import { data, redirect, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { CHAT_MESSAGE_MAX } from "#domain/agentiks/chats/chats.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { endTrial, postTrial } from "#db/commands/agentiks/chats/post-trial.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { formKey } from "#app/forms/form-fields.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenLine, writtenText } from "#app/forms/written-text.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { agentikRefusalText } from "#app/presenters/answers/agentiks.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { untilRunEnds } from "#app/session/run-end.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";

const FORM = z.object({
  intent: z.enum(["send", "restart"]).default("send"),
  key: formKey(),
  text: writtenText(),
  /** One of the messages that the page suggests, instead of a text. */
  idea: writtenLine(),
  back: z.enum(["try", "configure"]).catch("try"),
});

/**
 * Sends a message to the person's agentik in a trial and waits at most ten seconds for its answer,
 * or starts the trial over.
 *
 * @throws 404 for an unknown agentik, what `readForm` throws
 */
export async function answerTrial({ request, params, context }: ActionFunctionArgs) {
  const { intent, key = createFormKey(), text, idea, back } = await readForm(request, FORM);
  const id = parseItemId(params.id);
  if (!id) throw data(null, { status: 404 });
  const lang = requestLang(request);
  const said = idea || text;
  const typed = { text };
  const now = new Date();
  const done = await writeAs({ request, context }, (tx, { personId, address }) =>
    idempotent(tx, { personId, key, scope: `${intent}-trial ${id}`, payload: { said } }, () =>
      intent === "restart"
        ? endTrial(tx, { personId, id, now })
        : postTrial(tx, { personId, id, text: said, clientKey: key, address, now }),
    ),
  );
  if (!done.ok) return refuseUnwritten(done.error, { intent, lang, typed });
  const { value, headers } = done;
  if (value.kind === "refused") {
    const { reason } = value;
    if (reason === "gone") throw data(null, { status: 404 });
    if (reason === "not-yours")
      return refuse({
        intent,
        status: 403,
        reason,
        text: agentikRefusalText(reason, lang),
        typed,
      });
    const problem =
      reason === "empty"
        ? m.threads_no_empty({}, lang)
        : m.threads_no_too_long({ max: CHAT_MESSAGE_MAX }, lang);
    return refuse({ intent, status: 422, reason, text: problem, typed });
  }
  if (value.runId) await untilRunEnds(value.runId);
  const to = back === "configure" ? paths.agentikConfigure(value.id) : paths.agentikTry(value.id);
  // At what was asked: the answer stands below it, and the box for the next question.
  return redirect(`${to}#${value.seq ? `t${value.seq}` : "trial"}`, { status: 303, headers });
}
