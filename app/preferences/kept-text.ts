import { isOn } from "#domain/preferences/preferences.ts";
import { changedPreferences } from "./browser-preferences.ts";
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
