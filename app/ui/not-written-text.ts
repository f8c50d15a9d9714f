import type { Locale } from "#app/domain/preferences.ts";
import * as m from "#app/messages/messages.js";
import { waitText } from "./wait-text.ts";

/** Why nothing was written, in words: too many tries (429), or a form sent before with other content (409). */
export const notWrittenText = (
  { waitSeconds, isConflict }: { waitSeconds: number; isConflict: boolean },
  lang: { locale: Locale },
): string => (isConflict ? m.common_form_conflict({}, lang) : waitText(waitSeconds, lang));
