import type { PictureCrop, PicturePurpose } from "#domain/people/profile/pictures.ts";
import { takePicture } from "#adapters/pictures/uploaded-picture.server.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { pictureProblem } from "#app/presenters/answers/picture-problem.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { addressOf, limitTries } from "#app/session/limit-tries.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";
import { removePicture, setPicture } from "#db/commands/people/profile/set-picture.ts";

/** Crop and use of the picture, path of the redirect, and what the page is called in its flash. */
interface PictureForm {
  crop: PictureCrop | "whole";
  purpose: PicturePurpose;
  to: string;
  about: string;
}

/**
 * Stores a chosen picture as a square.
 *
 * @throws the redirect after success
 */
export async function answerPicture(
  args: WriteArgs,
  file: File | undefined,
  { crop, purpose, to, about }: PictureForm,
) {
  const { request, context } = args;
  const intent = "upload-picture";
  const lang = requestLang(request);
  const now = new Date();
  // Decoding costs more than a write, so it has a limit of its own and comes after it.
  const { sessionId } = await findViewer(request);
  const waitSeconds = await limitTries("picture", sessionId ?? addressOf(context), now);
  if (waitSeconds > 0)
    return refuseUnwritten({ reason: "too-often", waitSeconds }, { intent, lang });
  const picture = await takePicture(file, crop, "square");
  if (typeof picture === "string") return refuse({ intent, ...pictureProblem(picture, lang) });
  const written = await writeAs(args, (tx, { personId, address }) =>
    setPicture(tx, { personId, address, purpose, bytes: picture, now }),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
  throw redirectWithFlash(request, to, { code: "picture", about }, written.headers);
}

/**
 * Removes the picture or logo.
 *
 * @throws the redirect after success
 */
export async function answerPictureRemoval(
  args: WriteArgs,
  { purpose, to, about }: Omit<PictureForm, "crop">,
) {
  const { request } = args;
  const written = await writeAs(args, (tx, { personId }) =>
    removePicture(tx, { personId, purpose }),
  );
  if (!written.ok)
    return refuseUnwritten(written.error, { intent: "upload-picture", lang: requestLang(request) });
  throw redirectWithFlash(request, to, { code: "picture-removed", about }, written.headers);
}
