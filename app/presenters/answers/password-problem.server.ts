import type { PasswordProblem } from "#domain/people/passwords.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

const TEXTS: Record<PasswordProblem, typeof m.account_password_short> = {
  short: m.account_password_short,
  long: m.account_password_long,
  common: m.account_password_common,
  personal: m.account_password_personal,
  breached: m.account_password_breached,
};

/** Why a new password was refused, and what to do. */
export const passwordProblemText = (problem: PasswordProblem, lang: { locale: Locale }): string =>
  TEXTS[problem]({}, lang);
