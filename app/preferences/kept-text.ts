import { isOn } from "#domain/preferences/preferences.ts";
import { changedPreferences, STORAGE_KEYS } from "./browser-preferences.ts";
import { parsePreferences } from "./preferences-cookie.ts";

/** Whether Modo Incógnito is on: then nothing typed may be stored beyond the session. */
export const isIncognito = (): boolean =>
  isOn(changedPreferences() ?? parsePreferences(document.cookie), "incognito");

/**
 * Stores a searched or typed text in localStorage. Best effort: nothing is stored in Modo Incógnito,
 * or if the storage is full or blocked.
 *
 * @param key begins with `plaza-`
 * @returns whether it was stored
 */
export function keepText(key: string, text: string): boolean {
  if (isIncognito()) return false;
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

const { onboardingAnswers: _, ...PREFERENCES } = STORAGE_KEYS;
/** localStorage keys of preferences, which hold nothing that was typed. */
const PREFERENCE_KEYS: readonly string[] = Object.values(PREFERENCES);

/**
 * Deletes what a person has typed and not sent, and where they stopped listening: on a shared phone the
 * next person would see it. Preferences stay.
 */
export function forgetTexts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith("plaza-") && !PREFERENCE_KEYS.includes(key)) localStorage.removeItem(key);
  } catch {
    // localStorage is blocked, so nothing is kept.
  }
}
