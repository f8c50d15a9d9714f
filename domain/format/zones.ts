/** IANA time zones that forms offer: of Latin America and of where its people live. The first is the default. */
export const ZONES = [
  "America/Mexico_City",
  "America/Cancun",
  "America/Mazatlan",
  "America/Hermosillo",
  "America/Tijuana",
  "America/Guatemala",
  "America/El_Salvador",
  "America/Tegucigalpa",
  "America/Managua",
  "America/Costa_Rica",
  "America/Panama",
  "America/Bogota",
  "America/Lima",
  "America/Guayaquil",
  "America/Caracas",
  "America/La_Paz",
  "America/Santiago",
  "America/Asuncion",
  "America/Argentina/Buenos_Aires",
  "America/Montevideo",
  "America/Sao_Paulo",
  "America/Santo_Domingo",
  "America/Havana",
  "America/Puerto_Rico",
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "Europe/Madrid",
  "UTC",
] as const;
export type Zone = (typeof ZONES)[number];
export const DEFAULT_ZONE: Zone = "America/Mexico_City";

/** A zone that forms offer; undefined for any other. */
export const knownZone = (zone: unknown): Zone | undefined => ZONES.find((known) => known === zone);
