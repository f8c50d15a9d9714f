import { resolveLocale, type Locale, type Section } from "#domain/preferences/preferences.ts";
import { parsePreferences } from "#app/preferences/preferences-cookie.ts";

/**
 * The language of the words an answer carries.
 *
 * @param section `spanish` for the screens that are Spanish whatever the mode (product.md, "Words")
 */
export const requestLang = (request: Request, section: Section = "main"): { locale: Locale } => ({
  locale: resolveLocale(parsePreferences(request.headers.get("Cookie")), section),
});
