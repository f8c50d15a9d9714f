import { useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";

/**
 * A function that loads the page's data again; while a navigation or another reload is under way it waits
 * for its end.
 *
 * Revalidating in the middle of a navigation aborts its requests and repeats them. The aborted one has
 * already deleted the flash cookie of the write before, so its message would never be shown. Remix logs
 * an error for an answer that is aborted while it is read.
 */
export function useReload(): () => void {
  const { revalidate, state } = useRevalidator();
  const isIdle = [useNavigation().state, state].every((each) => each === "idle");
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isDue || !isIdle) return;
    setIsDue(false);
    revalidate();
  }, [isDue, isIdle, revalidate]);
  return useCallback(() => setIsDue(true), []);
}
