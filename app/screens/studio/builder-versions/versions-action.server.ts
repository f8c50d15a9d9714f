import { z } from "zod";
import { LAYOUT_FILE_MAX_CHARACTERS, parseLayout } from "#domain/studio/builder/layout-file.ts";
import { paths } from "#domain/addresses/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { chosenFile, formKey, typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { versionRefusalText } from "#app/presenters/answers/layouts.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { putAs } from "#app/session/save-layout.server.ts";
import type { WriteArgs } from "#app/session/write-as.server.ts";
import { writtenCount } from "#app/forms/written-text.server.ts";

const FORM = z.object({
  intent: z.enum(["restore", "import"]),
  key: formKey(),
  version: writtenCount(),
  text: typedText(),
  file: chosenFile(),
});

/**
 * The buttons of the versions: restore one, import a file.
 *
 * @throws what `readForm` throws
 */
export async function answerVersions({ request, context }: WriteArgs) {
  const form = await readForm(request, FORM);
  const { intent, key, version } = form;
  const lang = requestLang(request);
  const refuseFor = (reason: "invalid" | "gone" | "stale", status: number, typed = "") =>
    refuse({ intent, status, reason, text: versionRefusalText(reason, lang), typed });
  const scope = `${intent}-layout`;

  const text = intent === "import" ? await readLayoutText(form) : "";
  const blocks = intent === "import" ? parseLayout(text) : null;
  if (intent === "import" && !blocks)
    return refuseFor("invalid", 422, text.slice(0, LAYOUT_FILE_MAX_CHARACTERS));
  const from = blocks ? { blocks } : { version };
  const done = await putAs({ request, context }, { key, scope, from });
  if (!done.ok) return refuseUnwritten(done.error, { intent, lang, typed: form.text });
  const { value, headers } = done;
  if (value.kind === "refused") return refuseFor(value.reason, value.reason === "gone" ? 404 : 409);
  const code = intent === "import" ? "layout-imported" : "layout-restored";
  throw redirectWithFlash(request, paths.builder, { code, about: String(value.version) }, headers);
}

/** The content of the uploaded file, or else of the text field; empty for a file that is too large. */
async function readLayoutText({ file, text }: z.infer<typeof FORM>): Promise<string> {
  if (!file) return text;
  // UTF-8 needs at most 4 bytes per character, so a larger file cannot be a valid layout.
  return file.size <= LAYOUT_FILE_MAX_CHARACTERS * 4 ? file.text() : "";
}
