import type { Locale } from "#domain/preferences/preferences.ts";

/**
 * The description of a shop's or library's row, in the page's language where it was written in it,
 * else in English, with the language it is in.
 */
export const describeIn = (
  { description, descriptionEs }: { description: string; descriptionEs: string },
  locale: Locale,
): { description: string; textLang: Locale } =>
  locale === "es" && descriptionEs
    ? { description: descriptionEs, textLang: "es" }
    : { description, textLang: "en" };

/** The title of a library's row in the page's language where it was written in it, else in English. */
export const titleIn = (
  { title, titleEs }: { title: string; titleEs: string },
  locale: Locale,
): string => (locale === "es" && titleEs ? titleEs : title);

/** Tags in the page's language where there are any, else in English. */
export const tagsIn = (
  { tags, tagsEs }: { tags: string[]; tagsEs: string[] },
  locale: Locale,
): { tags: string[]; tagsLang: Locale } =>
  locale === "es" && tagsEs.length > 0
    ? { tags: tagsEs, tagsLang: "es" }
    : { tags, tagsLang: "en" };
