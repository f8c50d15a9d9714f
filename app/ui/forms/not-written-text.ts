import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import type { LocalText } from "#app/ui/text/local-text.ts";
import { waitText } from "./wait-text.ts";

interface NotWritten {
  waitSeconds: number;
  isConflict: boolean;
  isBusy?: boolean;
  said?: LocalText;
}

/**
 * Why nothing was written, in words: too many tries (429), the same rows held by others (503), a form
 * that was sent before with other content (409), or what came with the answer.
 */
export function notWrittenText(
  { waitSeconds, isConflict, isBusy, said }: NotWritten,
  lang: { locale: Locale },
): string {
  if (said) return said[lang.locale];
  if (isConflict) return m.common_form_conflict({}, lang);
  return isBusy ? m.common_busy({}, lang) : waitText(waitSeconds, lang);
}
