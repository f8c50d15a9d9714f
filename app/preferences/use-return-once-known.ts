import { useEffect } from "react";
import { usePreferences } from "./preferences-context.tsx";

/** sessionStorage flag that prevents a redirect loop in browsers that refuse cookies. */
const TRIED_KEY = "plaza-gate-imported";

/**
 * Leaves a page of the wizard or the path selection if localStorage knew that it was completed: the
 * cookie has that now, so the requested page is loaded again, once.
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
