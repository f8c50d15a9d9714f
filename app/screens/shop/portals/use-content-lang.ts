import { useLang } from "#app/preferences/preferences-context.tsx";

/** Portals, apps and suites are written in English, which the page may not be. */
export function useContentLang(): "en" | undefined {
  return useLang().locale === "en" ? undefined : "en";
}
