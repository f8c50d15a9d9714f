import type { Locale } from "#domain/preferences/preferences.ts";

/**
 * A message without inputs in the browser's build (scripts/vite/lean-messages.ts), called like every
 * other: its inputs, then whose language.
 */
export const said =
  (en: string, es: string) =>
  (_inputs: unknown, options?: { locale?: Locale }): string =>
    options?.locale === "es" ? es : en;
