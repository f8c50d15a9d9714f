import { relativeTime } from "#domain/format/relative-time.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";

/**
 * How long ago something happened, in the reader's language. `now` comes from the loader, so that
 * the browser's first render says the same as the server's.
 */
export function RelativeTime({ time, now }: { time: number; now: number }) {
  const { locale } = useLang();
  return <time dateTime={new Date(time).toISOString()}>{relativeTime(time, now, locale)}</time>;
}
