import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

const SECONDS_SHOWN = 90;

/** How long to wait before trying again (429), in the words a person would use. */
export const waitText = (seconds: number, lang: { locale: Locale }): string =>
  seconds <= SECONDS_SHOWN
    ? m.account_wait_seconds({ count: seconds }, lang)
    : m.account_wait_minutes({ count: Math.ceil(seconds / 60) }, lang);
