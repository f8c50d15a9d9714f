import { isOn } from "#domain/preferences/preferences.ts";
import { changedPreferences } from "./browser-preferences.ts";
import { parsePreferences } from "./preferences-cookie.ts";

/** Whether Modo Incógnito is on in this browser: nothing typed may outlive it. */
export const isIncognito = (): boolean =>
  isOn(changedPreferences() ?? parsePreferences(document.cookie), "incognito");

/**
 * Keeps something a person searched or typed in local storage, so that it survives a reload. In
 * Modo Incógnito nothing is kept, and a storage that is full or forbidden keeps nothing either: no
 * caller may need it.
 *
 * @param key begins with `plaza-`
 * @returns whether it was kept
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
