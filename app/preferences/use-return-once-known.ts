import { useEffect } from "react";
import { usePreferences } from "./preferences-context.tsx";

/** Where a trial to go back is noted, so that a browser that refuses cookies is not sent in circles. */
const TRIED_KEY = "plaza-gate-imported";

/**
 * Leaves a journey page when local storage knew that it was done: the cookie has taken that over,
 * so the page that was asked for is asked for again, once.
 *
 * @param next a path of this site, already checked
 */
export function useReturnOnceKnown(next: string): void {
  const { isImported, preferences } = usePreferences();
  const isKnown = isImported && preferences.onboarded;
  useEffect(() => {
    if (!isKnown) return;
    try {
      if (sessionStorage.getItem(TRIED_KEY)) return;
      sessionStorage.setItem(TRIED_KEY, "1");
    } catch {
      return;
    }
    window.location.replace(next);
  }, [isKnown, next]);
}
