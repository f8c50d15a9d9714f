import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { memberOf } from "#domain/input/member-of.ts";
import { parsePicturePlace } from "#domain/artifakts/artifakt-pictures.ts";
import { LICENCES } from "#domain/artifakts/licences.ts";
import { CONTENT_LANGUAGES } from "#domain/items/catalogue.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { readEditedArtifakt } from "#domain/items/item-fields.ts";
import { paths } from "#domain/addresses/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { chosenFile, formKey, typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { editArtifakt } from "#db/commands/artifakts/edit-artifakt.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { changedText, editFieldTexts } from "./answer-text.server.ts";
import { answerArtifaktPicture } from "./picture-action.server.ts";

const FORM = z.object({
  /** The form of one picture, or, without an intent, that of the words. */
  intent: z.enum(["upload-picture", "remove-picture"]).optional(),
  key: formKey(),
  place: typedText(),
  picture: chosenFile(),
  alt: typedText(),
  /** The edition of the artifakt or picture that the page showed; optimistic concurrency check. */
  seen: typedText(),
  name: typedText(),
  description: typedText(),
  price: typedText(),
  tags: typedText(),
  language: typedText(),
  licence: typedText(),
});

/** The form of the words. */
const intent = "edit";

/**
 * Stores the maker's changes to an artifakt or one of its pictures, unless it was changed since the
 * page was loaded.
 *
 * @throws 404 for an unknown artifakt or one of another maker; what `readForm` throws
 */
export async function answerEdit(args: ActionFunctionArgs) {
  const { request, params, context } = args;
  const { key, seen, intent: asked, place, picture, alt, ...typed } = await readForm(request, FORM);
  const artifaktId = parseItemId(params.id);
  if (!artifaktId) throw data(null, { status: 404 });
  if (asked) {
    const known = parsePicturePlace(place);
    if (known === undefined) throw new Response("No such picture.", { status: 400 });
    const isRemoved = asked === "remove-picture";
    const form = { key, artifaktId, place: known, seen, file: picture, alt, isRemoved };
    return answerArtifaktPicture(args, form);
  }
  const lang = requestLang(request);
  const read = readEditedArtifakt(typed);
  if (read.wrong) {
    const fields = editFieldTexts(read.wrong, lang);
    return refuse({ intent, status: 422, reason: "fields", fields, typed });
  }
  const artifakt = {
    ...read.fields,
    language: memberOf(CONTENT_LANGUAGES, typed.language) ?? "es",
    licence: memberOf(LICENCES, typed.licence),
  };
  const now = new Date();
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    idempotent(
      tx,
      { personId, key, scope: `edit-artifakt ${artifaktId}`, payload: { ...artifakt, seen } },
      () => editArtifakt(tx, { personId, artifaktId, seen, artifakt, now }),
    ),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const { value, headers } = written;
  if (value.kind === "refused") {
    if (value.reason === "gone") throw data(null, { status: 404 });
    return refuse({ intent, status: 409, reason: value.reason, text: changedText(lang), typed });
  }
  const { artifaktId: id } = value;
  throw redirectWithFlash(request, paths.artifaktManage(id), { code: "saved", about: id }, headers);
}
