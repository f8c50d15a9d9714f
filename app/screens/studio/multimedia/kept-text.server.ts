import type { Locale } from "#domain/preferences/preferences.ts";
import { multimediaQuery } from "#domain/studio/multimedia-list.ts";
import { paths } from "#domain/addresses/paths.ts";
import * as m from "#app/messages/messages.js";
import { doneText } from "#app/presenters/answers/done-text.server.ts";

const DONE = {
  "favorite-kept": m.multimedia_favorite_kept,
  "favorite-gone": m.multimedia_favorite_gone,
};

/** Link to the favourites, beside the message that there is a new one. */
export const keptLink = ({ code }: { code: string }, lang: { locale: Locale }) =>
  code === "favorite-kept"
    ? {
        to: `${paths.multimedia}${multimediaQuery({ section: "favorites" })}`,
        text: m.multimedia_favorite_see({}, lang),
      }
    : undefined;

/** Success message after a favourite was added or removed. */
export const keptText = (
  { code }: { code: string },
  lang: { locale: Locale },
): string | undefined => doneText(DONE, code, lang);
