import { redirect } from "@remix-run/node";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import { parseEmail } from "#domain/people/accounts.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { findNewPasswordProblem } from "#app/session/breached-passwords.server.ts";
import { forgetSession, readToken } from "#app/session/cookies.server.ts";
import { leaveFor } from "#app/forms/leave-for.server.ts";
import { limitTries } from "#app/session/limit-tries.server.ts";
import { CAN_MAIL } from "#adapters/mail/mail.server.ts";
import { hashPassword, isPassword } from "#app/session/password-hash.server.ts";
import { refuse, type Refused } from "#app/forms/action-result.server.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { logSecurityEvent } from "#app/session/security-log.server.ts";
import { sendEmailChangeLater } from "#app/session/send-link.server.ts";
import { openSession } from "#app/session/sign-in.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { askToSignIn, type WriteArgs } from "#app/session/write-as.server.ts";
import { passwordProblemText } from "#app/presenters/answers/password-problem.server.ts";
import { changeEmail, changePassword } from "#db/commands/people/change-credentials.ts";
import { endOwnSession, endSessions, endSessionOfToken } from "#db/commands/people/sessions.ts";
import { findCredentials } from "#db/queries/people/accounts.ts";

const FORM = z.object({
  // Whoever is not signed in is asked to, whatever the form: it is refused only afterwards.
  intent: z.enum(["sign-out", "email", "password", "sessions"]).optional().catch(undefined),
  email: typedText(),
  password: typedText(),
  "new-password": typedText(),
  /** The session that is to end, or `others`. */
  end: typedText(),
});

/** Which form could not be taken, and why; nothing of a password comes back. */
export type AccountRefusal = Refused<string, { email: string }>;

/**
 * The forms of the account page. Each says whose it is by the session alone: no field of a form
 * names a person.
 *
 * @throws the redirect that ends what was done, 400 for an unknown intent, what `readForm` throws
 */
export async function answerAccount(args: WriteArgs) {
  const { request, context } = args;
  const { intent, ...form } = await readForm(request, FORM);
  const viewer = await findViewer(request);
  const { personId, sessionId } = viewer;
  const now = new Date();
  const lang = requestLang(request);

  if (intent === "sign-out") {
    const token = readToken(request, "session");
    if (token) await endSessionOfToken(db, token);
    logSecurityEvent("sign-out", context, { person: personId, session: sessionId });
    throw leaveFor(`${paths.login}?done=signed-out`, forgetSession(request));
  }
  if (sessionId === undefined) throw askToSignIn(request, context);
  if (!intent) throw new Response("Unknown intent", { status: 400 });
  const who = { person: personId, session: sessionId };

  const account = await findCredentials(db, personId);
  if (!account) throw redirect(paths.signup, 303);
  const typed = { email: intent === "email" ? form.email : "" };
  const refuseField = (field: "email" | "password" | "new-password", text: string) =>
    refuse({ intent, status: 422, reason: "fields", fields: { [field]: text }, typed });
  const waitSeconds = await limitTries("passwordByPerson", personId, now);
  if (waitSeconds > 0)
    return refuseUnwritten({ reason: "too-often", waitSeconds }, { intent, lang, typed });
  if (!(await isPassword(form.password, account.passwordHash))) {
    logSecurityEvent("password-wrong", context, who);
    return refuseField("password", m.account_wrong_password({}, lang));
  }

  if (intent === "sessions") {
    const id = form.end;
    if (id === "others") await endSessions(db, personId, sessionId);
    else await endOwnSession(db, personId, id);
    logSecurityEvent(id === "others" ? "sessions-ended" : "session-ended", context, who);
    if (id === sessionId) throw leaveFor(`${paths.login}?done=signed-out`, forgetSession(request));
    throw redirect(`${paths.account}?done=sessions`, 303);
  }
  if (intent === "email") {
    const email = parseEmail(typed.email);
    if (!email) return refuseField("email", m.account_email_problem({}, lang));
    if (CAN_MAIL) {
      // The new address confirms it. Which addresses have an account is not told.
      sendEmailChangeLater(request, { personId, email });
      logSecurityEvent("email-change-requested", context, who);
      throw redirect(`${paths.account}?done=email-sent`, 303);
    }
    if (!(await changeEmail(db, { personId, email }, now)))
      return refuseField("email", m.account_email_taken({}, lang));
    logSecurityEvent("email-changed", context, who);
    throw redirect(`${paths.account}?done=email`, 303);
  }
  const password = form["new-password"];
  const problem = await findNewPasswordProblem(password, { email: account.email });
  if (problem) return refuseField("new-password", passwordProblemText(problem, lang));
  const passwordHash = await hashPassword(password);
  const headers = await db.transaction(async (tx) => {
    const keptDevice = readToken(request, "device");
    await changePassword(tx, { personId, passwordHash, keptDevice }, now);
    // This browser stays signed in, with a token that nobody can have seen before.
    return openSession(tx, request, personId, now);
  });
  logSecurityEvent("password-changed", context, who);
  throw redirect(`${paths.account}?done=password`, { status: 303, headers });
}
