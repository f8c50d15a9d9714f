import { z } from "zod";
import { memberOf } from "#domain/input/member-of.ts";
import { DOCUMENT_TEXT_MAX_CHARACTERS } from "#domain/spaces/documents.ts";
import { DEFAULT_AGENTIK_TYPE, readConfiguration } from "#domain/agentiks/agentik-configuration.ts";
import { READY_MADE } from "#domain/agentiks/ready-made/ready-made.ts";
import { paths } from "#domain/addresses/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import * as m from "#app/messages/messages.js";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey, typedTextIfAny } from "#app/forms/form-fields.server.ts";
import { CONFIGURATION } from "#app/forms/configuration-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { configurationFieldTexts } from "#app/presenters/answers/agentiks.server.ts";
import { documentFieldText, documentRefusal } from "#app/presenters/answers/documents.server.ts";
import { writtenLine, writtenText } from "#app/forms/written-text.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";
import { createAgentikWithKnowledge } from "#db/commands/agentiks/create-agentik-with-knowledge.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";

const intent = "create";

const FORM = CONFIGURATION.extend({
  key: formKey(),
  template: typedTextIfAny(),
  // Defaults for a form without these fields, from a page loaded before they were added.
  type: z.string().default(DEFAULT_AGENTIK_TYPE).catch("").pipe(writtenLine()),
  language: z.string().default("es").catch("").pipe(writtenLine()),
  /** A text that it answers from, such as a menu; may be empty. */
  knows: writtenText(),
});

/** Creates an agentik, with the text that it is to know, and redirects to its page. */
export async function createAgentikFrom({ request, context }: WriteArgs) {
  const { key, ...typed } = await readForm(request, FORM);
  const lang = requestLang(request);
  const { configuration, problems } = readConfiguration(typed);
  const isTooLong = typed.knows.length > DOCUMENT_TEXT_MAX_CHARACTERS;
  if (problems || isTooLong) {
    const fields: Record<string, string> = configurationFieldTexts(problems ?? [], lang);
    if (fields.name) fields.name = m.create_missing_name({}, lang);
    if (isTooLong) fields.knows = documentFieldText("text", lang);
    return refuse({ intent, status: 422, reason: "fields", fields, typed });
  }
  const readyMade = memberOf(READY_MADE, typed.template);
  const now = new Date();
  const locale = configuration.language === "en" ? "en" : "es";
  const knowledge = { name: m.abilities_knows({}, { locale }), text: typed.knows.trim() };
  const content = { configuration, readyMade, knowledge };
  const payload = { ...configuration, readyMade, text: knowledge.text };
  const done = await writeAs({ request, context }, (tx, { personId, address }) =>
    idempotent(tx, { personId, key, scope: "create-agentik", payload }, () =>
      createAgentikWithKnowledge(tx, { personId, ...content, address, now }),
    ),
  );
  if (!done.ok) return refuseUnwritten(done.error, { intent, lang, typed });
  if (done.value.kind === "refused") {
    const { reason } = done.value;
    return refuse({ intent, ...documentRefusal(reason, lang), typed });
  }
  const { id } = done.value;
  const flash = { code: "agentik-created", about: id };
  throw redirectWithFlash(request, paths.agentik(id), flash, done.headers);
}
