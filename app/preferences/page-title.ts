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

/** The page's language for a `meta` function, which runs outside React and has no hooks. */
function metaLang(matches: Matches, section: Section = "main"): { locale: Locale } {
  const root = matches.find((match) => match?.id === "root")?.data as
    { preferences: Preferences } | undefined;
  // The root loader does not run again after a change on this page.
  const preferences = changedPreferences() ?? root?.preferences ?? DEFAULT_PREFERENCES;
  return { locale: resolveLocale(preferences, section) };
}

/** Meta descriptor of the title `Title · Plaza`, in the page's language. */
export function pageTitle(matches: Matches, title?: Message, section?: Section) {
  const lang = metaLang(matches, section);
  const product = m.common_product({}, lang);
  return [{ title: title ? `${title({}, lang)} · ${product}` : product }];
}
