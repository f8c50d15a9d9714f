import { studioPaths } from "#domain/addresses/studio-paths.ts";
import { z } from "zod";
import { deletePagePicture } from "#db/commands/studio/page-pictures.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { chosenFile, formKey } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenLine } from "#app/forms/written-text.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { addPagePictureAs } from "#app/screens/studio/add-page-picture.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";

const FORM = z.object({
  intent: z.enum(["add", "delete"]),
  key: formKey(),
  picture: chosenFile(),
  alt: writtenLine(),
  id: writtenLine(),
});

/**
 * Uploads or deletes a picture of the person for pages.
 *
 * @throws the redirect after success, what `readForm` throws
 */
export async function answerPictures(args: WriteArgs) {
  const { request } = args;
  const { intent, key, picture, alt, id } = await readForm(request, FORM);
  if (intent === "delete") {
    const gone = await writeAs(args, (tx, { personId }) => deletePagePicture(tx, { personId, id }));
    if (!gone.ok)
      return refuseUnwritten(gone.error, { intent, lang: requestLang(request), typed: { alt } });
    const flash = { code: "picture-deleted", about: "page-pictures" };
    throw redirectWithFlash(request, studioPaths.pagePictures, flash, gone.headers);
  }
  const added = await addPagePictureAs(args, { intent, key, picture, alt });
  if ("refused" in added) return added.refused;
  const flash = { code: "picture-added", about: "page-pictures" };
  throw redirectWithFlash(request, studioPaths.pagePictures, flash, added.headers);
}
