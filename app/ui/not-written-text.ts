import type { Locale } from "#app/domain/preferences.ts";
import * as m from "#app/messages/messages.js";
import { waitText } from "./wait-text.ts";

/**
 * Why nothing was written, in words: too many tries (429), the same rows held by others (503), or a
 * form that was sent before with other content (409).
 */
export function notWrittenText(
  {
    waitSeconds,
    isConflict,
    isBusy,
  }: { waitSeconds: number; isConflict: boolean; isBusy?: boolean },
  lang: { locale: Locale },
): string {
  if (isConflict) return m.common_form_conflict({}, lang);
  return isBusy ? m.common_busy({}, lang) : waitText(waitSeconds, lang);
}
