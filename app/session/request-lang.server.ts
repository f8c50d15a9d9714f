import { resolveLocale, type Locale, type Section } from "#domain/preferences/preferences.ts";
import { requestPreferences } from "#app/preferences/request-preferences.server.ts";

/**
 * The language of texts made on the server for a request.
 *
 * @param section `spanish` for screens that are Spanish in both modes unless a language was chosen
 */
export const requestLang = (request: Request, section: Section = "main"): { locale: Locale } => ({
  locale: resolveLocale(requestPreferences(request), section),
});
