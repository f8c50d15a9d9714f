import { paths } from "#app/paths.ts";
import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseItemId } from "#domain/items/item-ids.ts";
import { readSpaceFields } from "#domain/items/item-fields.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey, typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { spaceEditRefusalText, spaceFieldTexts } from "#app/presenters/answers/spaces.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { editSpace } from "#db/commands/spaces/edit-space.ts";
import { once } from "#db/commands/writing/once.ts";

const FORM = z.object({
  key: formKey(),
  /** The edition that was on the page. */
  seen: typedText(),
  name: typedText(),
  description: typedText(),
  type: typedText(),
  joinPolicy: typedText(),
  maxMembers: typedText(),
});

/** The page's only form. */
const intent = "edit";

/**
 * Stores what the owner has made of a space, unless it was changed since the page was shown.
 *
 * @throws 404 for a space there is not, or that is not the person's; what `readForm` throws
 */
export async function answerEdit({ request, params, context }: ActionFunctionArgs) {
  const { key, seen, ...typed } = await readForm(request, FORM);
  const spaceId = parseItemId(params.id);
  if (!spaceId) throw data(null, { status: 404 });
  const lang = requestLang(request);
  const read = readSpaceFields(typed);
  if (read.wrong) {
    const fields = spaceFieldTexts(read.wrong, lang);
    return refuse({ intent, status: 422, reason: "fields", fields, typed });
  }
  const space = read.fields;
  const now = new Date();
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    once(tx, { personId, key, about: `edit-space ${spaceId}`, content: { ...space, seen } }, () =>
      editSpace(tx, { personId, spaceId, seen, space, now }),
    ),
  );
  if (!written.isDone) return refuseUnwritten(written.why, { intent, lang, typed });
  const { value, headers } = written;
  if (value.kind === "refused") {
    if (value.reason === "gone") throw data(null, { status: 404 });
    const text = spaceEditRefusalText(value, lang);
    return refuse({ intent, status: 409, reason: value.reason, text, typed });
  }
  const flash = { code: "edited", about: value.spaceId };
  throw redirectWithFlash(request, paths.space(value.spaceId), flash, headers);
}
