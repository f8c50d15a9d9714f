import { useEffect, useRef, useState } from "react";
import type { Preferences } from "#domain/preferences/preferences.ts";
import { findForgottenPreferences, mirrorPreferences } from "./browser-preferences.ts";

/**
 * Takes over, once, what local storage knows and the cookie does not (an older tab, a cleared
 * cookie); afterwards keeps local storage as the mirror it is (spec 9, product.md "The gate").
 *
 * @returns whether something was taken over
 */
export function useForgottenPreferences(
  initial: Preferences,
  change: (changed: Partial<Preferences>) => void,
): boolean {
  const [isImported, setIsImported] = useState(false);
  // As the page opened: later changes write both places themselves.
  const opened = useRef(initial);
  useEffect(() => {
    const forgotten = findForgottenPreferences(opened.current);
    if (!forgotten) return mirrorPreferences(opened.current);
    change(forgotten);
    setIsImported(true);
  }, [change]);
  return isImported;
}
