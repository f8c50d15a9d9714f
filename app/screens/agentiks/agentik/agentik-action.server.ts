import { data, redirect, type ActionFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { isItemIntent } from "#domain/items/item-intents.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readFormKey } from "#app/forms/form-key.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { textField } from "#app/forms/text-field.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { agentikRefusalText } from "#app/presenters/agentik-answer-text.server.ts";
import { deleteAgentik, type DeleteAnswer } from "#db/commands/agentiks/delete-agentik.ts";
import { duplicateAgentik, type DuplicateAnswer } from "#db/commands/agentiks/duplicate-agentik.ts";
import { once } from "#db/commands/writing/once.ts";
import {
  launchAgentik,
  pauseAgentik,
  type SwitchAnswer,
} from "#db/commands/agentiks/switch-agentik.ts";
import { itemExists } from "#db/queries/items/item-exists.ts";

type PressAnswer = SwitchAnswer | DuplicateAnswer | DeleteAnswer;

/**
 * The buttons of an agentik: Launch, Pause, Duplicate, Delete. What is done leads to the agentik it
 * was done to, which for a guest's first write is the copy of their own.
 *
 * @throws 400 for an intent it does not know, 404 for an unknown agentik, what `readForm` throws
 */
export async function answerAgentik({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const intent = textField(form, "intent");
  if (!isItemIntent("agentik", intent)) throw data(null, { status: 400 });
  const id = parseItemId(params.id);
  const { personId: viewerId } = await findViewer(request);
  if (!id || !(await itemExists(db, "agentik", id, viewerId))) throw data(null, { status: 404 });
  if (intent === "configure") throw redirect(paths.agentikConfigure(id), { status: 303 });

  const now = new Date();
  const key = readFormKey(form);
  const lang = requestLang(request);
  const written = await writeAs({ request, context }, (tx, { personId }): Promise<PressAnswer> => {
    const press = { personId, id, now };
    switch (intent) {
      case "launch":
        return launchAgentik(tx, press);
      case "pause":
        return pauseAgentik(tx, press);
      case "duplicate": {
        const about = `duplicate-agentik ${id}`;
        const suffix = m.agentiks_copy_suffix({}, lang);
        return once(tx, { personId, key, about, content: id }, () =>
          duplicateAgentik(tx, { ...press, suffix }),
        );
      }
      default:
        return once(tx, { personId, key, about: `delete-agentik ${id}`, content: id }, () =>
          deleteAgentik(tx, press),
        );
    }
  });
  if (!written.isDone) return written.answer;
  const { value, headers } = written;
  if (value.kind === "refused") {
    if (value.reason === "gone") throw data(null, { status: 404 });
    const refusal = agentikRefusalText(value.reason, lang);
    return data({ refusal }, { status: value.reason === "not-yours" ? 403 : 409 });
  }
  const done = { launch: "launched", pause: "paused", duplicate: "duplicated", delete: "deleted" };
  const code = `agentik-${done[intent as keyof typeof done]}`;
  if (!("id" in value)) {
    throw redirectWithFlash(request, paths.agentiks, { code, about: "" }, headers);
  }
  const to = paths.agentik(value.id);
  throw redirectWithFlash(request, to, { code, about: value.id }, headers);
}
