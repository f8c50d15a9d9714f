import { data, type ActionFunctionArgs } from "@remix-run/node";
import { readAlt, type PicturePlace } from "#domain/artifakts/artifakt-pictures.ts";
import { takePicture } from "#adapters/pictures/uploaded-picture.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { pictureProblem } from "#app/presenters/answers/picture-problem.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { addressOf, limitTries } from "#app/session/limit-tries.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import {
  removeArtifaktPicture,
  setArtifaktPicture,
} from "#db/commands/artifakts/set-artifakt-picture.ts";
import { fingerprintOf, idempotent } from "#db/commands/writing/idempotent.ts";
import { changedText } from "./answer-text.server.ts";

interface PictureForm {
  key: string | undefined;
  artifaktId: string;
  place: PicturePlace;
  /** The digest of the picture on the page. */
  seen: string;
  file: File | undefined;
  alt: string;
  isRemoved: boolean;
}

/**
 * Stores, describes or removes one picture of an artifakt.
 *
 * @throws the redirect after success, 404 for an artifakt of another maker
 */
export async function answerArtifaktPicture(
  { request, context }: ActionFunctionArgs,
  { key, artifaktId, place, seen, file, alt: typedAlt, isRemoved }: PictureForm,
) {
  const lang = requestLang(request);
  const now = new Date();
  const intent = `picture-${place}`;
  const typed = { alt: typedAlt };
  const alt = readAlt(typedAlt);
  if (alt === undefined) {
    const fields = { alt: m.artifakts_pictures_alt_problem({}, lang) };
    return refuse({ intent, status: 422, reason: "fields", fields, typed });
  }
  let bytes: Buffer | undefined;
  if (file && !isRemoved) {
    const { sessionId } = await findViewer(request);
    const waitSeconds = await limitTries("picture", sessionId ?? addressOf(context), now);
    if (waitSeconds > 0)
      return refuseUnwritten({ reason: "too-often", waitSeconds }, { intent, lang, typed });
    const made = await takePicture(file, "centre", "4:3");
    if (typeof made === "string") return refuse({ intent, ...pictureProblem(made, lang), typed });
    bytes = made;
  }
  const payload = { seen, alt, isRemoved, picture: bytes && fingerprintOf(bytes.toString("hex")) };
  const written = await writeAs({ request, context }, (tx, { personId, address }) => {
    const change = { personId, artifaktId, place, seen, now };
    return idempotent(
      tx,
      { personId, key, scope: `artifakt-picture ${artifaktId} ${place}`, payload },
      () =>
        isRemoved
          ? removeArtifaktPicture(tx, change)
          : setArtifaktPicture(tx, { ...change, address, bytes, alt }),
    );
  });
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const { reason } = value;
    if (reason === "gone") throw data(null, { status: 404 });
    if (reason === "missing")
      return refuse({ intent, ...pictureProblem("picture-missing", lang), typed });
    return refuse({ intent, status: 409, reason, text: changedText(lang), typed });
  }
  const { artifaktId: about } = value;
  const code = isRemoved ? "picture-removed" : "picture";
  throw redirectWithFlash(
    request,
    `${paths.artifaktEdit(about)}#pictures`,
    { code, about },
    headers,
  );
}
