import { useEffect, useRef } from "react";
import { findForgottenPreferences, mirrorPreferences } from "./browser-preferences.ts";
import { usePreferences } from "./preferences-context.tsx";

/**
 * Takes over, once, what local storage knows and the cookie does not (an older tab, a cleared
 * cookie); afterwards keeps local storage as the mirror it is (spec 9, product.md "The gate").
 */
export function useForgottenPreferences(): void {
  const { preferences, change } = usePreferences();
  // As the page opened: later changes write both places themselves.
  const opened = useRef(preferences);
  useEffect(() => {
    const forgotten = findForgottenPreferences(opened.current);
    if (forgotten) change(forgotten);
    else mirrorPreferences(opened.current);
  }, [change]);
}
