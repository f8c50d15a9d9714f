import { memberOf } from "#domain/input/member-of.ts";
import {
  DEFAULT_PREFERENCES,
  MODES,
  THEMES,
  LANGUAGES,
  type Preferences,
} from "#domain/preferences/preferences.ts";
import { paths } from "#domain/addresses/paths.ts";
import { hasPreferences, serializePreferences } from "./preferences-cookie.ts";

/** localStorage keys; their values mirror the cookies. */
export const STORAGE_KEYS = {
  theme: "plaza-theme",
  mode: "plaza-mode",
  language: "plaza-language",
  onboarded: "plaza-onboarding-completed",
  pathSelected: "plaza-path-selection-completed",
  selectedPath: "plaza-selected-path",
  onboardingAnswers: "plaza-onboarding-answers",
} as const;

let changed: Preferences | undefined;

/** The preferences after the last change on this page; undefined before one, and on the server. */
export const changedPreferences = (): Preferences | undefined => changed;

/** Writes the cookie that the server reads, and its mirror in localStorage. */
export function rememberPreferences(preferences: Preferences): void {
  changed = preferences;
  document.cookie = serializePreferences(preferences, { secure: location.protocol === "https:" });
  // For viewers with a session the server stores them with the person too.
  navigator.sendBeacon?.(`${paths.preferences}?keep`);
  mirrorPreferences(preferences);
}

/** Copies the preferences to localStorage. */
export function mirrorPreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(STORAGE_KEYS.theme, preferences.theme);
    localStorage.setItem(STORAGE_KEYS.mode, preferences.mode);
    localStorage.setItem(STORAGE_KEYS.language, preferences.language);
    if (preferences.onboarded) localStorage.setItem(STORAGE_KEYS.onboarded, "true");
    if (preferences.pathSelected) localStorage.setItem(STORAGE_KEYS.pathSelected, "true");
  } catch {
    // localStorage is full or blocked: the cookie is enough.
  }
}

/**
 * Preferences that localStorage has and the cookie lacks, after the cookie was cleared or in a tab of
 * an older version (docs/product.md, Gate, wizard and path).
 *
 * @returns the fields to import; null if there is nothing new
 */
export function findForgottenPreferences(current: Preferences): Partial<Preferences> | null {
  const found: Partial<Preferences> = {};
  try {
    if (!hasPreferences(document.cookie)) {
      found.theme = memberOf(THEMES, localStorage.getItem(STORAGE_KEYS.theme));
      found.mode = memberOf(MODES, localStorage.getItem(STORAGE_KEYS.mode));
      found.language = memberOf(LANGUAGES, localStorage.getItem(STORAGE_KEYS.language));
    }
    found.onboarded = localStorage.getItem(STORAGE_KEYS.onboarded) === "true" || undefined;
    found.pathSelected = localStorage.getItem(STORAGE_KEYS.pathSelected) === "true" || undefined;
  } catch {
    return null;
  }
  const known = { ...DEFAULT_PREFERENCES, ...current };
  const news = Object.entries(found).filter(
    ([name, value]) => value !== undefined && value !== known[name as keyof Preferences],
  );
  return news.length > 0 ? Object.fromEntries(news) : null;
}
