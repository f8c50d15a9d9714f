/** How a person likes to see Plaza (spec 3 "Theme", "View mode"; spec 4; product.md "Words and languages"). */

export const THEMES = ["light", "dark", "gray-subtle", "teal-calm"] as const;
export type Theme = (typeof THEMES)[number];
/** Spec 9. */
export const DEFAULT_THEME: Theme = "dark";

/** One stored value; pages call the second mode "advanced" (product.md). */
export const MODES = ["easy", "creator"] as const;
export type Mode = (typeof MODES)[number];
/** Spec 4: creator is the initial default. */
export const DEFAULT_MODE: Mode = "creator";

export const LANGUAGES = ["auto", "es", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LOCALES = ["en", "es"] as const;
export type Locale = (typeof LOCALES)[number];

/** The toggles of Ajustes (spec 2 "Settings dialog 'Ajustes'"): the first comes off, the others on. */
export const TOGGLES = ["incognito", "startup", "push"] as const;
export type Toggle = (typeof TOGGLES)[number];

export interface Preferences {
  theme: Theme;
  mode: Mode;
  language: Language;
  /** The wizard is done (spec 4 "Onboarding gate"). */
  onboarded: boolean;
  /** A path was chosen (spec 4 "Onboarding gate"). */
  pathSelected: boolean;
  /** The toggles that are not as they come; absent while all are, so that nobody carries them. */
  switched?: readonly Toggle[];
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

/** A part of the product with a language of its own in "auto": the specification's Spanish places. */
export type Section = "main" | "spanish";

/**
 * The language of a section. A chosen language rules everywhere; "auto" is exactly the
 * specification's: English screens in creator mode, Spanish in easy mode and in the sections that
 * the specification writes in Spanish (wizard, Ajustes, Perks).
 */
export function resolveLocale(
  { language, mode }: Pick<Preferences, "language" | "mode">,
  section: Section = "main",
): Locale {
  if (language !== "auto") return language;
  return mode === "easy" || section === "spanish" ? "es" : "en";
}
