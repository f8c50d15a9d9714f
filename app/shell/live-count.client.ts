import { paths } from "#domain/addresses/paths.ts";

/** Delay before the connection is opened, so that the page's own requests come first. */
const CONNECT_AFTER_MS = 2_000;

/**
 * Follows the number of unread notifications by server-sent events, only while the page is visible.
 * A new connection begins with the current number.
 *
 * @returns stops it
 */
export function followCount(onCount: (count: number) => void): () => void {
  let source: EventSource | undefined;
  const close = () => {
    source?.close();
    source = undefined;
  };
  const follow = () => {
    if (document.hidden) return close();
    if (source) return;
    source = new EventSource(paths.notificationsLive);
    source.onmessage = ({ data }) => onCount(Number(data));
  };
  const timer = setTimeout(() => {
    follow();
    document.addEventListener("visibilitychange", follow);
    // A page in the back/forward cache holds no connection.
    addEventListener("pagehide", close);
    addEventListener("pageshow", follow);
  }, CONNECT_AFTER_MS);
  return () => {
    clearTimeout(timer);
    close();
    document.removeEventListener("visibilitychange", follow);
    removeEventListener("pagehide", close);
    removeEventListener("pageshow", follow);
  };
}
