import { z } from "zod";
import { templateBlocks, TEMPLATE_TRADES } from "#domain/studio/pages/page-templates.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { paths } from "#domain/addresses/paths.ts";
import { versionRefusalText } from "#app/presenters/answers/layouts.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { putAs } from "#app/session/save-layout.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import type { WriteArgs } from "#app/session/write-as.server.ts";
import { findTemplateFacts } from "./template-facts.server.ts";

const FORM = z.object({ trade: z.enum(TEMPLATE_TRADES), key: formKey() });

/**
 * Makes a template the newest version of the builder's layout, with the prices and answers that the person has told
 * Plaza already. An unsaved draft is saved as a version
 * before it.
 *
 * @throws the redirect to the builder after success, what `readForm` throws
 */
export async function answerTemplate({ request, context }: WriteArgs) {
  const { trade, key } = await readForm(request, FORM);
  const [intent, lang] = ["template", requestLang(request)];
  const { personId } = await findViewer(request);
  const facts = await findTemplateFacts(personId, lang.locale);
  const blocks = templateBlocks(trade, lang.locale, facts);
  const done = await putAs({ request, context }, { key, scope: "page-template", from: { blocks } });
  if (!done.ok) return refuseUnwritten(done.error, { intent, lang });
  const { value, headers } = done;
  if (value.kind === "refused") {
    const { reason } = value;
    return refuse({ intent, status: 409, reason, text: versionRefusalText(reason, lang) });
  }
  const isFilled = Boolean(facts.questions) || facts.prices !== null;
  const code = isFilled ? "layout-filled" : "layout-template";
  const flash = { code, about: String(value.version) };
  throw redirectWithFlash(request, paths.builder, flash, headers);
}
