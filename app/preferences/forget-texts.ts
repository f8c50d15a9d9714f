import { STORAGE_KEYS } from "./browser-preferences.ts";

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
