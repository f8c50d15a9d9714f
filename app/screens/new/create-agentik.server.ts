import type { ActionFunctionArgs } from "@remix-run/node";
import { readConfiguration } from "#domain/agentiks/agentik-configuration.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import * as m from "#app/messages/messages.js";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readFormKey } from "#app/forms/form-key.server.ts";
import { readWrittenConfiguration } from "#app/forms/read-configuration.server.ts";
import { configurationFieldTexts } from "#app/presenters/answers/agentiks.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { createAgentik } from "#db/commands/agentiks/create-agentik.ts";
import { once } from "#db/commands/writing/once.ts";

const intent = "create";

/** Makes an agentik of what was written, and leads to it. */
export async function createAgentikFrom(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  form: FormData,
) {
  const typed = readWrittenConfiguration(form);
  // A form of before these fields were in it.
  if (!form.has("type")) Object.assign(typed, { type: "automation", language: "es" });
  const lang = requestLang(request);
  const { configuration, problems } = readConfiguration(typed);
  if (problems) {
    const fields = configurationFieldTexts(problems, lang);
    if (fields.name) fields.name = m.create_missing_name({}, lang);
    return refuse({ intent, status: 422, reason: "fields", fields, typed });
  }
  const [key, now] = [readFormKey(form), new Date()];
  const done = await writeAs({ request, context }, (tx, { personId }) =>
    once(tx, { personId, key, about: "create-agentik", content: configuration }, () =>
      createAgentik(tx, { personId, configuration, now }),
    ),
  );
  if (!done.isDone) return refuseUnwritten(done.why, { intent, lang, typed });
  const { id } = done.value;
  const flash = { code: "agentik-created", about: id };
  throw redirectWithFlash(request, `/agentiks/${id}`, flash, done.headers);
}
