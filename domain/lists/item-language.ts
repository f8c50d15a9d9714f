import { LOCALES, type Locale } from "#domain/preferences/preferences.ts";

/**
 * The filter of a catalogue by the language of its items. `any` is off; `all` is off too, for a
 * person whose remembered choice is a language.
 */
export const ITEM_LANGUAGES = ["any", "all", ...LOCALES] as const;
export type ItemLanguage = (typeof ITEM_LANGUAGES)[number];

/** Name of its query parameter and facet. */
const PARAMETER = "lang";

/** The language that a list shows only; undefined if it shows all. */
export const onlyLanguage = (
  facets: { lang?: string | undefined } | undefined,
): Locale | undefined => LOCALES.find((locale) => locale === facets?.lang);

/**
 * A catalogue's query parameters with the remembered filter, where the address names none. An
 * address decides itself, so that a shared link shows everyone the same.
 *
 * @param remembered the language a person filtered a catalogue by last; undefined for none
 */
export function withItemLanguage(
  params: URLSearchParams,
  remembered: Locale | undefined,
): URLSearchParams {
  const named = params.get(PARAMETER);
  const isNamed = named === "all" || LOCALES.some((locale) => locale === named);
  const changed = new URLSearchParams(params);
  if (!isNamed && remembered) changed.set(PARAMETER, remembered);
  else if (!isNamed || (named === "all" && !remembered)) changed.delete(PARAMETER);
  return changed;
}
