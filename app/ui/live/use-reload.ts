import { useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

/**
 * A function that loads the page's data again; while a navigation is under way it waits for its end.
 *
 * Revalidating in the middle of a navigation aborts its requests and repeats them. The aborted one has
 * already deleted the flash cookie of the write before, so its message would never be shown.
 */
export function useReload(): () => void {
  const { revalidate } = useRevalidator();
  const isNavigating = useNavigation().state !== "idle";
  const navigation = useRef({ isOn: false, isReloadDue: false });
  useEffect(() => {
    const { isReloadDue } = navigation.current;
    navigation.current = { isOn: isNavigating, isReloadDue: isReloadDue && isNavigating };
    if (isReloadDue && !isNavigating) revalidate();
  }, [isNavigating, revalidate]);
  return useCallback(() => {
    if (navigation.current.isOn) navigation.current.isReloadDue = true;
    else revalidate();
  }, [revalidate]);
}
