import type { Locale } from "#domain/preferences/preferences.ts";

/**
 * The words of what was just done, for loaders: they travel with the page, not all of them in two
 * languages in its script.
 *
 * @param texts from the flash's code to its message; `inputs` are for those that have some
 * @returns undefined for a code that is none of these
 */
export const doneText = <Inputs extends object>(
  texts: Readonly<Record<string, (inputs: Inputs, lang: { locale: Locale }) => string>>,
  code: string,
  lang: { locale: Locale },
  inputs: Inputs = {} as Inputs,
): string | undefined => (Object.hasOwn(texts, code) ? texts[code]?.(inputs, lang) : undefined);
