import { useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";

/**
 * A function that loads the page's data again; while a navigation or another reload is under way it waits
 * for its end, and without a network until it is back: a reload that fails would put an error page in
 * the place of what is being written, so the
 * patched `fetchAndDecode` of Remix repeats it.
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
    const load = () => {
      setIsDue(false);
      revalidate();
    };
    if (navigator.onLine) return load();
    addEventListener("online", load);
    return () => removeEventListener("online", load);
  }, [isDue, isIdle, revalidate]);
  return useCallback(() => setIsDue(true), []);
}
