import { useEffect } from "react";
import { paths } from "#app/paths.ts";

/**
 * Tells the server that notifications were on a screen. A page that is loaded out of sight (a tab in
 * the background, a prerendered one) waits until it is looked at; without script they are marked
 * seen when they are read.
 *
 * @param until when the newest one that is new was made; null when none is new
 */
export function useSeen(until: number | null): void {
  useEffect(() => {
    if (until === null) return;
    const tell = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", tell);
      navigator.sendBeacon?.(
        paths.notificationsSeen,
        new URLSearchParams({ until: String(until) }),
      );
    };
    document.addEventListener("visibilitychange", tell);
    tell();
    return () => document.removeEventListener("visibilitychange", tell);
  }, [until]);
}
