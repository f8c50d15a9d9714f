import { redirect } from "@remix-run/node";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import { parseEmail } from "#domain/people/accounts.ts";
import { PICTURE_CROPS } from "#domain/people/profile/pictures.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { findNewPasswordProblem } from "#app/session/breached-passwords.server.ts";
import { needsSecondFactor } from "#app/session/second-factor/confirm-identity.server.ts";
import { forgetSession, readToken } from "#app/session/cookies.server.ts";
import { leaveFor } from "#app/forms/leave-for.server.ts";
import { limitTries } from "#app/session/limit-tries.server.ts";
import { CAN_MAIL } from "#adapters/mail/mail.server.ts";
import { hashPassword, isPassword } from "#app/session/password-hash.server.ts";
import { refuse, type Refused } from "#app/forms/action-result.server.ts";
import { chosenFile, typedText, typedTextIfAny } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { refuseUnconfirmed } from "#app/presenters/answers/unconfirmed.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { retryOrBusy } from "#app/session/retry-or-busy.server.ts";
import { logSecurityEvent } from "#app/session/security-log.server.ts";
import { sendEmailChangeLater } from "#app/session/send-link.server.ts";
import { openSession } from "#app/session/sign-in.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { askToSignIn, transact, type WriteArgs } from "#app/session/write-as.server.ts";
import { passwordProblemText } from "#app/presenters/answers/password-problem.server.ts";
import { changeEmail, changePassword } from "#db/commands/people/change-credentials.ts";
import {
  endOwnSession,
  endSessions,
  endSessionOfToken,
  lockSessions,
} from "#db/commands/people/sessions.ts";
import { answerPicture, answerPictureRemoval } from "#app/screens/people/picture-action.server.ts";
import { answerProfile } from "./profile-action.server.ts";
import { findCredentials } from "#db/queries/people/accounts.ts";

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
  const viewer = await findViewer(request);
  const { personId, sessionId } = viewer;
  const now = new Date();
  const lang = requestLang(request);

  if (intent === "sign-out") {
    const token = readToken(request, "session");
    const ended = await retryOrBusy(async () => token && (await endSessionOfToken(db, token)));
    if (!ended.ok) return refuseUnwritten(ended, { intent, lang, typed: {} });
    logSecurityEvent("sign-out", context, { person: personId, session: sessionId });
    throw leaveFor(`${paths.login}?done=signed-out`, forgetSession(request));
  }
  if (sessionId === undefined) throw askToSignIn(request, context);
  if (!intent) throw new Response("Unknown intent", { status: 400 });
  const subject = { person: personId, session: sessionId };

  const account = await findCredentials(db, personId);
  if (!account) throw redirect(paths.signup, 303);
  const typed = { email: intent === "change-email" ? form.email : "" };
  const refuseField = (field: "email" | "password" | "new-password", text: string) =>
    refuse({ intent, status: 422, reason: "fields", fields: { [field]: text }, typed });
  const waitSeconds = await limitTries("passwordByPerson", personId, now);
  if (waitSeconds > 0)
    return refuseUnwritten({ reason: "too-often", waitSeconds }, { intent, lang, typed });
  if (!(await isPassword(form.password, account.passwordHash))) {
    logSecurityEvent("password-wrong", context, subject);
    return refuseField("password", m.account_wrong_password({}, lang));
  }

  // Changing an account's credentials requires all its factors (docs/security.md, 7.5.1).
  if (intent !== "end-sessions" && (await needsSecondFactor({ personId, sessionId }, now)))
    return refuseUnconfirmed({ intent, next: paths.account, lang, typed });

  if (intent === "end-sessions") {
    const id = form.session;
    const ended = await transact(async (tx) => {
      await lockSessions(tx, personId);
      if (id === "others") await endSessions(tx, personId, sessionId);
      else await endOwnSession(tx, personId, id);
    });
    if (!ended.ok) return refuseUnwritten(ended.error, { intent, lang, typed });
    logSecurityEvent(id === "others" ? "sessions-ended" : "session-ended", context, subject);
    if (id === sessionId) throw leaveFor(`${paths.login}?done=signed-out`, forgetSession(request));
    throw redirect(`${paths.account}?done=sessions`, 303);
  }
  if (intent === "change-email") {
    const email = parseEmail(typed.email);
    if (!email) return refuseField("email", m.account_email_problem({}, lang));
    if (CAN_MAIL) {
      // Confirmed by a link to the new address. The answer does not tell whether that has an account.
      sendEmailChangeLater(request, { personId, email });
      logSecurityEvent("email-change-requested", context, subject);
      throw redirect(`${paths.account}?done=email-sent`, 303);
    }
    const change = { personId, email, isVerified: false };
    const changed = await transact((tx) => changeEmail(tx, change, now));
    if (!changed.ok) return refuseUnwritten(changed.error, { intent, lang, typed });
    if (!changed.value) return refuseField("email", m.account_email_taken({}, lang));
    logSecurityEvent("email-changed", context, subject);
    throw redirect(`${paths.account}?done=email`, 303);
  }
  const password = form["new-password"];
  const problem = await findNewPasswordProblem(password, { email: account.email });
  if (problem) return refuseField("new-password", passwordProblemText(problem, lang));
  const passwordHash = await hashPassword(password);
  const changed = await transact(async (tx) => {
    const keptDevice = readToken(request, "device");
    const credentials = { personId, passwordHash, keptDevice, keptSessionId: sessionId };
    if (!(await changePassword(tx, credentials, now))) throw askToSignIn(request, context, "ended");
    // All other sessions ended. This browser stays signed in with a new session token.
    return openSession(tx, request, personId, now);
  });
  if (!changed.ok) return refuseUnwritten(changed.error, { intent, lang, typed });
  logSecurityEvent("password-changed", context, subject);
  throw redirect(`${paths.account}?done=password`, { status: 303, headers: changed.value });
}
