/**
 * Stands in for the message compiler's runtime (vite.config.ts): messages get their locale as an
 * argument, and one that is forgotten falls back to the base locale.
 */
export const getLocale = () => "en" as const;
export const experimentalStaticLocale = undefined;
