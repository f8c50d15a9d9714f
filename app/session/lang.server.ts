import { resolveLocale, type Locale } from "#app/domain/preferences.ts";
import { parsePreferences } from "#app/preferences/preferences-cookie.ts";

/** The language a request is answered in, for words that are made on the server. */
export const langOf = (request: Request): { locale: Locale } => ({
  locale: resolveLocale(parsePreferences(request.headers.get("Cookie"))),
});
