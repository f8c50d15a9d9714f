import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { doneText } from "#app/presenters/answers/done-text.server.ts";

const DONE = {
  "favorite-kept": m.multimedia_favorite_kept,
  "favorite-gone": m.multimedia_favorite_gone,
};

/** Success message after a favourite was added or removed. */
export const keptText = (
  { code }: { code: string },
  lang: { locale: Locale },
): string | undefined => doneText(DONE, code, lang);
