import { resolveLocale, type Locale } from "#domain/preferences/preferences.ts";
import { parsePreferences } from "#app/preferences/preferences-cookie.ts";

/** The language of the words an answer carries: that of the English screens (product.md, "Words"). */
export const requestLang = (request: Request): { locale: Locale } => ({
  locale: resolveLocale(parsePreferences(request.headers.get("Cookie")), "main"),
});
