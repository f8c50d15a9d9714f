import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import { readConfiguration } from "#domain/agentiks/agentik-configuration.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { paths } from "#app/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey } from "#app/forms/form-fields.server.ts";
import { CONFIGURATION } from "#app/forms/configuration-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import {
  agentikRefusalText,
  configurationFieldTexts,
} from "#app/presenters/answers/agentiks.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { writtenCount } from "#app/forms/written-text.server.ts";
import {
  discardConfiguration,
  draftConfiguration,
  publishConfiguration,
} from "#db/commands/agentiks/configure-agentik.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { findAgentikDetail } from "#db/queries/agentiks/agentik-detail.ts";

const FORM = CONFIGURATION.extend({
  intent: z.enum(["draft", "publish", "discard"]),
  /** Revision of the draft that the page showed; optimistic concurrency check. 0: no draft. */
  revision: writtenCount(),
  key: formKey(),
});

const DONE = { draft: "drafted", publish: "published", discard: "discarded" } as const;

/**
 * Saves a draft of the configuration, publishes the form as a new version, or discards the draft.
 *
 * @throws 404 for an unknown agentik, what `readForm` throws
 */
export async function answerConfigure({ request, params, context }: ActionFunctionArgs) {
  const { intent, revision, key, ...typed } = await readForm(request, FORM);
  const id = parseItemId(params.id);
  const { personId: viewerId } = await findViewer(request);
  const shown = id === undefined ? undefined : await findAgentikDetail(db, id, viewerId);
  if (!id || !shown) throw data(null, { status: 404 });

  const lang = requestLang(request);
  const { configuration, problems } = readConfiguration(typed, shown.type);
  if (intent !== "discard" && problems) {
    const fields = configurationFieldTexts(problems, lang);
    return refuse({ intent, status: 422, reason: "fields", fields, typed });
  }

  const now = new Date();
  const done = await writeAs({ request, context }, (tx, { personId }) => {
    const scope = `${intent}-agentik ${id}`;
    const content = { revision, ...(intent !== "discard" && typed) };
    return idempotent(tx, { personId, key, scope, payload: content }, () => {
      const target = { personId, id, revision, now };
      if (!configuration || intent === "discard") return discardConfiguration(tx, target);
      const command = intent === "draft" ? draftConfiguration : publishConfiguration;
      return command(tx, { ...target, configuration });
    });
  });
  if (!done.ok) return refuseUnwritten(done.error, { intent, lang, typed });
  const { value, headers } = done;
  if (value.kind === "refused") {
    const { reason } = value;
    if (reason === "gone") throw data(null, { status: 404 });
    const status = reason === "not-yours" ? 403 : 409;
    return refuse({ intent, status, reason, text: agentikRefusalText(reason, lang), typed });
  }
  const to = intent === "publish" ? paths.agentik(value.id) : paths.agentikConfigure(value.id);
  const flash = { code: `agentik-${DONE[intent]}`, about: value.id };
  throw redirectWithFlash(request, to, flash, headers);
}
