import { useEffect, useRef } from "react";
import { paths } from "#domain/addresses/paths.ts";

/** The bell's count swells for a moment when it has grown; not with reduced motion. */
export function useCountGrowth(count: number): void {
  const last = useRef(count);
  useEffect(() => {
    if (count > last.current && !matchMedia("(prefers-reduced-motion: reduce)").matches)
      document
        .querySelector(`header a[href="${paths.notifications}"] > .tabular`)
        ?.animate([{ scale: 1.5 }, {}], { duration: 180 });
    last.current = count;
  }, [count]);
}
