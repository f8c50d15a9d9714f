import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { paths } from "#app/paths.ts";

/** News that come close together are fetched once, after this many milliseconds. */
const TOGETHER_MS = 150;
/** After an answer that is no stream, as a proxy gives while the server restarts; in milliseconds. */
const RETRY_MS = 15_000;
/** How often the page is asked for while an agentik answers, should the stream be away. */
const ASK_EVERY_MS = 5_000;

/** Loads the page's data again when the space has news; only while the page is visible. */
export function useLiveSpace(
  spaceId: string,
  { isLive, isWriting }: { isLive: boolean; isWriting: boolean },
): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isLive) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let source: EventSource | undefined;
    let wasOpen = false;
    const load = () => {
      clearTimeout(timer);
      timer = setTimeout(revalidate, TOGETHER_MS);
    };
    const follow = () => {
      if (document.hidden) {
        source?.close();
        source = undefined;
        return;
      }
      if (source) return;
      source = new EventSource(paths.spacePart(spaceId, "live"));
      source.addEventListener("news", load);
      source.addEventListener("open", () => {
        // What came while the stream was away.
        if (wasOpen) load();
        wasOpen = true;
      });
      source.addEventListener("error", () => {
        if (source?.readyState !== EventSource.CLOSED) return;
        source = undefined;
        clearTimeout(retry);
        retry = setTimeout(follow, RETRY_MS);
      });
      source.addEventListener("end", () => source?.close());
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      clearTimeout(timer);
      clearTimeout(retry);
      source?.close();
      document.removeEventListener("visibilitychange", follow);
    };
  }, [spaceId, isLive, revalidate]);
  useEffect(() => {
    if (!isWriting) return;
    const timer = setInterval(revalidate, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWriting, revalidate]);
}
