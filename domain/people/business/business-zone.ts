import { DEFAULT_ZONE, type Zone } from "#domain/format/zones.ts";
import type { Business } from "./business.ts";

/** The zone of most people of a country, by its calling code; those of +1 share one code. */
const ZONE_OF_CODE: Readonly<Record<string, Zone>> = {
  "1787": "America/Puerto_Rico",
  "1939": "America/Puerto_Rico",
  "1809": "America/Santo_Domingo",
  "1829": "America/Santo_Domingo",
  "1849": "America/Santo_Domingo",
  "34": "Europe/Madrid",
  "502": "America/Guatemala",
  "503": "America/El_Salvador",
  "504": "America/Tegucigalpa",
  "505": "America/Managua",
  "506": "America/Costa_Rica",
  "507": "America/Panama",
  "51": "America/Lima",
  "52": "America/Mexico_City",
  "53": "America/Havana",
  "54": "America/Argentina/Buenos_Aires",
  "55": "America/Sao_Paulo",
  "56": "America/Santiago",
  "57": "America/Bogota",
  "58": "America/Caracas",
  "591": "America/La_Paz",
  "593": "America/Guayaquil",
  "595": "America/Asuncion",
  "598": "America/Montevideo",
};

/** Zones of Mexican area codes that are not on the time of Mexico City. */
const ZONE_OF_AREA: Readonly<Record<string, Zone>> = {
  "998": "America/Cancun",
  "984": "America/Cancun",
  "983": "America/Cancun",
  "662": "America/Hermosillo",
  "644": "America/Hermosillo",
  "664": "America/Tijuana",
  "686": "America/Tijuana",
  "646": "America/Tijuana",
  "667": "America/Mazatlan",
  "669": "America/Mazatlan",
  "612": "America/Mazatlan",
  "624": "America/Mazatlan",
  "311": "America/Mazatlan",
};

/**
 * The time zone of a telephone number in E.164, as far as its country or Mexican area code tells.
 *
 * @returns undefined for other codes, as of the United States, which has several zones
 */
export function zoneOfNumber(number: string): Zone | undefined {
  const area = /^\+52(\d{3})/.exec(number)?.[1];
  if (area && ZONE_OF_AREA[area]) return ZONE_OF_AREA[area];
  const code = Object.keys(ZONE_OF_CODE).find((known) => number.startsWith(`+${known}`));
  return code === undefined ? undefined : ZONE_OF_CODE[code];
}

/** The time zone of a business: the one it says, else that of its WhatsApp number, else Mexico City. */
export const zoneOf = (business: Pick<Business, "zone" | "whatsapp"> | undefined): Zone =>
  business?.zone ?? zoneOfNumber(business?.whatsapp ?? "") ?? DEFAULT_ZONE;
