import { data, redirect, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { ITEM_INTENTS } from "#domain/items/item-intents.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey } from "#app/forms/form-fields.server.ts";
import { listOfForm } from "#app/forms/list-address.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { answerId } from "#app/ui/cards/card-answer.tsx";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { agentikRefusalText } from "#app/presenters/answers/agentiks.server.ts";
import { deleteAgentik } from "#db/commands/agentiks/delete-agentik.ts";
import { duplicateAgentik } from "#db/commands/agentiks/duplicate-agentik.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import {
  launchAgentik,
  pauseAgentik,
  type SwitchAnswer,
} from "#db/commands/agentiks/switch-agentik.ts";
import { itemExists } from "#db/queries/items/item-exists.ts";

const FORM = z.object({
  intent: z.enum(ITEM_INTENTS.agentik),
  key: formKey(),
});

const DONE = {
  launch: "agentik-launched",
  pause: "agentik-paused",
  duplicate: "agentik-duplicated",
  delete: "agentik-deleted",
} as const;

/** `id` is the agentik that was changed or created; undefined after a delete. */
type PressAnswer = SwitchAnswer | { kind: "done"; id?: undefined };

/**
 * The buttons of an agentik: Launch, Pause, Duplicate, Delete. Success redirects to the agentik that
 * was changed: at a guest's first write that is the guest's own copy of the demo agentik. Duplicate on
 * a list redirects back to the list.
 *
 * @throws 404 for an unknown agentik, what `readForm` throws
 */
export async function answerAgentik({ request, params, context }: ActionFunctionArgs) {
  const { intent, key } = await readForm(request, FORM);
  const id = parseItemId(params.id);
  const { personId: viewerId } = await findViewer(request);
  if (!id || !(await itemExists(db, "agentik", id, viewerId))) throw data(null, { status: 404 });
  if (intent === "configure") throw redirect(paths.agentikConfigure(id), { status: 303 });

  const now = new Date();
  const lang = requestLang(request);
  const written = await writeAs({ request, context }, (tx, { personId }): Promise<PressAnswer> => {
    const press = { personId, id, now };
    switch (intent) {
      case "launch":
        return launchAgentik(tx, press);
      case "pause":
        return pauseAgentik(tx, press);
      case "duplicate": {
        const scope = `duplicate-agentik ${id}`;
        const suffix = m.agentiks_copy_suffix({}, lang);
        return idempotent(tx, { personId, key, scope, payload: id }, () =>
          duplicateAgentik(tx, { ...press, suffix }),
        );
      }
      case "delete":
        return idempotent(tx, { personId, key, scope: `delete-agentik ${id}`, payload: id }, () =>
          deleteAgentik(tx, press),
        );
    }
  });
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const { reason } = value;
    if (reason === "gone") throw data(null, { status: 404 });
    const status = reason === "not-yours" ? 403 : 409;
    return refuse({ intent, status, reason, text: agentikRefusalText(reason, lang) });
  }
  const code = DONE[intent];
  if (value.id === undefined)
    throw redirectWithFlash(request, paths.agentiks, { code, about: "" }, headers);
  const list = listOfForm(request, context.isDocument === false ? "" : `#${answerId(id)}`);
  if (list && intent === "duplicate") {
    const flash = { code, about: id, result: value.id };
    throw redirectWithFlash(request, list, flash, headers);
  }
  const to = paths.agentik(value.id);
  throw redirectWithFlash(request, to, { code, about: value.id }, headers);
}
