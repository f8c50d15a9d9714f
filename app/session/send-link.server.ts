import { db } from "#db/connection/live-database.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { env } from "#config/env.ts";
import * as m from "#app/messages/messages.js";
import { createEmailChange } from "#db/commands/people/change-email-by-link.ts";
import { createLink, type NewLink } from "#db/commands/people/one-time-links.ts";
import { createPasswordReset } from "#db/commands/people/password-resets.ts";
import { findCredentialsByEmail } from "#db/queries/people/accounts.ts";
import { hashToken } from "#db/connection/tokens.ts";
import { paths } from "#app/paths.ts";
import { limitTries } from "./limit-tries.server.ts";
import { sendMailLater } from "#adapters/mail/mail.server.ts";
import { requestLang } from "./request-lang.server.ts";
import { logSecurityEvent } from "./security-log.server.ts";
import type { WriteArgs } from "./write-as.server.ts";

type Lang = { locale: Locale };
type NewSignUp = Omit<Extract<NewLink, { purpose: "sign-up" }>, "purpose">;

/**
 * Links that are sent by mail. Whether an address has an account is looked up after the answer, which
 * is the same for any address and takes as long. A link leads to the configured address: a Host
 * header is whatever its sender likes.
 */
function later(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    const name = error instanceof Error ? error.name : "unknown";
    process.stderr.write(`${JSON.stringify({ level: "error", msg: "no link sent", name })}\n`);
  });
}

/** @throws where no address is configured, without which no mail server is (env-schema) */
const linkTo = (path: string): string => new URL(path, env.PUBLIC_URL).href;

/** Sends a link that sets a new password to the account with an address, if there is one. */
export function sendResetLater({ request, context }: WriteArgs, email: string): void {
  const lang = requestLang(request);
  later(async () => {
    const now = new Date();
    const account = await findCredentialsByEmail(db, email);
    if (!account) return;
    const { personId, email: to } = account;
    if ((await limitTries("resetByAccount", hashToken(personId), now)) > 0) return;
    const token = await createPasswordReset(db, personId, now);
    const link = linkTo(paths.resetPassword(token));
    sendMailLater({
      to,
      subject: m.account_mail_subject({}, lang),
      text: m.account_mail_text({ link }, lang),
    });
    logSecurityEvent("reset-sent", context, { person: personId });
  });
}

/**
 * Sends a link that finishes a sign-up; to an address that has an account, a mail that says so.
 *
 * @param next where the sign-up was to lead, already checked
 */
export function sendSignUpLater(request: Request, signUp: NewSignUp, next: string): void {
  const lang = requestLang(request);
  later(() =>
    toRecipient(signUp.email, async (now) => {
      if (await findCredentialsByEmail(db, signUp.email)) return signUpTaken(lang);
      const token = await createLink(db, { purpose: "sign-up", ...signUp }, now);
      const path = `${paths.signupConfirm(token)}${next === paths.home ? "" : `?next=${encodeURIComponent(next)}`}`;
      return {
        subject: m.account_signup_mail_subject({}, lang),
        text: m.account_signup_mail_text({ link: linkTo(path) }, lang),
      };
    }),
  );
}

/**
 * Sends a link to the address an account is to have; where it is another account's, a mail that says
 * so.
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
      const token = await createEmailChange(db, change, now);
      return {
        subject: m.account_email_mail_subject({}, lang),
        text: m.account_email_mail_text({ link: linkTo(paths.emailConfirm(token)) }, lang),
      };
    }),
  );
}

/** Tells the address an account had that it has another one now. */
export function tellFormerEmail(request: Request, formerEmail: string): void {
  const lang = requestLang(request);
  sendMailLater({
    to: formerEmail,
    subject: m.account_email_changed_subject({}, lang),
    text: m.account_email_changed_text({ home: linkTo(paths.home) }, lang),
  });
}

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

/** Sends one mail to a typed address, within that address's rate limit. */
async function toRecipient(to: string, write: (now: Date) => Promise<Letter>): Promise<void> {
  const now = new Date();
  if ((await limitTries("linkByRecipient", hashToken(to.toLowerCase()), now)) > 0) return;
  sendMailLater({ to, ...(await write(now)) });
}
