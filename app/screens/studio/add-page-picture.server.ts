import { PAGE_PICTURE_ALT_MAX, PAGE_PICTURES_MAX } from "#domain/studio/pages/pages.ts";
import { takePicture } from "#adapters/pictures/uploaded-picture.server.ts";
import { addPagePicture } from "#db/commands/studio/page-pictures.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import * as m from "#app/messages/messages.js";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { pictureProblem } from "#app/presenters/answers/picture-problem.server.ts";
import { addressOf, limitTries } from "#app/session/limit-tries.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";

/**
 * Puts a picture among the person's own ones for pages.
 *
 * @param picture undefined if none was chosen
 * @param alt what is seen in it
 * @returns the picture's hash and the headers of the write, or the refusal to answer the form with
 */
export async function addPagePictureAs(
  args: WriteArgs,
  input: { intent: string; key: string | undefined; picture: File | undefined; alt: string },
) {
  const { intent, key, picture, alt } = input;
  const { request, context } = args;
  const [lang, now] = [requestLang(request), new Date()];
  const typed = { alt };
  // Decoding costs more than a write, so it has a limit of its own.
  const { sessionId } = await findViewer(request);
  const waitSeconds = await limitTries("picture", sessionId ?? addressOf(context), now);
  if (waitSeconds > 0) {
    const error = { reason: "too-often", waitSeconds } as const;
    return { refused: refuseUnwritten(error, { intent, lang, typed }) };
  }
  const bytes = await takePicture(picture, "centre", "4:3");
  if (typeof bytes === "string")
    return { refused: refuse({ intent, ...pictureProblem(bytes, lang), typed }) };
  const written = await writeAs(args, (tx, { personId, address }) =>
    idempotent(
      tx,
      { personId, key, scope: "page-picture", payload: { alt, size: bytes.length } },
      () => addPagePicture(tx, { personId, address, bytes, alt, now }),
    ),
  );
  if (!written.ok) return { refused: refuseUnwritten(written.error, { intent, lang, typed }) };
  const { value, headers } = written;
  if (value.kind === "done") return { hash: value.hash, headers };
  const { reason } = value;
  const text =
    reason === "full"
      ? m.pages_pictures_full({ max: PAGE_PICTURES_MAX }, lang)
      : m.pages_pictures_alt_long({ max: PAGE_PICTURE_ALT_MAX }, lang);
  return {
    refused: refuse({ intent, status: reason === "full" ? 409 : 422, reason, text, typed }),
  };
}
