import { db } from "#app/db.server.ts";
import { env } from "#app/env.server.ts";
import * as m from "#app/messages/messages.js";
import { createPasswordReset } from "#db/commands/password-resets.ts";
import { findCredentialsByEmail } from "#db/queries/accounts.ts";
import { hashToken } from "#db/tokens.ts";
import { limitTries } from "./limit-tries.server.ts";
import { sendMailLater } from "./mail.server.ts";
import { requestLang } from "./request-lang.server.ts";

/**
 * Sends a link that sets a new password to the account with an address, if there is one. All of it
 * happens after the answer, which takes as long for an address without an account. The link leads to
 * the configured address: a Host header is whatever its sender likes.
 */
export function sendResetLater(request: Request, email: string): void {
  const lang = requestLang(request);
  sendReset(email, lang).catch((error: unknown) => {
    const name = error instanceof Error ? error.name : "unknown";
    process.stderr.write(`${JSON.stringify({ level: "error", msg: "no reset link", name })}\n`);
  });
}

async function sendReset(email: string, lang: { locale: "en" | "es" }): Promise<void> {
  const now = new Date();
  const account = await findCredentialsByEmail(db, email);
  if (!account || env.PUBLIC_URL === undefined) return;
  if ((await limitTries("resetByAccount", hashToken(account.personId), now)) > 0) return;
  const token = await createPasswordReset(db, account.personId, now);
  const link = new URL(`/login/reset/${token}`, env.PUBLIC_URL).href;
  sendMailLater({
    to: account.email,
    subject: m.account_mail_subject({}, lang),
    text: m.account_mail_text({ link }, lang),
  });
}
