import { useLang } from "#app/preferences/preferences-context.tsx";
import type { LocalText } from "./local-text.ts";

/** A date as a loader sends it, formatted in both languages. */
export interface LocalTimeText {
  /** ISO 8601 in UTC. */
  iso: string;
  text: LocalText;
}

/** A date in the page's language. */
export function LocalTime({ time }: { time: LocalTimeText }) {
  return <time dateTime={time.iso}>{time.text[useLang().locale]}</time>;
}
