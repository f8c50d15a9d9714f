import type { Locale } from "#domain/preferences/preferences.ts";

/** The private space for a person's documents, if a kit has to create one. */
export const OWN_SPACE = {
  en: { name: "My documents", description: "My documents, for me alone.", language: "en" },
  es: { name: "Mis documentos", description: "Mis documentos, solo para mí.", language: "es" },
} as const satisfies Record<Locale, unknown>;
