/** "America/Argentina/Buenos_Aires" -> "Buenos Aires" */
export const zoneCity = (zone: string): string => zone.split("/").at(-1)!.replaceAll("_", " ");
