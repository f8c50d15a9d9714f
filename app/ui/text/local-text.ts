import type { Locale } from "#domain/preferences/preferences.ts";

/**
 * A short text in both languages. Loaders send labels of large sets (such as types of artifakts) with
 * the shown items, instead of bundling all of them in the page's script.
 */
export type LocalText = Readonly<Record<Locale, string>>;
