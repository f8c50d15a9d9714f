import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { db, onPrimary } from "#db/connection/live-database.ts";
import type { Abilities } from "#domain/agentiks/abilities/abilities.ts";
import {
  readConfiguration,
  type WrittenConfiguration,
} from "#domain/agentiks/agentik-configuration.ts";
import {
  DOCUMENT_NAME_MAX_CHARACTERS,
  DOCUMENT_TEXT_MAX_CHARACTERS,
} from "#domain/spaces/documents.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import {
  hasAbilityFields,
  labelLines,
  readAbilityFields,
} from "#app/forms/abilities-fields.server.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey } from "#app/forms/form-fields.server.ts";
import { CONFIGURATION } from "#app/forms/configuration-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";
import {
  agentikRefusalText,
  configurationFieldTexts,
} from "#app/presenters/answers/agentiks.server.ts";
import { documentRefusal } from "#app/presenters/answers/documents.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { writtenCount, writtenLine, writtenText } from "#app/forms/written-text.server.ts";
import { areExamplesSame } from "#db/queries/agentiks/examples.ts";
import { untilRunEnds } from "#app/session/run-end.server.ts";
import { addKnowledge } from "#db/commands/agentiks/chats/add-knowledge.ts";
import {
  discardConfiguration,
  draftConfiguration,
  publishConfiguration,
} from "#db/commands/agentiks/configure-agentik.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { findAgentikDetail } from "#db/queries/agentiks/agentik-detail.ts";

const FORM = CONFIGURATION.extend({
  intent: z.enum(["draft", "publish", "discard", "teach"]),
  /** Name and text that the agentik is to know. */
  document: writtenLine(),
  text: writtenText(),
  /** Revision of the draft that the page showed; optimistic concurrency check. 0: no draft. */
  revision: writtenCount(),
  key: formKey(),
  // The fields of its abilities have numbered names.
}).passthrough();

/** Typed values of a refused form. */
interface Typed extends Partial<WrittenConfiguration> {
  abilities?: Abilities;
  /** Labels, one a line. */
  labels?: string;
  document?: string;
  text?: string;
}

const DONE = { draft: "drafted", publish: "published", discard: "discarded" } as const;

/**
 * Saves a draft of the configuration, publishes the form as a new version, discards the draft, or adds a
 * text to what the agentik knows.
 *
 * @throws 404 for an unknown agentik, what `readForm` throws
 */
export async function answerConfigure({ request, params, context }: ActionFunctionArgs) {
  const { intent, revision, key, document, text, ...written } = await readForm(request, FORM);
  const id = parseItemId(params.id);
  const { personId: viewerId } = await findViewer(request);
  const shown = id === undefined ? undefined : await findAgentikDetail(db, id, viewerId);
  if (!id || !shown) throw data(null, { status: 404 });

  const lang = requestLang(request);
  if (intent === "teach") return teach({ request, context }, { id, key, document, text, lang });
  const { configuration: fields, problems } = readConfiguration(written, shown.type);
  // A form without fields for abilities leaves them as they are.
  const abilities = hasAbilityFields(written)
    ? readAbilityFields(written, fields?.language ?? shown.language)
    : undefined;
  const configuration = fields && { ...fields, ...(abilities && { abilities }) };
  const { name, description, type, language, instructions } = written;
  const typed: Typed = {
    name,
    description,
    type,
    language,
    instructions,
    ...(abilities && { abilities, labels: labelLines(abilities.labels) }),
  };
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
  const code = `agentik-${DONE[intent]}`;
  const { id: about, runId } = value;
  if (intent !== "publish")
    throw redirectWithFlash(request, paths.agentikConfigure(about), { code, about }, headers);
  if (runId === undefined)
    throw redirectWithFlash(request, paths.agentik(about), { code, about }, headers);
  await untilRunEnds(runId);
  const isSame = await onPrimary(() => areExamplesSame(db, { agentikId: about, runId }));
  // The page of examples shows those that answer differently or are still being checked.
  throw isSame
    ? redirectWithFlash(request, paths.agentik(about), { code: `${code}-same`, about }, headers)
    : redirectWithFlash(request, paths.agentikExamples(about), { code, about }, headers);
}

/** Adds a text to the documents of the agentik's workplace. */
async function teach(
  args: WriteArgs,
  {
    id,
    key,
    document,
    text,
    lang,
  }: {
    id: string;
    key: string | undefined;
    document: string;
    text: string;
    lang: { locale: Locale };
  },
) {
  const intent = "teach";
  const typed: Typed = { document, text };
  const isWrong =
    document === "" ||
    document.length > DOCUMENT_NAME_MAX_CHARACTERS ||
    text.trim() === "" ||
    text.length > DOCUMENT_TEXT_MAX_CHARACTERS;
  if (isWrong) {
    const problem = m.agentiks_problem_document({}, lang);
    return refuse({ intent, status: 422, reason: "fields", text: problem, typed });
  }
  const now = new Date();
  const done = await writeAs(args, (tx, { personId, address }) =>
    idempotent(tx, { personId, key, scope: `teach-agentik ${id}`, payload: typed }, () =>
      addKnowledge(tx, { personId, id, name: document, text, address, now }),
    ),
  );
  if (!done.ok) return refuseUnwritten(done.error, { intent, lang, typed });
  const { value, headers } = done;
  if (value.kind === "refused") {
    if (value.reason === "gone") throw data(null, { status: 404 });
    const refusal = documentRefusal(value.reason, lang);
    const said =
      value.reason === "not-yours" ? agentikRefusalText(value.reason, lang) : refusal.text;
    return refuse({ intent, ...refusal, text: said, typed });
  }
  const to = `${paths.agentikConfigure(value.id)}#knows`;
  const code = value.isUpdate ? "agentik-retaught" : "agentik-taught";
  throw redirectWithFlash(args.request, to, { code, about: value.id }, headers);
}
