import { data, redirect } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { parseEmail } from "#domain/people/accounts.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { findNewPasswordProblem } from "#app/session/breached-passwords.server.ts";
import { forgetSession, readToken } from "#app/session/cookies.server.ts";
import { leaveFor } from "#app/forms/leave-for.server.ts";
import { limitTries, waitHeaders } from "#app/session/limit-tries.server.ts";
import { CAN_MAIL } from "#adapters/mail/mail.server.ts";
import { hashPassword, isPassword } from "#app/session/password-hash.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { logSecurityEvent } from "#app/session/security-log.server.ts";
import { sendEmailChangeLater } from "#app/session/send-link.server.ts";
import { openSession } from "#app/session/sign-in.server.ts";
import { textField } from "#app/forms/text-field.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { askToSignIn, type WriteArgs } from "#app/session/write-as.server.ts";
import { passwordProblemText } from "#app/ui/forms/password-problem-text.ts";
import { waitText } from "#app/ui/forms/wait-text.ts";
import { changeEmail, changePassword } from "#db/commands/people/change-credentials.ts";
import { endOwnSession, endSessions, endSessionOfToken } from "#db/commands/people/sessions.ts";
import { findCredentials } from "#db/queries/people/accounts.ts";

/** Which form could not be taken, and why, in words; nothing of a password comes back. */
export interface AccountProblem {
  form: "email" | "password" | "sessions";
  /** The field it is about; null for the whole form. */
  field: "email" | "password" | "new-password" | null;
  text: string;
  typedEmail: string;
}

/**
 * The forms of the account page. Each says whose it is by the session alone: no field of a form
 * names a person.
 *
 * @throws the redirect that ends what was done, and what `readForm` throws
 */
export async function answerAccount(args: WriteArgs) {
  const { request, context } = args;
  const form = await readForm(request);
  const intent = textField(form, "intent");
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
  const who = { person: personId, session: sessionId };
  if (intent !== "email" && intent !== "password" && intent !== "sessions") {
    throw new Response("Unknown intent", { status: 400 });
  }

  const account = await findCredentials(db, personId);
  if (!account) throw redirect(paths.signup, 303);
  const typedEmail = intent === "email" ? textField(form, "email") : "";
  const refuse = (field: AccountProblem["field"], text: string) =>
    data<AccountProblem>({ form: intent, field, text, typedEmail }, { status: 422 });
  const waitSeconds = await limitTries("passwordByPerson", personId, now);
  if (waitSeconds > 0) return askToWait({ form: intent, typedEmail }, waitSeconds, lang);
  if (!(await isPassword(textField(form, "password"), account.passwordHash))) {
    logSecurityEvent("password-wrong", context, who);
    return refuse("password", m.account_wrong_password({}, lang));
  }

  if (intent === "sessions") {
    const id = textField(form, "end");
    if (id === "others") await endSessions(db, personId, sessionId);
    else await endOwnSession(db, personId, id);
    logSecurityEvent(id === "others" ? "sessions-ended" : "session-ended", context, who);
    if (id === sessionId) throw leaveFor(`${paths.login}?done=signed-out`, forgetSession(request));
    throw redirect(`${paths.account}?done=sessions`, 303);
  }
  if (intent === "email") {
    const email = parseEmail(typedEmail);
    if (!email) return refuse("email", m.account_email_problem({}, lang));
    if (CAN_MAIL) {
      // The new address confirms it. Which addresses have an account is not told.
      sendEmailChangeLater(request, { personId, email });
      logSecurityEvent("email-change-requested", context, who);
      throw redirect(`${paths.account}?done=email-sent`, 303);
    }
    if (!(await changeEmail(db, { personId, email }, now)))
      return refuse("email", m.account_email_taken({}, lang));
    logSecurityEvent("email-changed", context, who);
    throw redirect(`${paths.account}?done=email`, 303);
  }
  const password = textField(form, "new-password");
  const problem = await findNewPasswordProblem(password, { email: account.email });
  if (problem) return refuse("new-password", passwordProblemText(problem, lang));
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

const askToWait = (
  of: Pick<AccountProblem, "form" | "typedEmail">,
  seconds: number,
  lang: { locale: Locale },
) =>
  data<AccountProblem>(
    { ...of, field: null, text: waitText(seconds, lang) },
    { status: 429, headers: waitHeaders(seconds) },
  );
