import type { Locale } from "#domain/preferences/preferences.ts";

/**
 * A short text in both languages. Words for open sets (33 types of artifakt) travel with the items
 * that are shown, instead of all of them in every browser.
 */
export type LocalText = Readonly<Record<Locale, string>>;
