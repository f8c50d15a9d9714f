import type { Locale } from "#domain/preferences/preferences.ts";

/**
 * Creates a message function without inputs, for the browser's build (scripts/vite/lean-messages.ts).
 * It has the signature of all messages: inputs, then the language.
 */
export const said =
  (en: string, es: string) =>
  (_inputs: unknown, options?: { locale?: Locale }): string =>
    options?.locale === "es" ? es : en;
