import { useLang } from "#app/preferences/preferences-context.tsx";

/** `lang` for names of portals, apps and suites, which are English; undefined on an English page. */
export function useContentLang(): "en" | undefined {
  return useLang().locale === "en" ? undefined : "en";
}
