import type { Zone } from "#domain/format/zones.ts";
import type { Locale } from "#domain/preferences/preferences.ts";

/** Cities whose Spanish name is not that of the IANA identifier. Source: Unicode CLDR, exemplar cities. */
const SPANISH_NAMES: Partial<Record<Zone, string>> = {
  "America/Mexico_City": "Ciudad de México",
  "America/Cancun": "Cancún",
  "America/Mazatlan": "Mazatlán",
  "America/Panama": "Panamá",
  "America/Bogota": "Bogotá",
  "America/Asuncion": "Asunción",
  "America/Sao_Paulo": "São Paulo",
  "America/Havana": "La Habana",
  "America/New_York": "Nueva York",
  "America/Los_Angeles": "Los Ángeles",
};

/** ("America/Mexico_City", "es") -> "Ciudad de México"; ("America/Argentina/Buenos_Aires", "en") -> "Buenos Aires" */
export const zoneCity = (zone: string, locale: Locale): string =>
  (locale === "es" && SPANISH_NAMES[zone as Zone]) || zone.split("/").at(-1)!.replaceAll("_", " ");
