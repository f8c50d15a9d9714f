/** Theme, view mode, language, the two steps of the gate and the toggles of Ajustes. */

export const THEMES = ["light", "dark", "gray-subtle", "teal-calm"] as const;
export type Theme = (typeof THEMES)[number];
export const DEFAULT_THEME: Theme = "dark";

/** View modes. Pages call `creator` "advanced". */
export const MODES = ["easy", "creator"] as const;
export type Mode = (typeof MODES)[number];
const DEFAULT_MODE: Mode = "creator";

export const LANGUAGES = ["auto", "es", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LOCALES = ["en", "es"] as const;
export type Locale = (typeof LOCALES)[number];

/** The toggles of Ajustes. By default `incognito` is off, the others are on. */
export const TOGGLES = ["incognito", "startup", "push"] as const;
export type Toggle = (typeof TOGGLES)[number];

export interface Preferences {
  theme: Theme;
  mode: Mode;
  language: Language;
  /** The wizard is finished. */
  onboarded: boolean;
  /** A path has been chosen. */
  pathSelected: boolean;
  /**
   * The toggles that differ from their default; absent when none does, to keep the cookie short.
   */
  switched?: readonly Toggle[];
  /** The language that catalogues are filtered by; absent while they show all. */
  itemLanguage?: Locale;
  /**
   * The browser prefers Spanish to English (Accept-Language). The server reads it from each
   * request; it is not stored.
   */
  asksSpanish?: boolean;
}

export const DEFAULT_PREFERENCES: Preferences = {
  theme: DEFAULT_THEME,
  mode: DEFAULT_MODE,
  language: "auto",
  onboarded: false,
  pathSelected: false,
};

/** Whether a toggle is on. */
export const isOn = ({ switched }: Pick<Preferences, "switched">, toggle: Toggle): boolean =>
  !switched?.includes(toggle) === (toggle !== "incognito");

/** `spanish`: a section that is in Spanish when the language is `auto`. */
export type Section = "main" | "spanish";

/**
 * The language of a section. A chosen language applies everywhere. `auto` is Spanish everywhere for
 * a browser that asks for it; for others it is English in creator mode, and Spanish in easy mode and
 * in the Spanish sections (the wizard, Ajustes, Perks) (docs/product.md, Words and languages).
 */
export function resolveLocale(
  { language, mode, asksSpanish }: Pick<Preferences, "language" | "mode" | "asksSpanish">,
  section: Section = "main",
): Locale {
  if (language !== "auto") return language;
  return asksSpanish || mode === "easy" || section === "spanish" ? "es" : "en";
}

/** The page language of a text in a language; undefined for one in which there are no pages. */
export const pageLanguage = (language: string): Locale | undefined =>
  language === "es" || language === "en" ? language : undefined;
