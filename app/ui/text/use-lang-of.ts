import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";

/** The `lang` attribute for an item's texts: undefined if they are in the page's language. */
export function useLangOf(language: ContentLanguage): ContentLanguage | undefined {
  return language === useLang().locale ? undefined : language;
}
