import { db } from "#db/connection/live-database.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { env } from "#config/env.ts";
import { logLine } from "#config/log-line.ts";
import * as m from "#app/messages/messages.js";
import { createEmailLink } from "#db/commands/people/one-time-links.ts";
import { createLink, type NewLink } from "#db/commands/people/one-time-links.ts";
import { createPasswordReset } from "#db/commands/people/password-resets.ts";
import { findCredentialsByEmail } from "#db/queries/people/accounts.ts";
import { hashToken } from "#db/connection/tokens.ts";
import { paths, serverPaths } from "#domain/addresses/paths.ts";
import { withNext } from "#domain/addresses/with-next.ts";
import { limitTries } from "./limit-tries.server.ts";
import { sendMailLater } from "#adapters/mail/mail.server.ts";
import { requestLang } from "./request-lang.server.ts";
import { logSecurityEvent } from "./security-log.server.ts";
import type { WriteArgs } from "./write-as.server.ts";

type Lang = { locale: Locale };
type NewSignUp = Omit<Extract<NewLink, { purpose: "sign-up" }>, "purpose">;

/**
 * Runs the sending of a mailed link after the response. The account lookup is part of it, so that
 * neither the response nor its time reveals whether an address has an account. Links are built from
 * PUBLIC_URL, never from the Host header, which the client controls.
 */
function later(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    const name = error instanceof Error ? error.name : "unknown";
    logLine({ level: "error", msg: "no link sent", name });
  });
}

/** @throws without PUBLIC_URL, which config requires if a mail server is configured */
const linkTo = (path: string): string => new URL(path, env.PUBLIC_URL).href;

/** Mails a password reset link to the account with this e-mail address, if there is one. */
export function sendResetLater({ request, context }: WriteArgs, email: string): void {
  const lang = requestLang(request);
  later(async () => {
    const now = new Date();
    const account = await findCredentialsByEmail(db, email);
    if (!account) return;
    const { personId, email: to } = account;
    if ((await limitTries("resetByAccount", hashToken(personId), now)) > 0) return;
    const token = await createPasswordReset(db, personId, now);
    const link = linkTo(serverPaths.resetPassword(token));
    sendMailLater({
      to,
      subject: m.account_mail_subject({}, lang),
      text: m.account_mail_text({ link }, lang),
    });
    logSecurityEvent("reset-sent", context, { person: personId });
  });
}

/**
 * Mails the link that completes a sign-up; if the address already has an account, a mail that says so.
 *
 * @param next path to open after the sign-up, already checked
 */
export function sendSignUpLater(request: Request, signUp: NewSignUp, next: string): void {
  const lang = requestLang(request);
  later(() =>
    toRecipient(signUp.email, async (now) => {
      if (await findCredentialsByEmail(db, signUp.email)) return signUpTaken(lang);
      const token = await createLink(db, { purpose: "sign-up", ...signUp }, now);
      const path = withNext(serverPaths.signupConfirm(token), next);
      return {
        subject: m.account_signup_mail_subject({}, lang),
        text: m.account_signup_mail_text({ link: linkTo(path) }, lang),
      };
    }),
  );
}

/**
 * Mails the link that confirms an account's new e-mail address; if the address belongs to another
 * account, a mail that says so.
 */
export function sendEmailChangeLater(
  request: Request,
  change: { personId: string; email: string },
): void {
  const lang = requestLang(request);
  later(() =>
    toRecipient(change.email, async (now) => {
      const owner = await findCredentialsByEmail(db, change.email);
      if (owner && owner.personId !== change.personId) return emailTaken(lang);
      const { personId, email } = change;
      const token = await createEmailLink(db, { purpose: "email", personId, email }, now);
      return {
        subject: m.account_email_mail_subject({}, lang),
        text: m.account_email_mail_text({ link: linkTo(serverPaths.emailConfirm(token)) }, lang),
      };
    }),
  );
}

/** Mails the link that verifies the address that an account has. */
export function sendVerifyLater(
  request: Request,
  account: { personId: string; email: string },
): void {
  const lang = requestLang(request);
  later(() =>
    toRecipient(account.email, async (now) => {
      const { personId, email } = account;
      const token = await createEmailLink(db, { purpose: "verify", personId, email }, now);
      return {
        subject: m.security_verify_mail_subject({}, lang),
        text: m.security_verify_mail_text({ link: linkTo(serverPaths.emailConfirm(token)) }, lang),
      };
    }),
  );
}

/** Mails a notice to an account's former address that the address was changed. */
export function tellFormerEmail(request: Request, formerEmail: string): void {
  const lang = requestLang(request);
  sendMailLater({
    to: formerEmail,
    subject: m.account_email_changed_subject({}, lang),
    text: m.account_email_changed_text({ home: linkTo(paths.home) }, lang),
  });
}

/** Mails a notice that the account's second factors were changed. */
export function tellFactorChange(
  request: Request,
  to: string,
  change: "added" | "removed" | "codes",
): void {
  const lang = requestLang(request);
  sendMailLater({
    to,
    subject: CHANGE_SUBJECTS[change]({}, lang),
    text: m.security_mail_text({ link: linkTo(paths.account) }, lang),
  });
}

const CHANGE_SUBJECTS = {
  added: m.security_mail_added_subject,
  removed: m.security_mail_removed_subject,
  codes: m.security_mail_codes_subject,
};

interface Letter {
  subject: string;
  text: string;
}

const signUpTaken = (lang: Lang): Letter => ({
  subject: m.account_signup_taken_subject({}, lang),
  text: m.account_signup_taken_text(
    { login: linkTo(paths.login), reset: linkTo(paths.resetRequest) },
    lang,
  ),
});

const emailTaken = (lang: Lang): Letter => ({
  subject: m.account_email_taken_subject({}, lang),
  text: m.account_email_taken_text({ login: linkTo(paths.login) }, lang),
});

/** Mails to an address that a user typed, within the recipient's rate limit. */
async function toRecipient(to: string, write: (now: Date) => Promise<Letter>): Promise<void> {
  const now = new Date();
  if ((await limitTries("linkByRecipient", hashToken(to.toLowerCase()), now)) > 0) return;
  sendMailLater({ to, ...(await write(now)) });
}
