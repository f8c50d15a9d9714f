import { useEffect, useState } from "react";
import { CREATING_MS } from "#domain/studio/builder/canvas.ts";

/** False while an item is being created, but for no longer than `CREATING_MS`. */
export function useIsReady(isCreating: boolean): boolean {
  const [isReady, setIsReady] = useState(!isCreating);
  useEffect(() => {
    if (!isCreating) return setIsReady(true);
    setIsReady(false);
    const timer = setTimeout(() => setIsReady(true), CREATING_MS);
    return () => clearTimeout(timer);
  }, [isCreating]);
  return isReady;
}
