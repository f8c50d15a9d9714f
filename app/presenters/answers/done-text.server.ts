import type { Locale } from "#domain/preferences/preferences.ts";

/**
 * The success message for a flash code. Made on the server, so that the page's script does not carry
 * these messages in both languages.
 *
 * @param texts messages by flash code
 * @param inputs of the messages that have placeholders
 * @returns undefined for an unknown code
 */
export const doneText = <Inputs extends object>(
  texts: Readonly<Record<string, (inputs: Inputs, lang: { locale: Locale }) => string>>,
  code: string,
  lang: { locale: Locale },
  inputs: Inputs = {} as Inputs,
): string | undefined => (Object.hasOwn(texts, code) ? texts[code]?.(inputs, lang) : undefined);
