import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { CITIES, DISTRICTS } from "./content/places.ts";

/**
 * A suffix that distinguishes items with the same name in later rounds (scales above 1): empty in
 * the first round, then a city, then a city and a district.
 */
export function editionOf(round: number, language: ContentLanguage): string {
  if (round === 0) return "";
  const cities = CITIES[language];
  const districts = DISTRICTS[language];
  const city = cities[(round - 1) % cities.length];
  const lap = Math.floor((round - 1) / cities.length);
  return lap === 0 ? ` · ${city}` : ` · ${city}, ${districts[(lap - 1) % districts.length]}`;
}
