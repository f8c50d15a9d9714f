import { redirect } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { parseEmail } from "#domain/people/accounts.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { findNewPasswordProblem } from "#app/session/passwords/breached-passwords.server.ts";
import { needsSecondFactor } from "#app/session/second-factor/confirm-identity.server.ts";
import { forgetSession, readToken } from "#app/session/cookies.server.ts";
import { leaveFor } from "#app/forms/leave-for.server.ts";
import { limitTries } from "#app/session/limit-tries.server.ts";
import { CAN_MAIL } from "#adapters/mail/mail.server.ts";
import { hashPassword, isPassword } from "#app/session/passwords/password-hash.server.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { refuseUnconfirmed } from "#app/presenters/answers/unconfirmed.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { logSecurityEvent } from "#app/session/security-log.server.ts";
import { sendEmailChangeLater } from "#app/session/send-link.server.ts";
import { openSession } from "#app/session/sign-in.server.ts";
import { askToSignIn, transact, type WriteArgs } from "#app/session/write-as.server.ts";
import { passwordProblemText } from "#app/presenters/answers/password-problem.server.ts";
import { changeEmail, changePassword } from "#db/commands/people/change-credentials.ts";
import { endOwnSession, endSessions, lockSessions } from "#db/commands/people/sessions.ts";
import { findCredentials } from "#db/queries/people/accounts.ts";

type Intent = "change-email" | "change-password" | "end-sessions";

interface CredentialForm {
  email: string;
  password: string;
  "new-password": string;
  /** The id of the session to end, or `others`. */
  session: string;
}

/** A form whose sender has typed the account's password. */
interface Confirmed {
  args: WriteArgs;
  personId: string;
  sessionId: string;
  /** The account's present address. */
  email: string;
  intent: Intent;
  form: CredentialForm;
  /** What the form shows again; never a password. */
  typed: { email: string };
  lang: { locale: Locale };
  now: Date;
}

/**
 * The forms of the account page that ask for the password: it ends sessions, changes the address or the
 * password.
 *
 * @throws the redirect after success; to the sign-up for a session without an account
 */
export async function answerCredentials(
  args: WriteArgs,
  { personId, sessionId }: { personId: string; sessionId: string },
  { intent, form }: { intent: Intent; form: CredentialForm },
) {
  const { request, context } = args;
  const now = new Date();
  const lang = requestLang(request);
  const account = await findCredentials(db, personId);
  if (!account) throw redirect(paths.signup, 303);
  const typed = { email: intent === "change-email" ? form.email : "" };
  const confirmed: Confirmed = {
    args,
    personId,
    sessionId,
    email: account.email,
    intent,
    form,
    typed,
    lang,
    now,
  };
  const waitSeconds = await limitTries("passwordByPerson", personId, now);
  if (waitSeconds > 0)
    return refuseUnwritten({ reason: "too-often", waitSeconds }, { intent, lang, typed });
  if (!(await isPassword(form.password, account.passwordHash))) {
    logSecurityEvent("password-wrong", context, { person: personId, session: sessionId });
    return refuseField(confirmed, "password", m.account_wrong_password({}, lang));
  }
  if (intent === "end-sessions") return endChosenSessions(confirmed);
  // Changing an account's credentials requires all its factors (docs/security.md, 7.5.1).
  if (await needsSecondFactor({ personId, sessionId }, now))
    return refuseUnconfirmed({ intent, next: paths.account, lang, typed });
  return intent === "change-email" ? changeOwnEmail(confirmed) : changeOwnPassword(confirmed);
}

const refuseField = (
  { intent, typed }: Confirmed,
  field: "email" | "password" | "new-password",
  text: string,
) => refuse({ intent, status: 422, reason: "fields", fields: { [field]: text }, typed });

async function endChosenSessions({ args, personId, sessionId, form, ...confirmed }: Confirmed) {
  const id = form.session;
  const ended = await transact(async (tx) => {
    await lockSessions(tx, personId);
    if (id === "others") await endSessions(tx, personId, sessionId);
    else await endOwnSession(tx, personId, id);
  });
  if (!ended.ok) return refuseUnwritten(ended.error, confirmed);
  logSecurityEvent(id === "others" ? "sessions-ended" : "session-ended", args.context, {
    person: personId,
    session: sessionId,
  });
  if (id === sessionId)
    throw leaveFor(`${paths.login}?done=signed-out`, forgetSession(args.request));
  throw redirect(`${paths.account}?done=sessions`, 303);
}

async function changeOwnEmail(confirmed: Confirmed) {
  const { args, personId, sessionId, form, lang, now } = confirmed;
  const subject = { person: personId, session: sessionId };
  const email = parseEmail(form.email);
  if (!email) return refuseField(confirmed, "email", m.account_email_problem({}, lang));
  if (CAN_MAIL) {
    // Confirmed by a link to the new address. The answer does not tell whether that has an account.
    sendEmailChangeLater(args.request, { personId, email });
    logSecurityEvent("email-change-requested", args.context, subject);
    throw redirect(`${paths.account}?done=email-sent`, 303);
  }
  const change = { personId, email, isVerified: false };
  const changed = await transact((tx) => changeEmail(tx, change, now));
  if (!changed.ok) return refuseUnwritten(changed.error, confirmed);
  if (!changed.value) return refuseField(confirmed, "email", m.account_email_taken({}, lang));
  logSecurityEvent("email-changed", args.context, subject);
  throw redirect(`${paths.account}?done=email`, 303);
}

async function changeOwnPassword(confirmed: Confirmed) {
  const { args, personId, sessionId, form, lang, now } = confirmed;
  const { request, context } = args;
  const password = form["new-password"];
  const problem = await findNewPasswordProblem(password, { email: confirmed.email });
  if (problem) return refuseField(confirmed, "new-password", passwordProblemText(problem, lang));
  const passwordHash = await hashPassword(password);
  const changed = await transact(async (tx) => {
    const keptDevice = readToken(request, "device");
    const credentials = { personId, passwordHash, keptDevice, keptSessionId: sessionId };
    if (!(await changePassword(tx, credentials, now))) throw askToSignIn(request, context, "ended");
    // All other sessions ended. This browser stays signed in with a new session token.
    return openSession(tx, request, personId, now);
  });
  if (!changed.ok) return refuseUnwritten(changed.error, confirmed);
  logSecurityEvent("password-changed", context, { person: personId, session: sessionId });
  throw redirect(`${paths.account}?done=password`, { status: 303, headers: changed.value });
}
