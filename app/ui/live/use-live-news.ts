import { useEffect, useRef } from "react";
import { useReload } from "./use-reload.ts";

/** News that come close together are fetched once, after this many milliseconds. */
const TOGETHER_MS = 150;
/**
 * Wait after an answer that is no stream, as a busy server or a proxy gives, in milliseconds: twice as long
 * after each one, up to the longest.
 */
const RETRY_MS = { first: 2_000, longest: 16_000 };
/** How often the page is asked for while an agentik answers, if the stream is interrupted. */
const ASK_EVERY_MS = 5_000;
/** Addresses that one page follows: a browser has six connections to a server without HTTP/2. */
const FOLLOWED_MAX = 3;

/**
 * Loads the page's data again when its conversations have news; only while the page is visible.
 *
 * @param addresses of server-sent events: `news`, and `end` when nothing will come any more; of several
 *   the first three are followed
 * @param made what the page knows, for the stream to begin with the news since: a query of the address
 */
export function useLiveNews(
  addresses: string | readonly string[],
  { isLive, isWriting, made }: { isLive: boolean; isWriting: boolean; made: string },
): void {
  const reload = useReload();
  const latest = useRef(made);
  latest.current = made;
  const followed = [addresses].flat().slice(0, FOLLOWED_MAX).join(" ");
  useEffect(() => {
    if (!isLive || followed === "") return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      clearTimeout(timer);
      timer = setTimeout(reload, TOGETHER_MS);
    };
    const leave = followed
      .split(" ")
      .map((address) => followNews(() => `${address}?${latest.current}`, load));
    return () => {
      clearTimeout(timer);
      for (const each of leave) each();
    };
  }, [followed, isLive, reload]);
  useEffect(() => {
    if (!isWriting) return;
    const timer = setInterval(reload, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWriting, reload]);
}

/** Follows an address while the page is visible. @returns ends it */
function followNews(address: () => string, load: () => void): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | undefined;
  let retryMs = RETRY_MS.first;
  const follow = () => {
    if (document.hidden) {
      source?.close();
      source = undefined;
      return;
    }
    if (source) return;
    source = new EventSource(address());
    source.addEventListener("open", () => (retryMs = RETRY_MS.first));
    source.addEventListener("news", load);
    source.addEventListener("error", () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      source = undefined;
      clearTimeout(retry);
      // Between half of it and the whole, so that all pages do not come back together.
      retry = setTimeout(follow, (retryMs * (1 + Math.random())) / 2);
      retryMs = Math.min(2 * retryMs, RETRY_MS.longest);
    });
    source.addEventListener("end", () => {
      source?.close();
      // The stream has ended: reload, so that a removed member sees the refusal.
      load();
    });
  };
  follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    clearTimeout(retry);
    source?.close();
    document.removeEventListener("visibilitychange", follow);
  };
}
