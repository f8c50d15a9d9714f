import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { CITIES, DISTRICTS } from "./content/places.ts";

/**
 * What tells an item from the one with the same words of an earlier round: nothing at first, then a
 * city, then a city and a part of it (scales above 1).
 */
export function editionOf(round: number, language: ContentLanguage): string {
  if (round === 0) return "";
  const cities = CITIES[language];
  const districts = DISTRICTS[language];
  const city = cities[(round - 1) % cities.length];
  const lap = Math.floor((round - 1) / cities.length);
  return lap === 0 ? ` · ${city}` : ` · ${city}, ${districts[(lap - 1) % districts.length]}`;
}
