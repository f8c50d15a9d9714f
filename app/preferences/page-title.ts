import {
  DEFAULT_PREFERENCES,
  resolveLocale,
  type Locale,
  type Preferences,
  type Section,
} from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { changedPreferences } from "./browser-preferences.ts";

type Message = (inputs: Record<string, never>, lang: { locale: Locale }) => string;
type Matches = readonly ({ id: string; data: unknown } | undefined)[];

/** The language a screen's `meta` function has to use: it runs outside React. */
export function metaLang(matches: Matches, section: Section = "main"): { locale: Locale } {
  const root = matches.find((match) => match?.id === "root")?.data as
    { preferences: Preferences } | undefined;
  // What the root loader read is not read again when the person changes it.
  const preferences = changedPreferences() ?? root?.preferences ?? DEFAULT_PREFERENCES;
  return { locale: resolveLocale(preferences, section) };
}

/** `Title · Plaza` in the person's language, as a `meta` function returns it. */
export function pageTitle(matches: Matches, title?: Message, section?: Section) {
  const lang = metaLang(matches, section);
  const product = m.common_product({}, lang);
  return [{ title: title ? `${title({}, lang)} · ${product}` : product }];
}
