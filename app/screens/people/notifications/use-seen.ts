import { useEffect } from "react";
import { paths } from "#domain/addresses/paths.ts";

/**
 * Marks notifications as seen, by a beacon to the server. A hidden page (background tab, prerendering)
 * waits until it is visible. Without JavaScript they are marked seen when they are read.
 *
 * @param until creation time of the newest unseen notification, ms since the epoch; null if there is
 *   none
 */
export function useSeen(until: number | null): void {
  useEffect(() => {
    if (until === null) return;
    const sendSeen = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", sendSeen);
      navigator.sendBeacon?.(
        paths.notificationsSeen,
        new URLSearchParams({ until: String(until) }),
      );
    };
    document.addEventListener("visibilitychange", sendSeen);
    sendSeen();
    return () => document.removeEventListener("visibilitychange", sendSeen);
  }, [until]);
}
