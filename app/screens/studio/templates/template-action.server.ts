import { z } from "zod";
import { templateBlocks, TEMPLATE_TRADES } from "#domain/studio/pages/page-templates.ts";
import { forgetDraftCookie, readDraftCookie } from "#domain/studio/builder/builder-draft-cookie.ts";
import { putLayout } from "#db/commands/studio/save-layout.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { paths } from "#app/paths.ts";
import { versionRefusalText } from "#app/presenters/answers/layouts.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";

const FORM = z.object({ trade: z.enum(TEMPLATE_TRADES), key: formKey() });

/**
 * Makes a template the newest version of the builder's layout. An unsaved draft is saved as a version
 * before it.
 *
 * @throws the redirect to the builder after success, what `readForm` throws
 */
export async function answerTemplate({ request, context }: WriteArgs) {
  const { trade, key } = await readForm(request, FORM);
  const [intent, lang, now] = ["template", requestLang(request), new Date()];
  const blocks = templateBlocks(trade, lang.locale);
  const stored = readDraftCookie(request.headers.get("Cookie"));
  const draft = stored && "work" in stored ? stored.work.blocks : null;
  const done = await writeAs({ request, context }, (tx, { personId, address }) =>
    idempotent(tx, { personId, key, scope: "page-template", payload: { trade, draft } }, () =>
      putLayout(tx, { personId, address, from: { blocks }, draft, now }),
    ),
  );
  if (!done.ok) return refuseUnwritten(done.error, { intent, lang });
  const { value, headers } = done;
  if (value.kind === "refused") {
    const { reason } = value;
    return refuse({ intent, status: 409, reason, text: versionRefusalText(reason, lang) });
  }
  headers.append("Set-Cookie", forgetDraftCookie);
  const flash = { code: "layout-template", about: String(value.version) };
  throw redirectWithFlash(request, paths.builder, flash, headers);
}
