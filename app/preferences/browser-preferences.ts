import {
  DEFAULT_PREFERENCES,
  MODES,
  THEMES,
  LANGUAGES,
  type Preferences,
} from "#domain/preferences/preferences.ts";
import { paths } from "#app/paths.ts";
import { hasPreferences, oneOf, serializePreferences } from "./preferences-cookie.ts";

/** Local-storage keys (spec 9), a mirror of the cookie. */
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

/** The preferences since the last change on this page; undefined before, and on the server. */
export const changedPreferences = (): Preferences | undefined => changed;

/** Writes the cookie the server reads and its mirror. A blocked storage loses nothing: the cookie rules. */
export function rememberPreferences(preferences: Preferences): void {
  changed = preferences;
  document.cookie = serializePreferences(preferences, { secure: location.protocol === "https:" });
  // With a session it is kept with the person as well.
  navigator.sendBeacon?.(`${paths.preferences}?keep`);
  mirrorPreferences(preferences);
}

/** Keeps local storage equal to what the server knows. */
export function mirrorPreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(STORAGE_KEYS.theme, preferences.theme);
    localStorage.setItem(STORAGE_KEYS.mode, preferences.mode);
    localStorage.setItem(STORAGE_KEYS.language, preferences.language);
    if (preferences.onboarded) localStorage.setItem(STORAGE_KEYS.onboarded, "true");
    if (preferences.pathSelected) localStorage.setItem(STORAGE_KEYS.pathSelected, "true");
  } catch {
    // Storage is full or forbidden: the cookie has it all.
  }
}

/**
 * What an older tab or a cleared cookie left in local storage, when the cookie does not have it
 * (product.md, "The gate": the flags are imported once).
 *
 * @returns the fields to take over; null when there is nothing new
 */
export function findForgottenPreferences(current: Preferences): Partial<Preferences> | null {
  const found: Partial<Preferences> = {};
  try {
    if (!hasPreferences(document.cookie)) {
      found.theme = oneOf(THEMES, localStorage.getItem(STORAGE_KEYS.theme));
      found.mode = oneOf(MODES, localStorage.getItem(STORAGE_KEYS.mode));
      found.language = oneOf(LANGUAGES, localStorage.getItem(STORAGE_KEYS.language));
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
