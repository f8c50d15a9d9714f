import { studioPaths } from "#domain/studio/studio-paths.ts";
import { z } from "zod";
import { PAGE_PICTURE_ALT_MAX, PAGE_PICTURES_MAX } from "#domain/studio/pages/pages.ts";
import { makePicture } from "#adapters/pictures/stored-picture.server.ts";
import { addPagePicture, deletePagePicture } from "#db/commands/studio/page-pictures.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { chosenFile, formKey } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenLine } from "#app/forms/written-text.server.ts";
import * as m from "#app/messages/messages.js";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { pictureProblem } from "#app/presenters/answers/picture-problem.server.ts";
import { addressOf, limitTries } from "#app/session/limit-tries.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";

const FORM = z.object({
  intent: z.enum(["add", "delete"]),
  key: formKey(),
  picture: chosenFile(),
  alt: writtenLine(),
  id: writtenLine(),
});

/**
 * Uploads or deletes one of one's pictures for pages.
 *
 * @throws the redirect after success, what `readForm` throws
 */
export async function answerPictures(args: WriteArgs) {
  const { request, context } = args;
  const { intent, key, picture, alt, id } = await readForm(request, FORM);
  const lang = requestLang(request);
  const now = new Date();
  const typed = { alt };
  if (intent === "delete") {
    const gone = await writeAs(args, (tx, { personId }) => deletePagePicture(tx, { personId, id }));
    if (!gone.ok) return refuseUnwritten(gone.error, { intent, lang, typed });
    const flash = { code: "picture-deleted", about: "page-pictures" };
    throw redirectWithFlash(request, studioPaths.pagePictures, flash, gone.headers);
  }
  // Decoding costs more than a write, so it has a limit of its own and comes after it.
  const { sessionId } = await findViewer(request);
  const waitSeconds = await limitTries("picture", sessionId ?? addressOf(context), now);
  if (waitSeconds > 0)
    return refuseUnwritten({ reason: "too-often", waitSeconds }, { intent, lang, typed });
  const bytes = await makePicture(picture, "centre", "4:3");
  if (typeof bytes === "string") return refuse({ intent, ...pictureProblem(bytes, lang), typed });
  const written = await writeAs(args, (tx, { personId, address }) =>
    idempotent(
      tx,
      { personId, key, scope: "page-picture", payload: { alt, size: bytes.length } },
      () => addPagePicture(tx, { personId, address, bytes, alt, now }),
    ),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const { reason } = value;
    const text =
      reason === "full"
        ? m.pages_pictures_full({ max: PAGE_PICTURES_MAX }, lang)
        : m.pages_pictures_alt_long({ max: PAGE_PICTURE_ALT_MAX }, lang);
    return refuse({ intent, status: reason === "full" ? 409 : 422, reason, text, typed });
  }
  const flash = { code: "picture-added", about: "page-pictures" };
  throw redirectWithFlash(request, studioPaths.pagePictures, flash, headers);
}
