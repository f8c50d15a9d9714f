import { STORAGE_KEYS } from "./browser-preferences.ts";

const { onboardingAnswers: _, ...PREFERENCES } = STORAGE_KEYS;
/** Keys of preferences, which hold nothing that was typed. */
const PREFERENCE_KEYS: readonly string[] = Object.values(PREFERENCES);

/**
 * Deletes what a person has typed and not sent, where they stopped listening, and the links that they
 * were to send: on a shared phone the next person would see it. Preferences stay.
 */
export function forgetTexts(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith("plaza-") && !PREFERENCE_KEYS.includes(key)) storage.removeItem(key);
  } catch {
    // The storages are blocked, so nothing is kept.
  }
}
