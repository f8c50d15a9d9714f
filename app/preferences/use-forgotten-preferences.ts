import { useEffect, useRef, useState } from "react";
import type { Preferences } from "#domain/preferences/preferences.ts";
import { findForgottenPreferences, mirrorPreferences } from "./browser-preferences.ts";

/**
 * Imports, once per page load, preferences that localStorage has and the cookie lacks. If there are
 * none, copies the page's preferences to localStorage.
 *
 * @returns whether something was imported
 */
export function useForgottenPreferences(
  initial: Preferences,
  change: (changed: Partial<Preferences>) => void,
): boolean {
  const [isImported, setIsImported] = useState(false);
  // The preferences at page load; later changes write both places themselves.
  const opened = useRef(initial);
  useEffect(() => {
    const forgotten = findForgottenPreferences(opened.current);
    if (!forgotten) return mirrorPreferences(opened.current);
    change(forgotten);
    setIsImported(true);
  }, [change]);
  return isImported;
}
