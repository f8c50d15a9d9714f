import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import { PICTURE_CROPS } from "#domain/people/profile/pictures.ts";
import { paths } from "#domain/addresses/paths.ts";
import { forgetSession, readToken } from "#app/session/cookies.server.ts";
import { leaveFor } from "#app/forms/leave-for.server.ts";
import type { Refused } from "#app/forms/action-result.server.ts";
import { chosenFile, typedText, typedTextIfAny } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { retryOrBusy } from "#app/session/retry-or-busy.server.ts";
import { logSecurityEvent } from "#app/session/security-log.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { askToSignIn, type WriteArgs } from "#app/session/write-as.server.ts";
import { endSessionOfToken } from "#db/commands/people/sessions.ts";
import { answerPicture, answerPictureRemoval } from "#app/screens/people/picture-action.server.ts";
import { answerCredentials } from "./credentials-action.server.ts";
import { answerProfile } from "./profile-action.server.ts";

const FORM = z.object({
  // Optional: without a session any form redirects to the sign-in; only then an unknown intent is 400.
  intent: z
    .enum([
      "sign-out",
      "change-email",
      "change-password",
      "end-sessions",
      "save-profile",
      "upload-picture",
      "remove-picture",
    ])
    .optional()
    .catch(undefined),
  name: typedText(),
  handle: typedTextIfAny(),
  picture: chosenFile(),
  crop: z.enum(PICTURE_CROPS).catch("centre"),
  email: typedText(),
  password: typedText(),
  "new-password": typedText(),
  /** The id of the session to end, or `others`. */
  session: typedText(),
});

/** Why a form was refused; a typed password is never sent back. */
export type AccountRefusal = Refused<string, { email?: string; name?: string; handle?: string }>;

const PICTURE = { purpose: "avatar", to: paths.account, about: "account" } as const;

/**
 * The forms of the account page. The person comes from the session alone; no form field names one.
 *
 * @throws the redirect after success, 400 for an unknown intent, what `readForm` throws
 */
export async function answerAccount(args: WriteArgs) {
  const { request, context } = args;
  const { intent, ...form } = await readForm(request, FORM);
  // Guests have a profile too, and visitors become guests with it.
  if (intent === "save-profile") return answerProfile(args, form);
  if (intent === "upload-picture")
    return answerPicture(args, form.picture, { ...PICTURE, crop: form.crop });
  if (intent === "remove-picture") return answerPictureRemoval(args, PICTURE);
  const { personId, sessionId } = await findViewer(request);
  if (intent === "sign-out") return signOut(args, { personId, sessionId });
  if (sessionId === undefined) throw askToSignIn(request, context);
  if (!intent) throw new Response("Unknown intent", { status: 400 });
  return answerCredentials(args, { personId, sessionId }, { intent, form });
}

async function signOut(
  { request, context }: WriteArgs,
  { personId, sessionId }: { personId: string; sessionId: string | undefined },
) {
  const token = readToken(request, "session");
  const ended = await retryOrBusy(async () => token && (await endSessionOfToken(db, token)));
  if (!ended.ok) {
    const lang = requestLang(request);
    return refuseUnwritten(ended, { intent: "sign-out", lang, typed: {} });
  }
  logSecurityEvent("sign-out", context, { person: personId, session: sessionId });
  throw leaveFor(`${paths.login}?done=signed-out`, forgetSession(request));
}
