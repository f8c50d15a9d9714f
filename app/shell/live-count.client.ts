import { paths } from "#app/paths.ts";

/** How long the page is left to itself before anything else is asked for. */
const AT_REST_MS = 2_000;

/**
 * Follows the count of unread notifications. Only while the page is in sight: what happened
 * meanwhile is told when it is looked at again.
 *
 * @returns what ends it
 */
export function followCount(tell: (count: number) => void): () => void {
  let source: EventSource | undefined;
  const close = () => {
    source?.close();
    source = undefined;
  };
  const follow = () => {
    if (document.hidden) return close();
    if (source) return;
    source = new EventSource(paths.notificationsLive);
    source.onmessage = ({ data }) => tell(Number(data));
  };
  const timer = setTimeout(() => {
    follow();
    document.addEventListener("visibilitychange", follow);
    // A page that is kept for the back button keeps no connection.
    addEventListener("pagehide", close);
    addEventListener("pageshow", follow);
  }, AT_REST_MS);
  return () => {
    clearTimeout(timer);
    close();
    document.removeEventListener("visibilitychange", follow);
    removeEventListener("pagehide", close);
    removeEventListener("pageshow", follow);
  };
}
