import { relativeTime } from "#domain/format/relative-time.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";

/**
 * Relative time ("2 hours ago") in the page's language. `time` and `now` are ms since the epoch; `now`
 * comes from the loader, so that hydration matches the server's HTML.
 */
export function RelativeTime({ time, now }: { time: number; now: number }) {
  const { locale } = useLang();
  return <time dateTime={new Date(time).toISOString()}>{relativeTime(time, now, locale)}</time>;
}
